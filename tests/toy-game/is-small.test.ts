import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

// A small game needs little code: everything shared by games is in the library.

const folder = 'tests/toy-game';
const most = 250;
/** The files that host the game for stories and tests; the other sources of the folder are the game. */
const around = /^(?:hosted-systems|open-toy-studio|.*\.test|.*\.d)\.ts$/;

function codeLines(text: string): number {
  const withoutComments = text.replace(/^\s*\/\*[\s\S]*?\*\/\s*$/gm, '');
  return withoutComments.split('\n').filter((line) => !/^\s*(?:\/\/.*)?$/.test(line)).length;
}

describe('a small game has little code', () => {
  it('lines of code are counted without blank lines and comments', () => {
    expect(codeLines('/** What\n * it is */\nconst a = 1; // one\n\n  // why\n  /* so */\nconst b = 2;\n')).toBe(2);
  });

  it(`the toy game has at most ${most} lines`, () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !around.test(file));
    expect(files).toEqual(expect.arrayContaining(['rulebook.ts', 'system.ts']));
    const lines = files.map((file) => codeLines(readFileSync(path.join(folder, file), 'utf8')));
    expect(lines.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(most);
  });
});
