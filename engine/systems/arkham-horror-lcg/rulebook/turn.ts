import { change, close, goto, type Next, open } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { ArkhamGame } from '../table/game.ts';
import { evade, fight, fightable, investigate, plainly } from './actions-by-test.ts';
import { type Activation, abilityIn, activate, canActivate, reachable } from './activations.ts';
import { canAdvanceAct, spendForAct } from './advance.ts';
import { call, procedure } from './book.ts';
import { drawCards } from './drawing.ts';
import { moveTo } from './movement.ts';
import { opportunities } from './opportunity.ts';
import { fastPlays, play, playable } from './playing.ts';
import { windowAt } from './windows.ts';

const spend = (by: Thing) => change('spend', { of: by, amount: 1 });
const noActions = (game: ArkhamGame, by: Thing) => game.actionsLeft(by) < 1;

/** One investigator's turn: actions, with free abilities and fast cards between them (AH-PH-05, AH-AT-01). */
export const turn = procedure(
  'turn',
  ({ by }: { readonly by: Thing }) => ({ by }),
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
        among: (game, { by }) => (game.isPlaying(by) ? [{ by }] : []),
        then: () => goto('end'),
      }),
      resource: offer('AH-AT-07', {
        fields: ['by'],
        among: (game, { by }) => (game.isPlaying(by) ? [{ by }] : []),
        except: { 'AH-AT-01': (game, { by }) => noActions(game, by) },
        then: (_, { by }) => [goto('window'), call(plainAction, { by, what: 'resource' })],
      }),
      drawCard: offer('AH-AT-06', {
        fields: ['by'],
        among: (game, { by }) => (game.isPlaying(by) ? [{ by }] : []),
        except: { 'AH-AT-01': (game, { by }) => noActions(game, by) },
        then: (_, { by }) => [goto('window'), call(plainAction, { by, what: 'draw' })],
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
        then: (_, { by }, { location }) => [goto('window'), call(moveAction, { by, to: location })],
      }),
      investigate: offer('AH-AT-10', {
        fields: ['by'],
        among: (game, { by }) => (game.isPlaying(by) ? [{ by }] : []),
        except: {
          'AH-AT-01': (game, { by }) => noActions(game, by),
          'AH-LO-01': (game, { by }) =>
            !game.isRevealed(game.locationOf(by)) || game.face(game.locationOf(by)).shroud === null,
        },
        then: (_, { by }) => [goto('window'), call(investigateAction, { by })],
      }),
      fight: offer('AH-AT-12', {
        fields: ['by', 'card'],
        among: (game, { by }) =>
          game.isPlaying(by) ? game.enemiesAt(game.locationOf(by)).map((card) => ({ by, card })) : [],
        except: {
          'AH-AT-01': (game, { by }) => noActions(game, by),
          'AH-EN-12': (game, { by }, { card }) => !fightable(game, by).includes(card),
        },
        then: (_, { by }, { card }) => [goto('window'), spend(by), call(fight, plainly(by, card, 'combat'))],
      }),
      evade: offer('AH-AT-15', {
        fields: ['by', 'card'],
        among: (game, { by }) =>
          game.isPlaying(by) ? game.enemiesAt(game.locationOf(by)).map((card) => ({ by, card })) : [],
        except: {
          'AH-AT-01': (game, { by }) => noActions(game, by),
          'AH-AT-22': (game, { by }, { card }) => !game.engagedWith(card).includes(by),
        },
        then: (_, { by }, { card }) => [goto('window'), spend(by), call(evade, plainly(by, card, 'agility'))],
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
        except: { 'AH-AT-01': (game, { by }) => noActions(game, by) },
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
