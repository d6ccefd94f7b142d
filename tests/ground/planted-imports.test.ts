import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourcesIn } from './house-files.ts';

// Imports a room may not use although the compiler knows them: Node's types come in with packages. The forbidden lines
// are planted in a folder of their own, since the project may be linted at the same time.

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'studio-lint-'));
  for (const name of ['biome.json', '.gitignore', 'scripts/lint'])
    cpSync(name, path.join(folder, name), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function brokenIn(room: string, lines: readonly string[]): readonly string[] {
  const file = path.join(room, 'planted.ts');
  mkdirSync(path.join(folder, room), { recursive: true });
  writeFileSync(path.join(folder, file), `${lines.join('\n')}\n`);
  const biome = path.resolve('node_modules/.bin/biome');
  const run = spawnSync(biome, ['lint', '--reporter=json', file], { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(run.stdout) as { readonly diagnostics: readonly { readonly category: string }[] };
  return diagnostics.map(({ category }) => category).sort();
}

describe('a room without Node', () => {
  it.each(['engine/kernel', 'engine/systems', 'authoring', 'api', 'renderer'])('%s', (room) => {
    expect(
      brokenIn(room, ["import { join } from 'node:path';", 'export const place = join(process.cwd(), "a");']),
    ).toEqual(['lint/correctness/noNodejsModules', 'lint/style/noRestrictedGlobals']);
  });
});

describe('a room that writes only through the module for atomic writes', () => {
  it.each(['host', 'cli', 'loopback', 'electron'])('%s', (room) => {
    const ways = [
      "import { writeFileSync } from 'node:fs';",
      "import { open } from 'node:fs/promises';",
      "import * as all from 'node:fs/promises';",
      "export const later = () => import('node:fs');",
      'export const ways = [writeFileSync, open, all];',
    ];
    expect(brokenIn(room, ways)).toEqual(ways.slice(1).map(() => 'lint/style/noRestrictedImports'));
  });
});

it('no program creates nested folders by Node, which never returns in /proc', () => {
  const recursive = /mkdir(?:Sync)?\([^;]*recursive/;
  const found = ['host', 'cli', 'loopback', 'electron'].flatMap(sourcesIn);
  expect(found.filter((file) => recursive.test(readFileSync(file, 'utf8')))).toEqual([]);
});
