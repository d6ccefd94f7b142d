import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { systemIds } from '#engine/systems/system-ids.ts';
import { sourcesIn } from './house-files.ts';

// Code shared by two games belongs to the library. Lines are compared without their names.

const games = [
  ...systemIds.map((id) => `engine/systems/${id}`),
  // In a copy of the project the toy game can be a built-in game too, and is then there twice
  ...(existsSync('engine/systems/lantern-market') ? [] : ['tests/toy-game']),
  ...['tests/library/texts-game', 'tests/kernel/foreign'],
].filter((folder) => existsSync(folder));
/** This many equal lines in a row are no coincidence. */
const span = 6;

interface Stretch {
  readonly file: string;
  readonly line: number;
}

function linesOf(text: string): readonly { readonly text: string; readonly line: number }[] {
  const withoutImports = text.replace(/^import [^;]*;/gm, (all) => all.replace(/[^\n]/g, ''));
  return withoutImports
    .split('\n')
    .map((line, i) => ({ text: line.trim(), line: i + 1 }))
    .filter(({ text: line }) => /\w{2}/.test(line) && !/^(\/\/|\/?\*)/.test(line));
}
function stretches(files: ReadonlyMap<string, string>): ReadonlyMap<string, readonly Stretch[]> {
  const found = new Map<string, Stretch[]>();
  for (const [file, text] of files) {
    const lines = linesOf(text);
    for (let i = 0; i + span <= lines.length; i++) {
      const part = lines.slice(i, i + span);
      const key = part.map(({ text: line }) => line).join('\n');
      found.set(key, [...(found.get(key) ?? []), { file, line: part[0]?.line ?? 0 }]);
    }
  }
  return found;
}
const gameOf = (file: string) => games.find((game) => file.startsWith(`${game}/`));

function twice(files: ReadonlyMap<string, string>): readonly string[] {
  return [...stretches(files).values()]
    .filter((places) => new Set(places.map(({ file }) => gameOf(file))).size > 1)
    .map((places) => places.map(({ file, line }) => `${file}:${line}`).join(' = '));
}

describe('mechanisms shared by two games are in the library', () => {
  const files = games.flatMap(sourcesIn).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

  it('no mechanism exists in two games', () => {
    expect(files.length).toBeGreaterThan(10);
    expect(twice(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])))).toEqual([]);
  });

  it('a copied passage is found in any surroundings', () => {
    const body = Array.from({ length: span }, (_, i) => `  line${i}();`).join('\n');
    const copied = new Map([
      ['tests/toy-game/a.ts', `import x;\nfirst();\n${body}\n}`],
      ['tests/library/texts-game/b.ts', `\n${body}\nlast();`],
    ]);
    expect(twice(copied)).toEqual(['tests/toy-game/a.ts:3 = tests/library/texts-game/b.ts:2']);
  });
});
