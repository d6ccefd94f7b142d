import type { Layer } from '#engine/kernel/numbers/layer.ts';
import type { AnyNumber, NumberRule } from '#engine/kernel/numbers/number.ts';
import type { RuleId } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import { skills, type TestedSkill } from '../formats/cards.ts';
import type { ArkhamGame } from './game.ts';
import { counter, testKinds } from './plan.ts';

/** Everything that adds comes before what doubles or halves, which rounds up (AH-MO-04, AH-MO-05). */
export const layers = [
  { id: 'set', does: 'set' },
  { id: 'add', does: 'add' },
  { id: 'times', does: 'multiply' },
  { id: 'halve', does: 'divide', rounds: 'up' },
] as const satisfies readonly Layer[];

const number = (
  id: string,
  rule: RuleId,
  base: (game: ArkhamGame, of: Thing) => number,
  floor = 0,
): NumberRule<ArkhamGame> => ({ id, rule, floor, base });

const person = (game: ArkhamGame, seat: Thing) => game.at('investigator', seat)[0];
const ofSkill = (skill: TestedSkill) =>
  number(skill, 'AH-ST-01', (game, seat) => {
    const card = person(game, seat);
    return card === undefined ? 0 : (game.kind(card).skills?.[skill] ?? 0);
  });
const limitOf = (which: 'health' | 'sanity') =>
  number(which, which === 'health' ? 'AH-DH-11' : 'AH-DH-12', (game, of) => {
    const card = game.isSeat(of) ? person(game, of) : of;
    return card === undefined ? 0 : game.printed(game.face(card)[which]);
  });
const printed = (id: 'fight' | 'evade' | 'shroud', rule: RuleId) =>
  number(id, rule, (game, card) => game.printed(game.face(card)[id]));

/** Cards and tokens of the test under way; those of a test around it wait. */
function inThisTest(game: ArkhamGame, things: readonly Thing[]): readonly Thing[] {
  const depth = game.count(theGame, counter.testDepth);
  return things.filter((one) => game.count(one, counter.inTest) === depth);
}
export const committedCards = (game: ArkhamGame): readonly Thing[] =>
  inThisTest(
    game,
    game.seats.flatMap((seat) => game.at('committed', seat)),
  );
export const revealedTokens = (game: ArkhamGame): readonly Thing[] => inThisTest(game, game.at('revealed'));

/** Icons of a card that match the skill of a test, or are wild (AH-ST-11). */
export function iconsFor(game: ArkhamGame, card: Thing, skill: TestedSkill): number {
  const { icons } = game.kind(card);
  return (icons[skill] ?? 0) + (icons.wild ?? 0);
}
/** What a revealed token adds, by its number or the line of its symbol (AH-ST-03, AH-ST-04). */
export function tokenNumber(game: ArkhamGame, token: Thing, tester: Thing): number {
  const { id } = game.kind(token);
  const shown = Number(id);
  if (!Number.isNaN(shown)) return shown;
  const line = game.lineOf(id, tester);
  return line?.ability.modifier?.(game, game.scope(tester, line.card)) ?? 0;
}

const difficulty = number('difficulty', 'AH-ST-02', (game) => {
  const of = game.count(theGame, counter.testOf);
  switch (testKinds[game.count(theGame, counter.testKind)]) {
    case 'fight':
      return game.value('fight', of);
    case 'evade':
      return game.value('evade', of);
    case 'investigate':
      return game.value('shroud', of);
    default:
      return game.count(theGame, counter.testDifficulty);
  }
});

export const numbers: readonly AnyNumber[] = [
  ...skills.map(ofSkill),
  limitOf('health'),
  limitOf('sanity'),
  printed('fight', 'AH-ST-02'),
  printed('evade', 'AH-ST-02'),
  printed('shroud', 'AH-ST-02'),
  number('attack', 'AH-EN-18', (game, enemy) => game.face(enemy).damage),
  number('terror', 'AH-EN-18', (game, enemy) => game.face(enemy).horror),
  number('blow', 'AH-AT-12', () => 1),
  number('discovered', 'AH-AT-10', () => 1),
  number('cost', 'AH-TM-39', (game, card) => {
    const { cost } = game.kind(card);
    return typeof cost === 'number' ? cost : 0;
  }),
  number('actions', 'AH-AT-01', () => 3),
  number('handLimit', 'AH-PH-07', () => 8),
  number('upkeepResources', 'AH-PH-07', () => 1),
  number('upkeepCards', 'AH-PH-07', () => 1),
  number('doomLimit', 'AH-AC-05', (game, card) => game.printed(game.face(card).doom)),
  number('clueLimit', 'AH-AC-02', (game, card) => game.printed(game.face(card).clues)),
  number('clueValue', 'AH-AC-11', (game, card) => game.printed(game.face(card).clues)),
  difficulty,
  // Never used below 0, but reductions keep counting until the end (AH-MO-06, AH-ST-13)
  number('testValue', 'AH-ST-13', (game, tester) => {
    const skill = skills[game.count(theGame, counter.testSkill)] as TestedSkill;
    const icons = committedCards(game).reduce((sum, card) => sum + iconsFor(game, card, skill), 0);
    const tokens = revealedTokens(game).reduce((sum, token) => sum + tokenNumber(game, token, tester), 0);
    return game.unfloored(skill, tester) + icons + tokens;
  }),
];
export const numberNames = [
  ...skills,
  ...['health', 'sanity', 'fight', 'evade', 'shroud', 'attack', 'terror', 'blow', 'discovered', 'cost', 'actions'],
  ...['handLimit', 'upkeepResources', 'upkeepCards', 'doomLimit', 'clueLimit', 'clueValue', 'difficulty', 'testValue'],
] as unknown as readonly [string, ...string[]];
