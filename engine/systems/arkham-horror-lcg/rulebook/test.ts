import { type Scope, scopeIn } from '#engine/kernel/language/block.ts';
import { runBlock } from '#engine/kernel/language/effect-procedures.ts';
import { last } from '#engine/kernel/lasting-effects/lasting-ops.ts';
import { change, close, finish, goto, type Next, open } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import { skills, type TestedSkill } from '../formats/cards.ts';
import type { ArkhamGame } from '../table/game.ts';
import { committedCards, iconsFor, revealedTokens } from '../table/numbers.ts';
import { counter, type TestCounter, testCounters, testKinds } from '../table/plan.ts';
import { call, procedure } from './book.ts';
import { testPeriod } from './may-use.ts';
import { runPrinted } from './run-printed.ts';
import { evadedBy, fightResult } from './test-results.ts';
import { windowAt } from './windows.ts';

export interface Testing extends Scope {
  readonly by: Thing;
  readonly skill: TestedSkill;
  readonly kind: (typeof testKinds)[number];
  /** The enemy or location that is tested against; 0: none. */
  readonly of: Thing;
  /** Of a plain test; the others read it from what is tested (AH-ST-02). */
  readonly difficulty: number;
  /** Content paths of modifiers until the test ends, and of effects of its results; empty: none. */
  readonly alter: string;
  readonly success: string;
  readonly failure: string;
}
type TestState = { readonly [which in TestCounter]: number };

const nextSeat = (game: ArkhamGame, by: Thing, asked: readonly Thing[]): Thing | undefined => {
  const at = game.locationOf(by);
  const drawer = game.count(theGame, counter.peril);
  if (drawer > 0) return asked.includes(by) ? undefined : by;
  const order = [by, ...game.investigators.filter((seat) => seat !== by && game.count(seat, counter.at) === at)];
  return order.find((seat) => !asked.includes(seat));
};
/** Cards with an icon of the skill, or a wild one (AH-ST-10). */
const fits = (game: ArkhamGame, card: Thing, skill: TestedSkill): boolean => iconsFor(game, card, skill) > 0;
const flagOf = (game: ArkhamGame, id: string) => revealedTokens(game).some((token) => game.kind(token).id === id);

/** A skill test, ST.1 to ST.8 (AH-ST-10). Its state lies on the table; that of a test around it waits here. */
export const test = procedure(
  'test',
  (the: Testing) => ({
    ...the,
    outer: null as TestState | null,
    asked: [] as readonly Thing[],
    passed: false,
    margin: 0,
  }),
  ({ step, choose, settle, offer }) => ({
    begin: step('AH-ST-10', (game, my) => {
      my.outer = Object.fromEntries(
        testCounters.map((which) => [which, game.count(theGame, counter[which])]),
      ) as TestState;
      const test: TestState = {
        tester: my.by,
        testKind: testKinds.indexOf(my.kind),
        testSkill: skills.indexOf(my.skill),
        testOf: my.of,
        testDifficulty: Math.max(0, my.difficulty),
        testDepth: my.outer.testDepth + 1,
        testPassed: 0,
      };
      const testKind = my.kind === 'plain' ? {} : { testKind: my.kind };
      return change('test', { by: my.by, of: my.of, skill: my.skill, ...testKind, test });
    }),
    period: step('AH-ST-10', (game, my) => [
      open(testPeriod(game)),
      my.alter === ''
        ? undefined
        : last(my, { is: 'stands', text: my.alter, on: [], until: { name: testPeriod(game), of: -1, at: 'end' } }),
    ]),
    window: step('AH-ST-10', () => windowAt('test')),
    must: step('AH-ST-09', (game, { by }) =>
      game
        .at('hand', by)
        .filter((card) => game.printedAbilities(card, 'committed').some(({ must }) => must))
        .map((of) => change('commit', { of, by })),
    ),
    whose: step('AH-ST-10', (game, my) => {
      const seat = nextSeat(game, my.by, my.asked);
      if (seat === undefined) return [windowAt('test'), goto('reveal')];
      my.asked = [...my.asked, seat];
      return undefined;
    }),
    commit: choose('AH-ST-10', {
      commit: offer('AH-ST-09', {
        fields: ['by', 'card'],
        among: (game, my) => {
          const by = my.asked.at(-1) as Thing;
          return game.at('hand', by).map((card) => ({ by, card }));
        },
        except: {
          'AH-ST-11': (game, my, { card }) => !fits(game, card, my.skill),
          'AH-ST-10': (game, my, { by }) => by !== my.by && game.at('committed', by).length > 0,
          'AH-LM-04': (game, _, { card }) => isAtMost(game, card),
        },
        then: (_, __, { by, card }) => [change('commit', { of: card, by }), goto('commit')],
      }),
      done: offer('AH-ST-10', {
        fields: ['by'],
        among: (game, my) => {
          const by = my.asked.at(-1) as Thing;
          const more = game.at('hand', by).some((card) => fits(game, card, my.skill) && !isAtMost(game, card));
          const isFull = by !== my.by && game.at('committed', by).length > 0;
          return more && !isFull ? [{ by }] : [];
        },
        then: () => goto('whose'),
      }),
    }),
    others: step('AH-ST-10', () => goto('whose')),
    reveal: step('AH-ST-03', (_, my) => call(revealToken, { by: my.by, amount: 1 })),
    result: step('AH-ST-07', (game, my) => {
      const fails = flagOf(game, 'autoFail');
      const value = fails ? 0 : game.value('testValue', my.by);
      const difficulty = game.value('difficulty', my.by);
      my.passed = !fails && value >= difficulty;
      my.margin = Math.abs(value - difficulty);
      return change(my.passed ? 'succeed' : 'fail', {
        ...{ by: my.by, of: my.of, source: my.source, amount: my.margin, what: my.kind },
      });
    }),
    results: step('AH-ST-08', (game, my): Next => {
      const scope = resultScope(my);
      const said = my.passed ? my.success : my.failure;
      return [
        resultOf(game, my),
        said === '' ? undefined : runBlock(said, scope),
        ...committedCards(game).flatMap((card) =>
          runPrinted(game, card, 'committed', game.scope(game.seatOf(card), card, { record: scope.record })),
        ),
      ];
    }),
    following: settle('AH-ST-08', 'testResult'),
    // Reactions to the result still see what was committed
    answers: settle('AH-ST-08', 'after'),
    ended: step(
      'AH-ST-10',
      (game, my): Next => [
        ...committedCards(game).map((card) => change('discard', { of: card, by: my.by })),
        ...revealedTokens(game).map((of) => change('tokenBack', { of })),
        close(testPeriod(game)),
        change('testOver', { by: my.by, of: my.of, test: my.outer ?? noTest }),
        finish({ passed: my.passed, amount: my.margin }),
      ],
    ),
  }),
  ['source', 'record'],
);
const noTest = Object.fromEntries(testCounters.map((which) => [which, 0])) as TestState;

