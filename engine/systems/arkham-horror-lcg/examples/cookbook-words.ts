import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/basics/text.ts';

/** A card wording with the part of a card that does it, shown in the guide; a test checks and plays it. */
export interface CardWording {
  readonly id: string;
  /** Type of the card that it stands on, or the reference card. */
  readonly on: 'asset' | 'event' | 'skill' | 'enemy' | 'treachery' | 'location' | 'act' | 'agenda' | 'reference';
  readonly wording: Text;
  readonly fields: JsonObject;
}
export interface WordingChapter {
  readonly title: Text;
  readonly recipes: readonly CardWording[];
}

export const self = { op: 'self' };
export const thisCard = { op: 'thisCard' };
export const here = { op: 'locationOf', of: self };
export const named = (name: string) => ({ op: 'named', name });
export const draw = (amount: number) => ({ op: 'drawCards', who: self, amount });
export const resources = (amount: number) => ({ op: 'gainResources', who: self, amount });
export const harm = (kinds: JsonObject) => ({ op: 'dealHarm', to: self, ...kinds });
export const alter = (number: string, add: number, of: JsonObject = self) => ({ op: 'modify', number, of, add });
export const test = (skill: string, difficulty: number, results: JsonObject) => ({
  op: 'test',
  skill,
  difficulty,
  ...results,
});
export const chooseOne = (of: JsonObject, as: string, what: JsonObject) => ({
  ...{ op: 'choose', what: { op: 'one', of }, as },
  do: [what],
});

/** One ability whose text is the Japanese wording. */
export const ability = (
  on: CardWording['on'],
  id: string,
  ja: string,
  en: string,
  how: JsonObject,
  card: JsonObject = {},
): CardWording => ({ id, on, wording: { ja, en }, fields: { ...card, abilities: [{ id, ...how, text: ja }] } });
export const fields = (on: CardWording['on'], id: string, ja: string, en: string, card: JsonObject): CardWording => ({
  ...{ id, on, wording: { ja, en }, fields: card },
});
export const chapter = (ja: string, en: string, ...recipes: readonly CardWording[]): WordingChapter => ({
  title: { ja, en },
  recipes,
});
export const after = (what: string, more: JsonObject = {}) => ({ op: 'after', what, ...more });
export const once = (per: string, scope?: string) => ({
  limit: { times: 1, per, ...(scope === undefined ? {} : { scope }) },
});
