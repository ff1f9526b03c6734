import { describe, expect, it } from 'vitest';
import { Progress } from '../../src/cli/terminal.ts';

const screen = (isTTY: boolean) => {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => written.push(text) };
};

describe('the line of progress', () => {
  it('waits half a second, and a moment between two', () => {
    const terminal = screen(true);
    const progress = new Progress(terminal, 0);
    progress.say('1', 499);
    progress.say('2', 500);
    progress.say('3', 550);
    progress.say('4', 600);
    expect(terminal.written).toEqual(['\r\u001b[K2', '\r\u001b[K4']);
  });

  it('is taken away at the end, once', () => {
    const terminal = screen(true);
    const progress = new Progress(terminal, 0);
    progress.say('text', 500);
    progress.clear();
    progress.clear();
    expect(terminal.written.at(-1)).toBe('\r\u001b[K');
    expect(terminal.written).toHaveLength(2);
  });

  it('leaves nothing behind where it was not shown, and is no part of what is piped', () => {
    const terminal = screen(true);
    new Progress(terminal, 0).clear();
    const pipe = screen(false);
    new Progress(pipe, 0).say('text', 1000);
    expect([...terminal.written, ...pipe.written]).toEqual([]);
  });
});
