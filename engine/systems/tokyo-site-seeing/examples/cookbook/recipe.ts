import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/contract/system.ts';

/** What a text of the cookbook stands on. */
export type Bearer =
  | 'consumable'
  | 'equipment'
  | 'weapon'
  | 'trouble'
  | 'enemy'
  | 'siteCard'
  | 'scenarioCard'
  | 'mod'
  | 'skill'
  | 'bot'
  | 'facility'
  | 'setup';

/** One wording of a card, and how it is written. The guide shows it; a test checks it in a project and runs it. */
export interface Recipe {
  readonly id: string;
  readonly on: Bearer;
  /** As a card words it. */
  readonly wording: Text;
  /** The entries as they are written, without ids. */
  readonly entries: readonly JsonObject[];
  /** What of "What effects must be able to say" it shows. */
  readonly shows: readonly string[];
}

/** Recipes of one kind of wording, in the order of the guide. */
export interface RecipeChapter {
  readonly title: Text;
  readonly recipes: readonly Recipe[];
}

const self = { op: 'self' };
/** The selectors and effects that recipes use again and again. */
export const short = {
  self,
  thisCard: { op: 'thisCard' },
  pcsHere: { op: 'pcsHere' },
  allPcs: { op: 'allPcs' },
  participants: { op: 'participants' },
  named: (name: string) => ({ op: 'named', name }),
  damage: (to: JsonObject, amount: JsonObject[string], type = 'physical') => ({ op: 'damage', to, amount, type }),
  heal: (to: JsonObject, amount: number) => ({ op: 'heal', to, amount }),
  gainAp: (to: JsonObject, amount: number) => ({ op: 'gainAp', to, amount }),
  chooseOne: (of: JsonObject, as: string, ...what: readonly JsonObject[]) => ({
    op: 'choose',
    what: { op: 'one', of },
    as,
    do: what,
  }),
};

export const recipe = (
  id: string,
  on: Bearer,
  ja: string,
  en: string,
  shows: string,
  ...entries: readonly JsonObject[]
): Recipe => ({ id, on, wording: { ja, en }, entries, shows: shows.split(' ').map((one) => `E-${one}`) });
