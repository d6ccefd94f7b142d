import { change, close, goto, type Next, open, type RuleId } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { ArkhamGame } from '../table/game.ts';
import { evade, fight, fightable, investigate, plainly, skillOf } from './actions-by-test.ts';
import { type Activation, abilityIn, activate, canActivate, reachable } from './activations.ts';
import { canAdvanceAct, spendForAct } from './advance.ts';
import { call, procedure } from './book.ts';
import { drawCards } from './drawing.ts';
import { moveTo } from './movement.ts';
import { opportunities } from './opportunity.ts';
import { fastPlays, play, playable } from './playing.ts';
import { windowAt } from './windows.ts';

interface Whose {
  readonly by: Thing;
}
const spend = (by: Thing) => change('spend', { of: by, amount: 1 });
const spentAll = (game: ArkhamGame, { by }: Whose) => game.actionsLeft(by) < 1;
const ifPlaying = (game: ArkhamGame, { by }: Whose) => (game.isPlaying(by) ? [{ by }] : []);
const enemiesThere = (game: ArkhamGame, { by }: Whose) =>
  game.isPlaying(by) ? game.enemiesAt(game.locationOf(by)).map((card) => ({ by, card })) : [];

/** One investigator's turn: actions, with free abilities and fast cards between them (AH-PH-05, AH-AT-01). */
export const turn = procedure(
  'turn',
  ({ by }: Whose) => ({ by }),
  ({ step, choose, offer }) => ({
    begin: step('AH-PH-05', (_, { by }) => [
      change('turn', { of: 0, seat: by }),
      change('period', { what: 'turnBegins', of: by }),
    ]),
    open: step('AH-PH-05', () => open('turn')),
    window: step('AH-PH-05', (game, { by }) => (game.isPlaying(by) ? windowAt('turn') : undefined)),
    act: choose('AH-PH-02', {
      endTurn: offer('AH-PH-05', {
        fields: ['by'],
        among: ifPlaying,
        then: () => goto('end'),
      }),
      resource: offer('AH-AT-07', {
        fields: ['by'],
        among: ifPlaying,
        except: { 'AH-AT-01': spentAll },
        then: (_, { by }) => [goto('window'), call(resourceAction, { by })],
      }),
      drawCard: offer('AH-AT-06', {
        fields: ['by'],
        among: ifPlaying,
        except: { 'AH-AT-01': spentAll },
        then: (_, { by }) => [goto('window'), call(drawAction, { by })],
      }),
      moveTo: offer('AH-AT-09', {
        fields: ['by', 'location'],
        among: (game, { by }) =>
          game.isPlaying(by) ? game.connected(game.locationOf(by)).map((location) => ({ by, location })) : [],
        except: {
          'AH-AT-01': spentAll,
          'AH-AB-30': (game, { by }, { location }) =>
            !game.permits('move', by, true) || !game.permits('enter', location, true),
        },
        then: (_, { by }, { location }) => [goto('window'), call(moveAction, { by, to: location })],
      }),
      investigate: offer('AH-AT-10', {
        fields: ['by'],
        among: ifPlaying,
        except: {
          'AH-AT-01': spentAll,
          'AH-LO-01': (game, { by }) =>
            !game.isRevealed(game.locationOf(by)) || game.face(game.locationOf(by)).shroud === null,
        },
        then: (_, { by }) => [goto('window'), call(investigateAction, { by })],
      }),
      fight: offer('AH-AT-12', {
        fields: ['by', 'card'],
        among: enemiesThere,
        except: {
          'AH-AT-01': spentAll,
          'AH-EN-12': (game, { by }, { card }) => !fightable(game, by).includes(card),
        },
        then: (_, { by }, { card }) => [goto('window'), spend(by), call(fight, plainly(by, card, skillOf.fight))],
      }),
      evade: offer('AH-AT-15', {
        fields: ['by', 'card'],
        among: enemiesThere,
        except: {
          'AH-AT-01': spentAll,
          'AH-AT-22': (game, { by }, { card }) => !game.engagedWith(card).includes(by),
        },
        then: (_, { by }, { card }) => [goto('window'), spend(by), call(evade, plainly(by, card, skillOf.evade))],
      }),
      engage: offer('AH-AT-14', {
        fields: ['by', 'card'],
        among: enemiesThere,
        except: {
          'AH-AT-01': spentAll,
          'AH-AT-14': (game, { by }, { card }) => game.engagedWith(card).includes(by),
          'AH-AT-23': (game, _, { card }) => game.has(card, 'massive'),
        },
        then: (_, { by }, { card }) => [
          goto('window'),
          spend(by),
          opportunities(by),
          change('engage', { of: card, by }),
        ],
      }),
      play: offer('AH-AT-08', {
        fields: ['by', 'card'],
        among: (game, { by }) => (game.isPlaying(by) ? playable(game, by).map((card) => ({ by, card })) : []),
        except: { 'AH-AT-01': spentAll },
        then: (game, { by }, { card }) => [goto('window'), play(game, by, card, true)],
      }),
      playFast: offer('AH-KW-06', {
        fields: ['by', 'card'],
        among: (game, { by }) => (game.isPlaying(by) ? fastPlays(game, by, true).map((card) => ({ by, card })) : []),
        then: (game, { by }, { card }) => [goto('act'), play(game, by, card, false)],
      }),
      activate: offer<Activation>('AH-AT-04', {
        fields: ['by', 'card', 'effect'],
        among: (game, { by }) => (game.isPlaying(by) ? reachable(game, by, 'action') : []),
        except: {
          'AH-AT-01': (game, { by }, pick) => game.actionsLeft(by) < (abilityIn(game, pick)?.actions ?? 1),
          'AH-AB-18': (game, _, pick) => !canActivate(game, pick),
        },
        then: (_, __, pick) => [goto('window'), activate(pick, true)],
      }),
      useFree: offer<Activation>('AH-AB-14', {
        fields: ['by', 'card', 'effect'],
        among: (game, { by }) => (game.isPlaying(by) ? reachable(game, by, 'free') : []),
        except: { 'AH-AB-18': (game, _, pick) => !canActivate(game, pick) },
        then: (_, __, pick) => [goto('act'), activate(pick, false)],
      }),
      advanceAct: offer('AH-AC-02', {
        fields: ['by'],
        among: (game, { by }) =>
          game.isPlaying(by) && game.act !== undefined && game.face(game.act).clues !== null ? [{ by }] : [],
        except: { 'AH-AC-02': (game, { by }) => !canAdvanceAct(game, by) },
        then: (_, { by }) => [goto('act'), call(spendForAct, { by })],
      }),
    }),
    end: step('AH-PH-05', (_, { by }) => [
      close('turn'),
      change('period', { what: 'turnEnds', of: by }),
      change('hadTurn', { of: by, amount: 1 }),
      change('turnOver', { of: 0 }),
    ]),
  }),
);

/** An action that provokes: its cost, attacks of opportunity, then its effect (AH-AT-01, AH-AO-02). */
const action = <Given extends Whose>(name: string, rule: RuleId, effect: (given: Given) => Next) =>
  procedure(
    name,
    (given: Given) => given,
    ({ step }) => ({
      spend: step('AH-AT-01', (_, { by }) => spend(by)),
      opportunity: step('AH-AO-02', (_, { by }) => opportunities(by)),
      effect: step(rule, (game, my) => (game.isPlaying(my.by) ? effect(my) : undefined)),
    }),
  );
export const drawAction = action('drawAction', 'AH-AT-01', ({ by }) => call(drawCards, { by, amount: 1 }));
export const resourceAction = action('resourceAction', 'AH-AT-01', ({ by }) => change('gain', { of: by, amount: 1 }));
export const moveAction = action('moveAction', 'AH-AT-09', ({ by, to }: Whose & { readonly to: Thing }) =>
  moveTo(by, to),
);
export const investigateAction = action('investigateAction', 'AH-AT-10', ({ by }) =>
  call(investigate, plainly(by, 0, skillOf.investigate)),
);
