import { Window, type HTMLInputElement } from 'happy-dom';
import { describe, expect, it, vi } from 'vitest';
import { temporary } from '../project/temporary.ts';
import { answer, EXPRESS, HANDLER } from './answer.ts';
import { APPLICATION } from './application.ts';

async function pageOf(files: Parameters<typeof temporary>[0], ...given: readonly string[]): Promise<string> {
  return (await answer(['plan', temporary(files).root, '--format', 'html', ...given])).stdout;
}

/** The page in a browser that executes its script. */
function opened(page: string): Window {
  const window = new Window({
    settings: { enableJavaScriptEvaluation: true, suppressInsecureJavaScriptEnvironmentWarning: true },
  });
  window.document.write(page);
  return window;
}

const textsOf = (window: Window, selector: string): readonly string[] =>
  [...window.document.querySelectorAll(selector)].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());

const shownOf = (window: Window): readonly string[] => textsOf(window, '.row:not([hidden]) summary');

/** Chooses a value as a person does. */
function choose(window: Window, name: string, value: string): void {
  // A select has a value as an input has.
  const control = window.document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!control) throw new Error(`There is no '${name}'.`);
  control.value = value;
  control.dispatchEvent(new window.Event('input', { bubbles: true }));
}

describe('the page', () => {
  it('shows the API before and after as a tree', async () => {
    const window = opened(await pageOf(APPLICATION));
    const [now, after] = textsOf(window, '.tree > ul');
    expect(now).toBe(
      '(no fixed path) GET /api/users /:id GET /getAll GET − changes /update/:id POST − changes /deleteOrder DELETE ? suggested /orders/list GET ! withheld /status ALL',
    );
    expect(after).toBe(
      '(no fixed path) GET /api/users GET + new /:id PUT + new GET /deleteOrder DELETE ? suggested /orders/list GET ! withheld /status ALL',
    );
  });

  it('has a row for each route, with its place, its obstacles and its callers', async () => {
    const window = opened(await pageOf(APPLICATION));
    expect(shownOf(window)).toEqual([
      '4 Unchanged ALL /status',
      '5 Unchanged GET (a regular expression)',
      '6 Suggested DELETE /deleteOrder maybe⇢ DELETE /orders/:id',
      '8 Withheld GET /orders/list',
      '2 Fixed GET /api/users/getAll becomes→ GET /api/users',
      '3 Fixed POST /api/users/update/:id becomes→ PUT /api/users/:id',
      '4 Unchanged GET /api/users/:id',
    ]);
    expect(textsOf(window, '#r3 dl > div')).toEqual([
      'Placeapp.js:6 (express)',
      'Reported byno-verb-segment (deleteOrder)',
      'Not rewrittenits path has no identifier of the item',
    ]);
    expect(textsOf(window, '#r5 dl > div')).toEqual([
      'Placeroutes/users.js:2 (express)',
      'Reported byno-verb-segment (getAll)',
      'Called bytest/users.test.js:3 GET /api/users/getAll →becomes GET /api/users',
      'Mentioned inREADME.md:1',
    ]);
  });

  it('names the callers of a route that stays', async () => {
    const window = opened(
      await pageOf({
        'app.js': `${EXPRESS}app.get('/users/:id/remove', ${HANDLER});\napp.delete('/users/:id', ${HANDLER});\n`,
        'client.mjs': 'export const remove = (id) => fetch(`/users/${id}/remove`);\n',
      }),
    );
    const [reason, called] = textsOf(window, '#r1 dl > div').slice(-2);
    expect(reason).toMatch(/^Not rewritten.*\('DELETE \/users\/:id', app\.js:3\)$/);
    expect(called).toBe('Called byclient.mjs:1 GET /users/${…}/remove');
  });

  it('filters rows and trees by status, reason, resource and text, and counts them', async () => {
    const window = opened(await pageOf(APPLICATION));
    const { document } = window;
    expect(document.querySelector('#filters')?.hasAttribute('hidden')).toBe(false);
    choose(window, 'resource', 'orders');
    expect(shownOf(window).map((text) => text.split(' ')[0])).toEqual(['6', '8']);
    expect(textsOf(window, '.tree .chip:not([hidden])')).toHaveLength(4);
    expect(textsOf(window, '#count')).toEqual(['2 of 7 routes']);
    choose(window, 'reason', 'suppressed');
    expect(shownOf(window)).toEqual(['8 Withheld GET /orders/list']);
    choose(window, 'reason', '');
    choose(window, 'resource', '');
    choose(window, 'text', 'USERS.JS');
    expect(shownOf(window)).toHaveLength(3);
    expect(textsOf(window, '.file:not([hidden]) h3')).toEqual(['routes/users.js']);
    choose(window, 'text', '');
    document.querySelector<HTMLInputElement>('[name=status][value=fixed]')?.click();
    expect(textsOf(window, '#count')).toEqual(['5 of 7 routes']);
  });

  it('links to lines where they are on the web', async () => {
    const { root } = temporary(APPLICATION);
    vi.spyOn(process, 'cwd').mockReturnValue(root);
    const { stdout } = await answer(['plan', '--format', 'html', '--links', 'https://example.com/o/r/blob/main']);
    vi.restoreAllMocks();
    expect(stdout).toContain('href="https://example.com/o/r/blob/main/routes/users.js#L2"');
    expect(await pageOf(APPLICATION)).not.toContain('href="http');
  });

  it('names requests with an old address, and files that could not be read', async () => {
    const window = opened(
      await pageOf({
        'app.js': `${EXPRESS}app.get('/users', ${HANDLER});\nmodule.exports = app;\n`,
        'app.test.js':
          "const request = require('supertest');\nit('lists', () => request(require('./app')).get('/users/getAll').expect(200));\n",
        'broken.js': `${EXPRESS}app.get('/getUsers', (\n`,
      }),
    );
    expect(textsOf(window, 'main > ul li')).toEqual([
      'app.test.js:2 GET /users/getAll →becomes GET /users',
      'broken.js: The file has syntax errors, or is nested too deep.',
    ]);
  });

  it('says so where there is no route', async () => {
    expect(textsOf(opened(await pageOf({ 'notes.txt': '' })), 'main > p')).toContain('No routes found.');
  });
});

