import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { systems } from '#engine/systems/systems.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Words shared by a family of games: allowed in the library, not in the kernel. */
const familyWords = ['card', 'cards', 'deck', 'decks', 'hand', 'hands', 'damage'];
const gameWords = ['weapon', 'clue', 'doom', 'investigator', 'mech', 'worker', 'train'];

function filesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder)).flatMap((name) => {
    const file = `${folder}/${name}`;
    if (statSync(path.join(root, file)).isDirectory()) return file === 'renderer/tables' ? [] : filesIn(file);
    return /(?<!tsconfig)\.(?:ts|tsx|json)$/.test(name) ? [file] : [];
  });
}

function found(folders: readonly string[], words: readonly string[]): string[] {
  const pattern = new RegExp(`\\b(?:${words.join('|')})\\b`, 'i');
  return folders.flatMap(filesIn).flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, i) => (pattern.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
  );
}

describe('only three places know a game', () => {
  it('the kernel contains no word of any game', () => {
    expect(found(['engine/kernel', 'engine/rule-testing'].filter(exists), [...familyWords, ...gameWords])).toEqual([]);
  });
  it('the library uses the word card, but no word of a single game', () => {
    expect(found(['engine/library'], gameWords)).toEqual([]);
  });

  const rooms = [
    'engine/kernel',
    'engine/library',
    'engine/players',
    'engine/rule-testing',
    'engine/simulation',
    'authoring',
    'api',
    'host',
    'loopback',
    'electron',
    'cli',
    'renderer',
  ];
  it.each(systems.map((system) => [system.id, system.ownWords ?? []] as const))(
    'no room but its own contains a word of %s',
    (_, words) => {
      expect(found(rooms.filter(exists), words)).toEqual([]);
    },
  );
});

function exists(folder: string): boolean {
  return statSync(path.join(root, folder), { throwIfNoEntry: false }) !== undefined;
}
