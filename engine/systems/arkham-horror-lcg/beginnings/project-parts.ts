import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { AnswerChoice } from '#engine/kernel/contract/template.ts';
import { entriesOf, idsIn } from '#engine/library/templates/entries-of.ts';

/** Ids of all cards, of players and scenarios. */
export const cardIds = (documents: Documents): readonly string[] =>
  idsIn(entriesOf(documents, /^(cards\/|scenarios\/[^/]+\/cards\.json$)/, 'cards'));

export const playerCardsIn = (documents: Documents): readonly JsonObject[] =>
  entriesOf(documents, /^cards\/[^/]+\.json$/, 'cards');

export const investigatorsIn = (documents: Documents): readonly JsonObject[] =>
  entriesOf(documents, /^investigators\.json$/, 'investigators');

export const setsIn = (documents: Documents): readonly JsonObject[] => entriesOf(documents, /^sets\.json$/, 'sets');

/** Whole documents, each with the folder or file in which it is. */
const wholeIn = (
  documents: Documents,
  path: RegExp,
): readonly { readonly file: string; readonly value: JsonObject }[] =>
  Object.entries(documents).flatMap(([file, value]) => (path.test(file) && isObject(value) ? [{ file, value }] : []));

export const scenariosIn = (documents: Documents) => wholeIn(documents, /^scenarios\/[^/]+\/scenario\.json$/);
export const decksIn = (documents: Documents) => wholeIn(documents, /^decks\/[^/]+\.json$/);

export const choiceOf = ({ id, name }: JsonObject): AnswerChoice => ({
  value: String(id),
  label: { ja: String(name), en: String(name) },
});

/** The first id of the form WORD, WORD-2, WORD-3 that is free. */
export function freeId(wanted: string, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const id = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken.includes(id)) return id;
  }
}

export const sayIn = (locale: keyof Text, ja: string, en: string): string => ({ ja, en })[locale];
