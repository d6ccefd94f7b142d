import { describe, expect, it } from 'vitest';
import { importsOf, type Room, roomOf, rooms, sourcesOf, target } from './house-files.ts';

// The compiler refuses imports of a room without a reference, but follows references transitively. This test checks the
// rest: a room imports only the rooms its own tsconfig.json names.

function wrongImports(room: Room): string[] {
  return sourcesOf(room.name).flatMap((file) =>
    importsOf(file).flatMap((specifier) => {
      const leadsTo = target(file, specifier);
      const other = leadsTo === undefined ? undefined : roomOf(leadsTo);
      const allowed = other === undefined || other === room.name || room.may.includes(other);
      return allowed ? [] : [`${file}: ${specifier}`];
    }),
  );
}

describe('a room imports only the rooms its tsconfig.json names', () => {
  it.each(rooms)('$name', (room) => {
    expect(wrongImports(room)).toEqual([]);
  });

  it('finds an import that is not allowed', () => {
    const file = 'engine/players/random.ts';
    expect(roomOf(target(file, '#engine/systems/systems.ts') ?? '')).toBe('engine/systems');
    expect(roomOf(target(file, '../kernel/table/table.ts') ?? '')).toBe('engine/kernel');
  });
});

describe('a pure room depends only on its allowed packages', () => {
  const allowed: Readonly<Record<string, RegExp>> = {
    'engine/kernel': /^(@noble\/hashes|typebox)(\/|$)/,
    'engine/library': /^typebox(\/|$)/,
    'engine/systems': /^$/,
    'engine/players': /^$/,
    'engine/rule-testing': /^$/,
    'engine/simulation': /^$/,
  };

  const allowedIn = (name: string) => (/^engine\/systems\/./.test(name) ? /^typebox(\/|$)/ : allowed[name]);

  it.each(rooms.filter((room) => allowedIn(room.name) !== undefined))('$name', (room) => {
    const packages = sourcesOf(room.name)
      .flatMap((file) => importsOf(file))
      .filter((specifier) => !/^[#.]/.test(specifier));
    expect(packages.filter((name) => !allowedIn(room.name)?.test(name))).toEqual([]);
  });
});
