import { change, goto, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/table.ts';
import type { CardAbility } from '../content/design.ts';
import type { ArkhamGame } from '../table/game.ts';
import { evade, fight, fightable, investigate, plainly } from './actions-by-test.ts';
import { actCanAdvance, advance, spendClues } from './advance.ts';
import { call, procedure } from './book.ts';
import { drawCards } from './drawing.ts';
import { canAfford, canDo, mayUse } from './may-use.ts';
import { moveTo } from './movement.ts';
import { opportunities } from './opportunity.ts';
import { playAsset, use } from './using.ts';

const spend = (by: Thing) => change('spend', { of: by, amount: 1 });
const noActions = (game: ArkhamGame, by: Thing) => game.actionsLeft(by) < 1;

/** Cards whose action and free abilities an investigator can use (AH-AT-04). */
function usableCards(game: ArkhamGame, by: Thing): readonly Thing[] {
  const at = game.locationOf(by);
  const cards: Thing[] = [];
  const add = (card: Thing): void => {
    cards.push(card);
    for (const one of game.table.on(card)) add(one);
  };
  for (const card of [...game.at('investigator', by), ...game.at('play', by)]) add(card);
  for (const seat of game.investigatorsAt(at)) for (const card of game.at('threat', seat)) add(card);
  if (at > 0) add(at);
  for (const card of [game.act, game.agenda]) if (card !== undefined) cards.push(card);
  return cards;
}
export interface Activation {
  readonly [field: string]: number;
  readonly by: Thing;
  readonly card: Thing;
  readonly effect: number;
}
const isActive = (game: ArkhamGame, card: Thing) => game.type(card) !== 'location' || game.isRevealed(card);
export const activations = (
  game: ArkhamGame,
  by: Thing,
  kind: 'action' | 'free',
): readonly (Activation & { readonly ability: CardAbility })[] =>
  usableCards(game, by)
    .filter((card) => isActive(game, card))
    .flatMap((card) =>
      game
        .face(card)
        .entries.filter((one) => one.kind === kind)
        .map((ability) => ({ by, card, effect: ability.effect, ability }) as never),
    );
const pickOf = ({ by, card, effect }: Activation) => ({ by, card, effect });
const abilityIn = (game: ArkhamGame, { card, effect }: Activation) =>
  game.face(card).entries.find((one) => one.effect === effect) as CardAbility;

/** Events and assets in hand that can be played now: in an action, or fast in a window (AH-AT-08, AH-KW-04 to 06). */
export function playable(game: ArkhamGame, by: Thing, fast: boolean): readonly Thing[] {
  return game.at('hand', by).filter((card) => {
    if (game.has(card, 'fast') !== fast || !canAfford(game, by, card)) return false;
    if (game.type(card) === 'asset') return game.kind(card).cost !== null;
    const entry = game.face(card).entries.find(({ kind, pattern }) => kind === 'play' && pattern === null);
    return (
      game.type(card) === 'event' &&
      entry !== undefined &&
      mayUse(game, by, card, entry) &&
      canDo(game, by, card, entry)
    );
  });
}
export function play(game: ArkhamGame, by: Thing, card: Thing, asAction: boolean): Next {
  if (game.type(card) === 'asset') return call(playAsset, { by, card, asAction });
  const entry = game.face(card).entries.find(({ kind, pattern }) => kind === 'play' && pattern === null) as CardAbility;
  return call(use, { by, card, effect: entry.effect, record: null, asAction });
}

/** One investigator's turn: actions, with free abilities and fast cards between them (AH-PH-05, AH-AT-01). */
export const turn = procedure(
  'turn',
  ({ by }: { readonly by: Thing }) => ({ by }),
  ({ step, choose, offer }) => ({
    begin: step('AH-PH-05', (_, { by }) => [
      change('turn', { of: 0, seat: by }),
      change('period', { what: 'turnBegins', of: by }),
    ]),
    open: step('AH-PH-05', () => ({ kind: 'open', period: { name: 'turn', of: -1 } })),
    act: choose('AH-PH-02', {
      endTurn: offer('AH-PH-05', {
        fields: ['by'],
        among: (game, { by }) => (game.isPlaying(by) ? [{ by }] : []),
        then: () => goto('end'),
      }),
      resource: offer('AH-AT-07', {
        fields: ['by'],
        among: (game, { by }) => (game.isPlaying(by) ? [{ by }] : []),
        except: { 'AH-AT-01': (game, { by }) => noActions(game, by) },
        then: (_, { by }) => [goto('act'), call(plainAction, { by, what: 'resource' })],
      }),
      drawCard: offer('AH-AT-06', {
        fields: ['by'],
        among: (game, { by }) => (game.isPlaying(by) ? [{ by }] : []),
        except: { 'AH-AT-01': (game, { by }) => noActions(game, by) },
        then: (_, { by }) => [goto('act'), call(plainAction, { by, what: 'draw' })],
      }),
      moveTo: offer('AH-AT-09', {
        fields: ['by', 'location'],
        among: (game, { by }) =>
          game.isPlaying(by) ? game.connected(game.locationOf(by)).map((location) => ({ by, location })) : [],
        except: {
          'AH-AT-01': (game, { by }) => noActions(game, by),
          'AH-AB-30': (game, { by }, { location }) =>
            !game.permits('move', by, true) || !game.permits('enter', location, true),
        },
        then: (_, { by }, { location }) => [goto('act'), call(moveAction, { by, to: location })],
      }),
      investigate: offer('AH-AT-10', {
        fields: ['by'],
        among: (game, { by }) => (game.isPlaying(by) ? [{ by }] : []),
        except: {
          'AH-AT-01': (game, { by }) => noActions(game, by),
          'AH-LO-01': (game, { by }) =>
            !game.isRevealed(game.locationOf(by)) || game.face(game.locationOf(by)).shroud === null,
        },
        then: (_, { by }) => [goto('act'), call(investigateAction, { by })],
      }),
      fight: offer('AH-AT-12', {
        fields: ['by', 'card'],
        among: (game, { by }) =>
          game.isPlaying(by) ? game.enemiesAt(game.locationOf(by)).map((card) => ({ by, card })) : [],
        except: {
          'AH-AT-01': (game, { by }) => noActions(game, by),
          'AH-EN-12': (game, { by }, { card }) => !fightable(game, by).includes(card),
        },
        then: (_, { by }, { card }) => [goto('act'), spend(by), call(fight, plainly(by, card, 'combat'))],
      }),
      evade: offer('AH-AT-15', {
        fields: ['by', 'card'],
        among: (game, { by }) =>
          game.isPlaying(by) ? game.enemiesAt(game.locationOf(by)).map((card) => ({ by, card })) : [],
        except: {
          'AH-AT-01': (game, { by }) => noActions(game, by),
          'AH-AT-22': (game, { by }, { card }) => !game.engagedWith(card).includes(by),
        },
        then: (_, { by }, { card }) => [goto('act'), spend(by), call(evade, plainly(by, card, 'agility'))],
      }),
      engage: offer('AH-AT-14', {
        fields: ['by', 'card'],
        among: (game, { by }) =>
          game.isPlaying(by) ? game.enemiesAt(game.locationOf(by)).map((card) => ({ by, card })) : [],
        except: {
          'AH-AT-01': (game, { by }) => noActions(game, by),
          'AH-AT-14': (game, { by }, { card }) => game.engagedWith(card).includes(by),
          'AH-AT-23': (game, _, { card }) => game.has(card, 'massive'),
        },
        then: (_, { by }, { card }) => [goto('act'), spend(by), opportunities(by), change('engage', { of: card, by })],
      }),
      play: offer('AH-AT-08', {
        fields: ['by', 'card'],
        among: (game, { by }) => (game.isPlaying(by) ? playable(game, by, false).map((card) => ({ by, card })) : []),
        except: { 'AH-AT-01': (game, { by }) => noActions(game, by) },
        then: (game, { by }, { card }) => [goto('act'), play(game, by, card, true)],
      }),
      playFast: offer('AH-KW-06', {
        fields: ['by', 'card'],
        among: (game, { by }) => (game.isPlaying(by) ? playable(game, by, true).map((card) => ({ by, card })) : []),
        then: (game, { by }, { card }) => [goto('act'), play(game, by, card, false)],
      }),
      activate: offer('AH-AT-04', {
        fields: ['by', 'card', 'effect'],
        among: (game, { by }) => (game.isPlaying(by) ? activations(game, by, 'action').map(pickOf) : []),
        except: {
          'AH-AT-01': (game, { by }, pick) => game.actionsLeft(by) < abilityIn(game, pick as never).actions,
          'AH-AB-18': (game, { by }, pick) => {
            const ability = abilityIn(game, pick as never);
            return !mayUse(game, by, pick.card as Thing, ability) || !canDo(game, by, pick.card as Thing, ability);
          },
        },
        then: (_, { by }, { card, effect }) => [
          goto('act'),
          call(use, { by, card: card as Thing, effect: effect as number, record: null, asAction: true }),
        ],
      }),
      useFree: offer('AH-AB-14', {
        fields: ['by', 'card', 'effect'],
        among: (game, { by }) => (game.isPlaying(by) ? activations(game, by, 'free').map(pickOf) : []),
        except: {
          'AH-AB-18': (game, { by }, pick) => {
            const ability = abilityIn(game, pick as never);
            return !mayUse(game, by, pick.card as Thing, ability) || !canDo(game, by, pick.card as Thing, ability);
          },
        },
        then: (_, { by }, { card, effect }) => [
          goto('act'),
          call(use, { by, card: card as Thing, effect: effect as number, record: null, asAction: false }),
        ],
      }),
      advanceAct: offer('AH-AC-02', {
        fields: ['by'],
        among: (game, { by }) =>
          game.isPlaying(by) && game.act !== undefined && game.face(game.act).clues !== null ? [{ by }] : [],
        except: { 'AH-AC-02': (game) => !actCanAdvance(game) },
        then: (game) => [goto('act'), spendClues(game, game.act as Thing), call(advance, { card: game.act as Thing })],
      }),
    }),
    end: step('AH-PH-05', (_, { by }) => [
      change('period', { what: 'turnEnds', of: by }),
      { kind: 'close', period: { name: 'turn', of: -1 } },
      change('hadTurn', { of: by, amount: 1 }),
      change('turn', { of: 0, seat: 0 }),
    ]),
  }),
);

/** Draw a card, or gain a resource: the cost, attacks of opportunity, then the effect (AH-AT-06, AH-AT-07, AH-AO-02). */
export const plainAction = procedure(
  'plainAction',
  (given: { readonly by: Thing; readonly what: 'draw' | 'resource' }) => given,
  ({ step }) => ({
    spend: step('AH-AT-01', (_, { by }) => spend(by)),
    opportunity: step('AH-AO-02', (_, { by }) => opportunities(by)),
    effect: step('AH-AT-01', (game, { by, what }): Next => {
      if (!game.isPlaying(by)) return undefined;
      return what === 'resource' ? change('gain', { of: by, amount: 1 }) : call(drawCards, { by, amount: 1 });
    }),
  }),
);
export const moveAction = procedure(
  'moveAction',
  (given: { readonly by: Thing; readonly to: Thing }) => given,
  ({ step }) => ({
    spend: step('AH-AT-01', (_, { by }) => spend(by)),
    opportunity: step('AH-AO-02', (_, { by }) => opportunities(by)),
    move: step('AH-AT-09', (game, { by, to }) => (game.isPlaying(by) ? moveTo(by, to) : undefined)),
  }),
);
export const investigateAction = procedure(
  'investigateAction',
  (given: { readonly by: Thing }) => given,
  ({ step }) => ({
    spend: step('AH-AT-01', (_, { by }) => spend(by)),
    opportunity: step('AH-AO-02', (_, { by }) => opportunities(by)),
    test: step('AH-AT-10', (game, { by }) =>
      game.isPlaying(by) ? call(investigate, plainly(by, 0, 'intellect')) : undefined,
    ),
  }),
);
