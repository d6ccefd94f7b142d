import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import knownCircles from './folder-circles.json' with { type: 'json' };
import { importsOfValues, rooms, sourcesOf, target } from './house-files.ts';
import { circles } from './import-circles.ts';

// Folders of a room that import each other are one folder under several names. Type-only imports are not counted. No
// circle may be added; a folder that has left its circle is removed from the list.

const known: Readonly<Record<string, readonly string[]>> = knownCircles;

function folderOf(room: string, file: string): string {
  const [first = '', ...rest] = file.slice(room.length + 1).split('/');
  return rest.length === 0 ? '.' : first;
}

function importsOfFolders(room: string): ReadonlyMap<string, readonly string[]> {
  const imports = new Map<string, string[]>();
  for (const file of sourcesOf(room)) {
    const folder = folderOf(room, file);
    const of = imports.get(folder) ?? [];
    imports.set(folder, of);
    for (const specifier of importsOfValues(readFileSync(file, 'utf8'))) {
      const other = target(file, specifier);
      if (other?.startsWith(`${room}/`)) of.push(folderOf(room, path.posix.normalize(other)));
    }
  }
  return imports;
}

describe('folders of a room that import each other', () => {
  it.each(rooms.map(({ name }) => name))('%s', (room) => {
    const found = circles(importsOfFolders(room)).flat().sort();
    expect(found).toEqual(known[room] ?? []);
  });

  it('an import of types alone does not count', () => {
    const text = [
      "import type { A } from './a.ts';",
      "import { type B, type C } from './b.ts';",
      "import { type D, e } from './d.ts';",
      "export { f } from './f.ts';",
      "import './g.css';",
      "const h = await import('./h.ts');",
    ].join('\n');
    expect(importsOfValues(text)).toEqual(['./d.ts', './f.ts', './g.css', './h.ts']);
  });
});