/** What an attack, an evasion or an investigation does by the book (AH-ST-08). */
function resultOf(
  game: ArkhamGame,
  { kind, by, of, passed }: { kind: Testing['kind']; by: Thing; of: Thing; passed: boolean },
): Next {
  switch (kind) {
    case 'fight':
      return fightResult(game, by, of, passed);
    case 'evade':
      return passed && game.isInPlay(of) ? evadedBy(game, of, by) : undefined;
    case 'investigate':
      return passed ? change('discover', { of, by, amount: game.value('discovered', by) }) : undefined;
    default:
      return undefined;
  }
}

/** The scope of what follows from a result: by how much, and who took the test. */
const resultScope = (my: Scope & { by: Thing; passed: boolean; margin: number; of: Thing }): Scope => ({
  ...scopeIn(my),
  record: { kind: my.passed ? 'succeed' : 'fail', by: my.by, of: my.of, amount: my.margin },
});

/** "Max 1 committed per skill test": one of its title is there already (AH-LM-04). */
function isAtMost(game: ArkhamGame, card: Thing): boolean {
  const limited = game.face(card).entries.some(({ limit }) => limit?.per === 'test' && limit.scope === 'title');
  return limited && committedCards(game).some((one) => game.face(one).name === game.face(card).name);
}

/** The first tokens of the bag, in which they lie at random; a cheat can name the very first. */
function drawn(game: ArkhamGame, amount: number): readonly Thing[] {
  const bag = game.at('bag');
  const next = game.count(theGame, counter.nextToken);
  const inOrder = bag.includes(next) ? [next, ...bag.filter((token) => token !== next)] : bag;
  return inOrder.slice(0, amount);
}

/** ST.3 and ST.4: a token at random; of several the tester picks one, the others go back without effect (AH-TM-03). */
export const revealToken = procedure(
  'revealToken',
  ({ by, amount }: { readonly by: Thing; readonly amount: number }) => ({ by, amount, token: 0 as Thing }),
  ({ step, choose, offer }) => ({
    stir: step('AH-ST-12', (game) => change('shuffle', { pile: game.place('bag') })),
    pick: choose('AH-ST-12', {
      pickToken: offer('AH-ST-12', {
        fields: ['by', 'token'],
        among: (game, { by, amount }) => drawn(game, amount).map((token) => ({ by, token })),
        then: (_, my, { token }) => {
          my.token = token;
          return change('reveals', { of: token, by: my.by });
        },
      }),
    }),
    symbol: step('AH-ST-04', (game, { by, token }) => symbolOf(game, by, token)),
  }),
);

/** What the symbol of a revealed token does (AH-ST-04). */
function symbolOf(game: ArkhamGame, by: Thing, token: Thing): Next {
  if (token === 0 || game.table.placeOf(token) !== game.place('revealed')) return undefined;
  const line = game.lineOf(game.kind(token).id, by);
  return line === null || line.ability.block === ''
    ? undefined
    : runBlock(line.ability.block, game.scope(by, line.card));
}
