import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { CardCarrier, Recipe } from './recipe.ts';

/** Overlay for a recipe, with the carrier of its text and the paths of its effects. */
export interface RecipeContent {
  readonly over: JsonObject;
  /** Name on the table; null: no card. */
  readonly card: string | null;
  /** Block path of each entry; none for constant ones. */
  readonly blocks: readonly string[];
}

/** Puts a recipe on a card, board or area. `area`, `pc` etc. come from the project. */
export function contentOfRecipe(
  { on, entries }: Recipe,
  own: {
    readonly area: JsonObject;
    readonly pc: JsonObject;
    readonly bot: JsonObject;
    readonly scenario: JsonObject;
  },
): RecipeContent {
  const named: readonly JsonObject[] = entries.map((entry, i) => ({ id: `text${i}`, ...entry }));
  const [first = {}] = entries;
  switch (on) {
    case 'skill': {
      const skill = { name: '見本', ...first };
      const pc = { ...own.pc, skills: { ...(own.pc['skills'] as JsonObject), support: skill } };
      return { over: { pcs: [pc] }, card: null, blocks: [`${String(own.pc['id'])}/skills/support/do`] };
    }
    case 'bot': {
      const skill = { name: '見本', text: '見本', effects: named };
      const bot = { ...own.bot, skills: { ...(own.bot['skills'] as JsonObject), support: skill } };
      const at = `bots/${String(own.bot['id'])}/skills/support/effects`;
      return { over: { bots: [bot] }, card: null, blocks: named.map(({ id }) => `${at}/${String(id)}/do`) };
    }
    case 'facility': {
      const facility = { ...(own.area['facility'] as JsonObject | undefined), do: first['do'] ?? [] };
      const { text: _, ...textless } = facility as JsonObject;
      const at = String(own.area['id']);
      return { over: { areas: [{ ...own.area, facility: textless }] }, card: null, blocks: [`${at}/facility/do`] };
    }
    case 'setup': {
      const setup = [{ ...first, id: 'text0' }, ...(own.scenario['setup'] as readonly JsonObject[])];
      const at = String(own.scenario['id']);
      return { over: { scenarios: [{ ...own.scenario, setup }] }, card: null, blocks: [`${at}/setup/text0/do`] };
    }
    default: {
      const card: JsonObject = { ...cardOf[on], effects: named };
      const id = String(card['id']);
      const running = named.filter(({ when }) => when !== 'constant');
      const blocks = running.map((entry) => `${id}/effects/${String(entry['id'])}/do`);
      return { over: { cards: [card] }, card: `${id}#1`, blocks };
    }
  }
}

const equipment = {
  rarity: 'common',
  traits: ['tool'],
  category: 'equipment',
  ap: 1,
  cost: 4,
  equip: { ability: 'combat', target: 4 },
};
const check = { by: 'check', ability: 'tech', target: 6 };

const cardOf: { readonly [B in Exclude<CardCarrier, 'skill' | 'bot' | 'facility' | 'setup'>]: JsonObject } = {
  consumable: { id: 'I-90', name: '見本', rarity: 'common', category: 'consumable', ap: 1, cost: 3 },
  equipment: { id: 'I-90', name: '見本', ...equipment },
  weapon: { id: 'W-90', name: '見本', ...equipment, range: 'near' },
  trouble: { id: 'T-90', name: '見本', rarity: 'common', ap: 3, solve: check, reward: 1 },
  enemy: {
    id: 'T-90',
    name: '見本',
    rarity: 'common',
    ap: 3,
    solve: { by: 'battle' },
    hp: 3,
    range: 'near',
    reward: 1,
  },
  siteCard: { id: 'X-90', name: '見本', rarity: 'common', solve: check, reward: 1 },
  scenarioCard: { id: 'SC00-90', name: '見本' },
  mod: { id: 'SM-90', name: '見本' },
};
