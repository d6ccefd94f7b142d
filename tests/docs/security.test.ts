import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isTakenOut } from '../games-taken-out.ts';

interface Row {
  readonly item: string;
  readonly test: { readonly file: string; readonly title: string } | null;
  readonly reason: string;
}

function rowsOf(file: string): readonly Row[] {
  const rows = readFileSync(file, 'utf8').matchAll(/^\| (\w+) \| .* \| (.*) \|$/gm);
  return [...rows].map(([, item = '', last = '']) => {
    const named = /^`([^`]+)` ["「](.*)["」]$/.exec(last);
    return { item, test: named === null ? null : { file: named[1] ?? '', title: named[2] ?? '' }, reason: last };
  });
}

const electron = Array.from({ length: 20 }, (_, i) => String(i + 1));
const ours = [...'ABCDEFGHIJKL'];
const loopback = Array.from({ length: 11 }, (_, i) => `H${i + 1}`);
const readers = Array.from({ length: 14 }, (_, i) => `R${i + 1}`);

describe.each(['docs/reference/security.md', 'docs/reference/security.ja.md'])('%s', (file) => {
  const rows = rowsOf(file);

  it('has 20 rows for Electron, A to L of our own, 11 for the loopback server and 14 for foreign files', () => {
    expect(rows.map(({ item }) => item)).toEqual([...electron, ...ours, ...loopback, ...readers]);
  });

  it('names an existing test, or explains why there is none', () => {
    const missing = rows.filter(({ test, reason }) => {
      if (test === null) return !/^(No test: |試)./.test(reason);
      if (isTakenOut(test.file)) return false;
      return !existsSync(test.file) || !readFileSync(test.file, 'utf8').includes(`'${test.title}'`);
    });
    expect(missing).toEqual([]);
  });
});

it('both languages name the same tests', () => {
  const [en, ja] = ['docs/reference/security.md', 'docs/reference/security.ja.md'].map((file) =>
    rowsOf(file).map(({ test }) => test),
  );
  expect(ja).toEqual(en);
});

const shipped = ['api', 'authoring', 'cli', 'electron', 'engine', 'host', 'loopback', 'renderer'];

it('no shipped code compiles a schema to a validator', () => {
  const sources = shipped.flatMap((room) =>
    readdirSync(room, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  const compiling = /from 'ajv|import\('ajv|from 'typebox\/compile|from 'typebox\/schema|new Function\(/;
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter((file) => compiling.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('no page writes HTML from a text: the lint rule exists and is enabled', () => {
  expect(readFileSync('scripts/lint/no-html-text.grit', 'utf8')).toContain('innerHTML');
  expect(readFileSync('biome.json', 'utf8')).toContain('no-html-text.grit');
});
