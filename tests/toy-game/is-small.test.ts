import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

// A small game is small to write: what every game needs stands in the library.

const folder = 'tests/toy-game';
const most = 250;
/** What hosts the game for stories and tests; the rest of the folder's sources is the game. */
const around = /^(?:hosted-systems|open-toy-studio|.*\.test|.*\.d)\.ts$/;

/** Lines that are neither blank nor comments. */
function codeLines(text: string): number {
  const withoutComments = text.replace(/^\s*\/\*[\s\S]*?\*\/\s*$/gm, '');
  return withoutComments.split('\n').filter((line) => !/^\s*(?:\/\/.*)?$/.test(line)).length;
}

describe('a small game is small', () => {
  it('lines of code are counted without blanks and comments', () => {
    expect(codeLines('/** What\n * it is */\nconst a = 1; // one\n\n  // why\n  /* so */\nconst b = 2;\n')).toBe(2);
  });

  it(`the toy game is written in ${most} lines at most`, () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !around.test(file));
    expect(files).toEqual(expect.arrayContaining(['rulebook.ts', 'system.ts']));
    const lines = files.map((file) => codeLines(readFileSync(path.join(folder, file), 'utf8')));
    expect(lines.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(most);
  });
});
