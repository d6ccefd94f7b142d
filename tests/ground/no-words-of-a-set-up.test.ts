import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { systems } from '#engine/systems/systems.ts';

const rooms = ['engine/kernel', 'engine/players', 'engine/simulation', 'host', 'cli', 'api', 'loopback'];
/** The seed and the number of players belong to every game. */
const ofTheHouse = ['seed', 'players'];

const filesIn = (room: string): readonly string[] =>
  readdirSync(room, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(room, entry.name);
    return entry.isDirectory() ? filesIn(file) : file.endsWith('.ts') ? [file] : [];
  });

describe('rooms of every game', () => {
  it.each(systems.map((system) => [system.id, system] as const))(
    'name no result, field of a set-up or option of %s',
    (_, { vocabulary, options }) => {
      const { properties = {} } = vocabulary.setup as { readonly properties?: object };
      const words = [...vocabulary.results, ...Object.keys(properties), ...options.map(({ id }) => id)];
      const asked = words.filter((word) => !ofTheHouse.includes(word));
      expect(asked.length).toBeGreaterThan(0);
      const quoted = new RegExp(`['"\`](?:${asked.join('|')})['"\`]`);
      const found = rooms.flatMap(filesIn).flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .flatMap((line, at) => (quoted.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
      );
      expect(found).toEqual([]);
    },
  );
});
