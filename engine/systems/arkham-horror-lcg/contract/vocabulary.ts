import { safeInteger } from '#engine/kernel/basics/schema-words.ts';
import type { ValueNames } from '#engine/kernel/contract/system.ts';
import type { Vocabulary } from '#engine/kernel/contract/vocabulary.ts';
import { effectProcedures } from '#engine/kernel/language/effect-procedures.ts';
import { plainVocabulary } from '#engine/library/plain-game/plain-vocabulary.ts';
import { arkhamChanges } from '../changes/changes.ts';
import { overlaid } from '../formats/overlaid.ts';
import { tokenIds } from '../formats/scenario.ts';
import { harm } from '../rulebook/harm.ts';
import { procedures } from '../rulebook/rulebook.ts';
import type { ArkhamGame } from '../table/game.ts';
import { plan, seatNames } from '../table/plan.ts';
import { results } from './outcome.ts';
import { setupSchema } from './seats.ts';

export const allChanges = [...arkhamChanges, ...harm.changes];

const count = { type: 'integer', ...safeInteger };
const text = { type: 'string' };
const anything = { type: 'string', 'x-name-of': ['seat', 'card', 'investigator', 'token'] };
const placeName = (game: ArkhamGame, place: number) => game.layout.placeNames[place] ?? null;

const { vocabulary: plain, names: plainNames } = plainVocabulary<ArkhamGame>({
  plan,
  procedures: [...procedures, ...effectProcedures],
  changes: allChanges,
  results,
  always: { seat: seatNames, token: tokenIds },
  fields: { investigator: 'seat', location: 'card' },
  others: {
    of: anything,
    to: anything,
    cards: { type: 'array', items: anything },
    effect: { type: 'string', 'x-local-id': true },
    what: text,
    skill: text,
    testKind: text,
    harm: text,
    ...{ use: text, removed: count, placed: count },
    ...{ damage: count, horror: count, direct: { type: 'boolean' }, attacker: anything },
    ...{ movedFrom: { type: 'array', items: anything }, option: count },
    test: { type: 'object' },
    into: text,
    pile: text,
    from: text,
  },
  own: {
    effect: (game: ArkhamGame, effect) => game.content.effectNames[effect] ?? null,
    ...Object.fromEntries(['into', 'pile', 'from'].map((field) => [field, placeName])),
  },
});
export const names: ValueNames<ArkhamGame> = { ...plainNames, fields: [...plainNames.fields, 'option'] };
const ability = ['by', 'card', 'effect'];
export const vocabulary: Vocabulary<ArkhamGame> = {
  ...plain,
  windows: { forced: ability, interrupt: ability, react: ability, decline: ['by'], either: ['by', 'option'] },
  setup: setupSchema,
  overlay: overlaid,
  copied: ['card', 'token'],
};
