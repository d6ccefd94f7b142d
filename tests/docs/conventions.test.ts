import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isTakenOut } from '../games-taken-out.ts';

// Every promise of docs/reference/conventions.md names an existing test by title.

interface Row {
  readonly id: string;
  readonly state: string;
  readonly shown: readonly (readonly [file: string, title: string])[];
  readonly last: string;
}

const rows: readonly Row[] = readFileSync('docs/reference/conventions.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| C\d+ \|/.test(line))
  .map((line) => {
    const [id = '', , , state = '', last = ''] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    const shown = [...last.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file = '', title = '']) => [file, title] as const);
    return { id, state, shown, last };
  });

describe('the conventions', () => {
  it('are 43, one per row', () => {
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 43 }, (_, i) => `C${i + 1}`));
  });

  it('name existing tests', () => {
    const lost = rows.flatMap(({ id, shown }) =>
      shown
        .filter(([file, title]) => {
          if (isTakenOut(file)) return false;
          return !existsSync(file) || !readFileSync(file, 'utf8').includes(`'${title}'`);
        })
        .map(([file, title]) => `${id}: ${file} ${title}`),
    );
    expect(lost).toEqual([]);
  });

  it('are held by tests, or explain why no machine here can do so', () => {
    expect(rows.filter(({ shown }) => shown.length > 0).length).toBeGreaterThanOrEqual(41);
    expect(rows.filter(({ state, shown, last }) => state === 'works' && shown.length === 0 && last === '')).toEqual([]);
  });
});
