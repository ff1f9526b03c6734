import { it } from 'vitest';
import { answerOf, verbsOf } from './judgement.ts';
it('x', () => {
  for (const [e, m] of (process.env.TRY ?? '').split(';').map((x) => x.split(' @ ')))
    console.log(
      e,
      '@',
      m ?? '/',
      '->',
      answerOf(e ?? '', { mount: m ?? '/' }),
      verbsOf(e ?? '', { mount: m ?? '/' }).join(),
    );
});
