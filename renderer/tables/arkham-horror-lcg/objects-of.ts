import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { type ObjectsOfAnswer, seatActions } from '../library/legal-actions.ts';
import { type ArkhamTableDocument, cardOf } from './table-document.ts';

export const deckOf = (seat: string): string => `${seat}/deck`;
export const resourcesOf = (seat: string): string => `${seat}/resources`;

/** Actions by the rules without an object in their answer belong to what they concern. */
export function objectsIn(table: ArkhamTableDocument): ObjectsOfAnswer {
  return ({ do: word, by, effect: _, ...fields }: JsonObject) => {
    const who = typeof by === 'string' ? by : '';
    if (word === 'investigate') return [table.seats[who]?.location ?? seatActions(who), seatActions(who)];
    if (word === 'advanceAct') return table.acts.slice(0, 1).map((act) => cardOf(act).name);
    if (word === 'drawCard') return [deckOf(who), seatActions(who)];
    if (word === 'resource') return [resourcesOf(who), seatActions(who)];
    const named = Object.values(fields).filter((value) => typeof value === 'string');
    return named.length > 0 ? named : [seatActions(who)];
  };
}

export type QuestionOn = 'location' | 'enemy' | 'hand' | 'act';
const asked = {
  location: ['moveTo'],
  enemy: ['fight', 'evade', 'engage'],
  hand: ['play', 'commit'],
  act: ['advanceAct'],
} as const;

/** What a player could want to do with a thing, for why not. */
export function questionsOn(
  sort: QuestionOn,
  name: string,
  deciding: string | null,
  words: ReadonlySet<string>,
): readonly JsonObject[] {
  const by = deciding === null ? {} : { by: deciding };
  const fitting = asked[sort].filter((word) => words.has(word));
  return (fitting.length > 0 ? fitting : asked[sort].slice(0, 1)).map((word) => ({
    do: word,
    ...by,
    ...(sort === 'act' ? {} : { [sort === 'location' ? 'location' : 'card']: name }),
  }));
}
