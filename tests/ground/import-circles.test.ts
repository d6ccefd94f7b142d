import { describe, expect, it } from 'vitest';
import { importsOf, sourcesIn, target } from './house-files.ts';
import { circles } from './import-circles.ts';

// Files that import each other can only be understood and moved together, even when only types are imported, which the
// linter ignores. No circle may be added; a removed one is deleted from the list.

const rooms = ['engine', 'authoring', 'api', 'host', 'loopback', 'electron', 'cli', 'renderer', 'scripts', 'bench'];
const files = rooms.flatMap(sourcesIn);
const imports = new Map(
  files.map((file) => [file, importsOf(file).flatMap((specifier) => target(file, specifier) ?? [])] as const),
);

const inFolder = (folder: string, ...names: readonly string[]) => names.map((name) => `${folder}/${name}`);

/** Known circles, with the reason: each has only types, within one room. */
const known: readonly (readonly string[])[] = [
  inFolder('engine/kernel/language', 'block.ts', 'compile.ts', 'facts.ts', 'field.ts', 'op.ts'),
  // Sealed answers are in a frame of the stack, which knows which ones are sealed
  inFolder('engine/kernel/procedures', 'secret-answers.ts', 'stack.ts'),
  // A session saves itself and explains refusals; both read a session
  ['engine/kernel/decisions/why.ts', ...inFolder('engine/kernel/session', 'saved-game.ts', 'session.ts')],
];

describe('files that import each other, also by types', () => {
  it('are only the known ones', () => {
    expect(circles(imports)).toEqual(known.map((circle) => [...circle].sort()).sort());
  });

  it('are found in circles of any length, and listed separately', () => {
    const graph = { a: ['b'], b: ['c'], c: ['a', 'd'], d: ['e'], e: ['d', 'f'], f: ['g', 'nowhere'], g: [] };
    expect(circles(new Map(Object.entries(graph)))).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ]);
  });

  it('an imported type counts', () => {
    expect(importsOf('tests/ground/import-circles.test.ts')).toEqual([
      'vitest',
      './house-files.ts',
      './import-circles.ts',
    ]);
  });
});