describe('a hostile name', () => {
  it.each([
    '</script><script>window.hit = 1</script>',
    '<img src=x onerror="window.hit = 1">',
    '" onmouseover="window.hit = 1" x="',
    '</style><svg onload=window.hit=1>',
  ])('is text and nothing else: %s', async (name) => {
    const files = {
      [`${name.replaceAll('/', '')}.js`]: `${EXPRESS}app.get(${JSON.stringify(`/${name}/list`)}, ${HANDLER});\n`,
    };
    const [page, plain] = [
      await pageOf(files),
      await pageOf({ 'a.js': `${EXPRESS}app.get('/a/b/list', ${HANDLER});\n` }),
    ];
    const elements = (text: string): readonly string[] =>
      [...opened(text).document.querySelectorAll('script, style, img, svg, [onerror], [onload], [onmouseover]')].map(
        ({ localName }) => localName,
      );
    expect(elements(page)).toEqual(elements(plain));
    expect(opened(page).document.body.textContent).toContain(name.split('/')[0]);
  });
});

describe('what a page needs', () => {
  it('is the page alone: it names no file and no other host', async () => {
    const page = await pageOf(APPLICATION);
    expect(page).not.toMatch(/\b(?:src|href)="(?!#)/);
    expect(page).not.toMatch(/url\(|@import/);
    expect(page).toContain("default-src 'none'; script-src 'sha256-");
  });

  it('is a plan: there is none of a list', async () => {
    expect(await answer(['list', '--format', 'html'])).toEqual({
      code: 2,
      stdout: '',
      stderr: "restful-routes: Format 'html' does not show 'list'.\n",
    });
  });
});
