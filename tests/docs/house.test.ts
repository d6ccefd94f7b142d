import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isTakenOut } from '../games-taken-out.ts';

interface Way {
  readonly title: string;
  readonly rooms: readonly string[];
  readonly stations: readonly (readonly [file: string, name: string])[];
  readonly told: string;
}

const ways: readonly Way[] = readFileSync('docs/house.md', 'utf8')
  .split('\n## ')
  .slice(1)
  .map((part) => {
    const lines = part.split('\n').filter((line) => /^\d+\. /.test(line));
    return {
      title: part.slice(0, part.indexOf('\n')),
      rooms: lines.map((line) => /^\d+\. (\w+): /.exec(line)?.[1] ?? ''),
      stations: lines.map((line) => {
        const [, file = '', name = ''] = /: `([^`]+)` `([^`]+)`/.exec(line) ?? [];
        return [file, name] as const;
      }),
      told: /^Rooms: .*$/m.exec(part)?.[0] ?? '',
    };
  });

/** The possible names of a file's room: its compiler's room, its folder in the kernel, or the game's. */
function roomsOf(file: string): readonly string[] {
  const [first = '', second = '', third = ''] = file.split('/');
  if (first !== 'engine') return [first];
  return second === 'kernel' ? [first, third] : [first, 'game'];
}

describe.each(ways)('$title', ({ rooms, stations, told }) => {
  it('refers to existing files and functions', () => {
    const lost = stations.filter(
      ([file, name]) =>
        !isTakenOut(file) && (!existsSync(file) || !new RegExp(`\\b${name}\\b`).test(readFileSync(file, 'utf8'))),
    );
    expect(lost).toEqual([]);
    expect(stations.filter(([file], i) => !roomsOf(file).includes(rooms[i] ?? ''))).toEqual([]);
  });

  it('has the current numbers of rooms and files, and how often each is mentioned', () => {
    const entered = rooms.filter((room, i) => room !== rooms[i - 1]);
    const own = [...new Set(rooms)];
    const files = new Set(stations.map(([file]) => file)).size;
    expect(told).toBe(
      `Rooms: ${own.length} (${own.join(', ')}). Returns: ${entered.length - own.length}. Files: ${files}.`,
    );
  });
});

it('describes four paths, and one inside the engine', () => {
  expect(ways.map(({ stations }) => stations.length > 5)).toEqual(Array(5).fill(true));
});

it('CONTRIBUTING links to a page for each kind of addition, one for tests and one for releases, and their references exist', () => {
  const pages = [...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/\]\((docs\/contributing\/[^)]+)\)/g)].map(
    ([, page = '']) => page,
  );
  expect(pages).toHaveLength(9);
  const named = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/`((?:api|authoring|cli|engine|host|renderer|scripts|tests)\/[\w./-]+)`/g)]
      .map(([, file = '']) => file)
      .filter((file) => !/\bID\b|NAME/.test(file) && !isTakenOut(`${file}/`)),
  );
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
