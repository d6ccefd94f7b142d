import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { type Documents, RefusalError } from '#engine/kernel/system.ts';
import { type Layered, layList } from '#engine/library/formats/lay-over.ts';

/** Where the entries of each list stand. */
const fileOf: { readonly [key: string]: string } = {
  ...{ cards: 'cards/actions.json', decks: 'cards/actions.json' },
  ...{ lines: 'map.json', stations: 'map.json' },
  ...{ events: 'events.json', words: 'words.json' },
};

/** The documents with entries laid over them, as a package would. */
export function overlay(documents: Documents, entries: JsonObject): Documents {
  const result: Layered = { ...documents };
  for (const [key, list] of Object.entries(entries)) {
    const file = fileOf[key];
    if (file !== undefined) layList(result, file, key, list);
    else if (key !== 'games' || !Array.isArray(list)) throw new RefusalError('overlayUnknown', { key });
    else for (const game of list as readonly JsonObject[]) result[`games/${String(game['id'])}.json`] = game;
  }
  return result;
}
