import { type Scope, scopeIn } from '#engine/kernel/language/block.ts';
import { finish } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { TestedSkill } from '../formats/cards.ts';
import type { ArkhamGame } from '../table/game.ts';
import { call, procedure } from './book.ts';
import { attack } from './opportunity.ts';
import { test } from './test.ts';

/** What a text adds to the action that it performs (AH-AB-20). */
export interface Performed extends Scope {
  readonly by: Thing;
  /** The enemy or location; 0: it is chosen. */
  readonly of: Thing;
  readonly skill: TestedSkill;
  readonly alter: string;
  readonly success: string;
  readonly failure: string;
}
/** The skill of each action, if no text says otherwise. */
export const skillOf = { fight: 'combat', evade: 'agility', investigate: 'intellect' } as const;
export const plainly = (by: Thing, of: Thing, skill: TestedSkill): Performed => ({
  ...{ self: by, source: -1, target: -1, names: {}, record: null, by, of, skill, alter: '', success: '', failure: '' },
});
const begin = (the: Performed) => ({ ...the, tested: { passed: false, amount: 0 } });
const tested = (my: Performed, kind: keyof typeof skillOf, of: Thing) => {
  const { by, skill, alter, success, failure } = my;
  return call(test, { ...scopeIn(my), by, skill, kind, of, difficulty: 0, alter, success, failure }, 'tested');
};
const chosen = (
  _: ArkhamGame,
  my: { of: Thing },
  { card }: { readonly by: Thing; readonly card: Thing },
): undefined => {
  my.of = card;
};

/** A combat test against an enemy at the location; success deals damage (AH-AT-12, AH-AT-13). */
export const fight = procedure(
  'fight',
  begin,
  ({ step, choose, offer }) => ({
    enemy: choose('AH-AT-12', {
      chooseEnemy: offer('AH-AT-12', {
        fields: ['by', 'card'],
        among: (game, { by, of }) => (of > 0 ? [] : fightable(game, by).map((card) => ({ by, card }))),
        then: chosen,
      }),
    }),
    test: step('AH-AT-12', (game, my) => (my.of > 0 && game.isInPlay(my.of) ? tested(my, 'fight', my.of) : finish())),
    retaliate: step('AH-EN-23', (game, { by, of, tested: { passed } }) =>
      !passed && game.isInPlay(of) && game.isReady(of) && game.has(of, 'retaliate')
        ? call(attack, { enemy: of, by, exhausts: false })
        : undefined,
    ),
  }),
  ['source', 'record'],
);
/** An aloof enemy cannot be attacked while it is unengaged (AH-EN-12). */
export const fightable = (game: ArkhamGame, by: Thing): readonly Thing[] =>
  game
    .enemiesAt(game.locationOf(by))
    .filter((enemy) => !game.has(enemy, 'aloof') || game.engagedWith(enemy).length > 0);

/** An agility test against an enemy engaged with the investigator (AH-AT-15, AH-AT-19). */
export const evade = procedure(
  'evade',
  begin,
  ({ step, choose, offer }) => ({
    enemy: choose('AH-AT-22', {
      chooseEnemy: offer('AH-AT-22', {
        fields: ['by', 'card'],
        among: (game, { by, of }) => (of > 0 ? [] : game.engagedEnemies(by).map((card) => ({ by, card }))),
        then: chosen,
      }),
    }),
    test: step('AH-AT-15', (game, my) => (my.of > 0 && game.isInPlay(my.of) ? tested(my, 'evade', my.of) : finish())),
  }),
  ['source', 'record'],
);
/** An intellect test against the shroud of the location; success discovers clues (AH-AT-10). */
export const investigate = procedure(
  'investigate',
  begin,
  ({ step }) => ({
    test: step('AH-AT-10', (game, my) => tested(my, 'investigate', my.of > 0 ? my.of : game.locationOf(my.by))),
  }),
  ['source', 'record'],
);
