import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/contract/system.ts';

export type CardCarrier =
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

/** A card wording and its effects, shown in the guide; a test checks and runs it. */
export interface Recipe {
  readonly id: string;
  readonly on: CardCarrier;
  readonly wording: Text;
  readonly entries: readonly JsonObject[];
  /** Ids of `effectNeeds`. */
  readonly shows: readonly string[];
}

export interface RecipeChapter {
  readonly title: Text;
  readonly recipes: readonly Recipe[];
}

const self = { op: 'self' };
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
  on: CardCarrier,
  ja: string,
  en: string,
  shows: string,
  ...entries: readonly JsonObject[]
): Recipe => ({ id, on, wording: { ja, en }, entries, shows: shows.split(' ').map((one) => `E-${one}`) });
