import { describe, expect, it } from 'vitest';
import { importsOf, sourcesIn, target } from './house-files.ts';
import { circles } from './import-circles.ts';

// Files that import each other can only be understood, moved and lifted together, also when only types are imported: of
// such imports the linter sees nothing. No circle may be added; one that is gone is taken out of the list.

const rooms = ['engine', 'authoring', 'api', 'host', 'loopback', 'electron', 'cli', 'renderer', 'scripts', 'bench'];
const files = rooms.flatMap(sourcesIn);
const imports = new Map(
  files.map((file) => [file, importsOf(file).flatMap((specifier) => target(file, specifier) ?? [])] as const),
);

const inFolder = (folder: string, ...names: readonly string[]) => names.map((name) => `${folder}/${name}`);

/** Circles that stand, and why: each is of types alone, within one room. */
const known: readonly (readonly string[])[] = [
  // A word's fields hold lists of words, and a list of words is compiled from the words
  inFolder('engine/kernel/language', 'block.ts', 'compile.ts', 'facts.ts', 'field.ts', 'op.ts'),
  // The table holds what lasts, which lies on the table
  inFolder('engine/kernel/table', 'lasting.ts', 'table.ts'),
  // What is sealed lies in a frame of the stack, which tells which answers are sealed
  inFolder('engine/kernel/procedures', 'secret-answers.ts', 'stack.ts'),
  // A session saves itself and tells why not; both look at a session
  ['engine/kernel/decisions/why.ts', ...inFolder('engine/kernel/session', 'saved-game.ts', 'session.ts')],
];

describe('files that import each other, types too', () => {
  it('are none but those that are known', () => {
    expect(circles(imports)).toEqual(known.map((circle) => [...circle].sort()).sort());
  });

  it('are found, however long the way round, and told apart', () => {
    const graph = { a: ['b'], b: ['c'], c: ['a', 'd'], d: ['e'], e: ['d', 'f'], f: ['g', 'nowhere'], g: [] };
    expect(circles(new Map(Object.entries(graph)))).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ]);
  });

  it('a type that is imported counts', () => {
    expect(importsOf('tests/ground/import-circles.test.ts')).toEqual([
      'vitest',
      './house-files.ts',
      './import-circles.ts',
    ]);
  });
});
