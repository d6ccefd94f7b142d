import { change, close, goto, type Next, open } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import type { ArkhamGame } from '../table/game.ts';
import { counter, phases, type RoundPhase } from '../table/plan.ts';
import { advance, agendaIsDue } from './advance.ts';
import { call, procedure } from './book.ts';
import { handDiscard } from './discards.ts';
import { drawCards } from './drawing.ts';
import { drawEncounter } from './encounter.ts';
import { attacks, hunting, massiveAttacks } from './enemy-phase.ts';
import { turn } from './turn.ts';
import { windowAt } from './windows.ts';

const begins = (phase: RoundPhase): Next => [
  change('phase', { of: theGame, amount: phases.indexOf(phase) }),
  change('period', { what: `${phase}Begins`, of: theGame }),
  open('phase'),
];
/** What lasts until the end is over before anything that starts then (AH-TM-19). */
const ends = (phase: RoundPhase): Next => [close('phase'), change('period', { what: `${phase}Ends`, of: theGame })];
const roundBegins: readonly Next[] = [
  change('round', { of: theGame, amount: 1 }),
  change('period', { what: 'roundBegins', of: theGame }),
  open('round'),
];
/** What play jumps out of is over: a turn, and what lasts until the end of the turn or of the phase. */
const leave: readonly Next[] = [close('turn'), change('turnOver', { of: theGame }), close('phase')];
const each = (game: ArkhamGame, what: (seat: Thing) => Next): Next => game.investigators.map(what);
const waiting = (game: ArkhamGame) => game.investigators.filter((seat) => game.count(seat, counter.hadTurn) === 0);

/** The four phases of a round (AH-PH-01), from one of them where play jumps there. Round 1 has no mythos phase (AH-AC-14). */
export const rounds = procedure(
  'rounds',
  ({ from = null }: { readonly from?: RoundPhase | null }) => ({ from }),
  ({ step, choose, offer }) => ({
    begin: step('AH-PH-01', (game, { from }) =>
      from === null ? undefined : [...(game.count(theGame, counter.round) === 0 ? roundBegins : leave), goto(from)],
    ),
    round: step('AH-PH-01', () => roundBegins),
    first: step('AH-AC-14', (game) => (game.count(theGame, counter.round) === 1 ? goto('investigation') : undefined)),
    mythos: step('AH-PH-04', () => begins('mythos')),
    doom: step('AH-AC-14', (game) =>
      game.agenda === undefined ? undefined : change('doom', { of: game.agenda, amount: 1 }),
    ),
    check: step('AH-AC-05', (game) => (agendaIsDue(game) ? call(advance, { card: game.agenda as Thing }) : undefined)),
    encounters: step('AH-PH-04', (game) => each(game, (by) => call(drawEncounter, { by }))),
    mythosWindow: step('AH-PH-04', () => windowAt('mythos')),
    mythosEnds: step('AH-PH-04', () => ends('mythos')),
    investigation: step('AH-PH-05', () => begins('investigation')),
    investigationWindow: step('AH-PH-05', () => windowAt('investigation')),
    whose: choose('AH-PH-05', {
      takeTurn: offer('AH-PH-05', {
        fields: ['by', 'investigator'],
        among: (game) => waiting(game).map((investigator) => ({ by: game.lead, investigator })),
        then: (_, __, { investigator }) => [goto('whose'), call(turn, { by: investigator })],
      }),
    }),
    investigationEnds: step('AH-PH-05', () => ends('investigation')),
    enemy: step('AH-PH-06', () => begins('enemy')),
    hunters: step('AH-PH-06', () => [call(hunting, {}), windowAt('enemy')]),
    attacks: step('AH-PH-06', (game) => each(game, (by) => [call(attacks, { by }), windowAt('enemy')])),
    massive: step('AH-EN-18', () => call(massiveAttacks, {})),
    enemyEnds: step('AH-PH-06', () => ends('enemy')),
    upkeep: step('AH-PH-07', () => begins('upkeep')),
    upkeepWindow: step('AH-PH-07', () => windowAt('upkeep')),
    reset: step('AH-PH-07', (game) =>
      game.seats.flatMap((of) => [change('resetActions', { of }), change('hadTurn', { of, amount: 0 })]),
    ),
    ready: step('AH-PH-07', (game) => exhaustedInPlay(game).map((of) => change('ready', { of }))),
    draw: step('AH-PH-07', (game) =>
      each(game, (by) => call(drawCards, { by, amount: game.value('upkeepCards', by) })),
    ),
    resources: step('AH-PH-07', (game) =>
      each(game, (of) => {
        const amount = game.value('upkeepResources', of);
        return amount > 0 ? change('gain', { of, amount }) : undefined;
      }),
    ),
    hand: step('AH-PH-07', (game) =>
      each(game, (by) => {
        const amount = game.at('hand', by).length - game.value('handLimit', by);
        return call(handDiscard, { by, amount, random: false });
      }),
    ),
    roundEnds: step('AH-PH-07', () => [
      ends('upkeep'),
      close('round'),
      change('period', { what: 'roundEnds', of: theGame }),
      goto('round'),
    ]),
  }),
);
const exhaustedInPlay = (game: ArkhamGame): readonly Thing[] => game.piecesWith((card) => !game.isReady(card));
