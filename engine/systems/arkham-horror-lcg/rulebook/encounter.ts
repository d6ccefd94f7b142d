import { runBlock } from '#engine/kernel/language/effect-procedures.ts';
import { change, finish, goto, type Next } from '#engine/kernel/procedures/next.ts';
import { placeOn, type Thing } from '#engine/kernel/table/things-and-places.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import type { ArkhamGame } from '../table/game.ts';
import { counter } from '../table/plan.ts';
import { call, procedure } from './book.ts';
import { twins } from './using.ts';

/** An enemy enters play: where its text says, where an effect puts it, or engaged with the one who drew it (AH-EN-01 to 05). */
export const spawn = procedure(
  'spawn',
  ({ by, card, at }: { readonly by: Thing; readonly card: Thing; readonly at: Thing }) => ({ by, card, at }),
  ({ step, choose, offer }) => ({
    choose: choose('AH-EN-02', {
      spawnAt: offer('AH-EN-04', {
        fields: ['by', 'location'],
        among: (game, { by, card, at }) =>
          at > 0 ? [] : (spawnPlaces(game, by, card) ?? []).map((location) => ({ by, location })),
        then: (_, my, { location }) => {
          my.at = location;
          return undefined;
        },
      }),
    }),
    nowhere: step('AH-EN-03', (game, { by, card, at }) =>
      at === 0 && spawnPlaces(game, by, card) !== null ? [change('discard', { of: card, by }), finish()] : undefined,
    ),
    enter: step('AH-EN-01', (game, { by, card, at }): Next => {
      const { keywords } = game.face(card);
      const alone = keywords.includes('aloof') || keywords.includes('massive');
      const into = at > 0 ? placeOn(at) : alone ? placeOn(game.locationOf(by)) : game.place('threat', by);
      return [
        ...twins(game, card).map((one) => change('discard', { of: one, by })),
        change('enter', { of: card, into }),
        change('spawned', { of: card, by }),
      ];
    }),
  }),
);

/** A drawn encounter card: its revelations, what its type does, then surge (AH-PH-09). */
export const resolveEncounter = procedure(
  'resolveEncounter',
  ({ by, card }: { readonly by: Thing; readonly card: Thing }) => ({
    by,
    card,
    source: card,
    at: 0,
    begins: 1,
    surges: false,
    peril: 0 as Thing,
  }),
  ({ step, settle }) => ({
    drawn: step('AH-TM-40', (game, my) => {
      my.surges = game.has(my.card, 'surge');
      my.peril = game.count(theGame, counter.peril);
      const peril = game.has(my.card, 'peril') ? change('peril', { of: theGame, seat: my.by }) : undefined;
      return [peril, change('encounter', { of: my.card, by: my.by })];
    }),
    revelation: step('AH-WK-01', (game, my): Next => {
      if (nextRevelation(game, my) < 0) return goto('type');
      return change('revelation', { of: my.card, by: my.by, amount: 1 }, 'begins');
    }),
    reveals: step('AH-AB-12', (game, my): Next => {
      const next = nextRevelation(game, my);
      const entry = game.printedAbilities(my.card, 'revelation')[next];
      if (entry === undefined || my.begins === 0) return goto('type');
      my.at = next + 1;
      return [goto('revelation'), runBlock(entry.block, game.scope(my.by, my.card))];
    }),
    type: step('AH-PH-09', (game, my): Next => {
      const { by, card } = my;
      my.surges ||= game.count(card, counter.surging) > 0;
      if (game.table.placeOf(card) !== game.place('resolving')) return undefined;
      if (game.type(card) === 'enemy') return call(spawn, { by, card, at: 0 });
      const won = game.face(card).victory !== null && game.type(card) === 'treachery';
      return won ? change('toVictory', { of: card }) : change('discard', { of: card, by });
    }),
    after: settle('AH-TM-07', 'after', { yields: true }),
    // The peril of a draw around this one goes on
    done: step('AH-KW-07', (game, { surges, peril }) => [
      game.count(theGame, counter.peril) === peril ? undefined : change('peril', { of: theGame, seat: peril }),
      finish(surges),
    ]),
  }),
  ['source'],
);

/** The number of the next one whose condition holds; -1: none. */
const nextRevelation = (
  game: ArkhamGame,
  { card, by, at }: { readonly card: Thing; readonly by: Thing; readonly at: number },
): number =>
  game
    .printedAbilities(card, 'revelation')
    .findIndex(({ condition }, i) => i >= at && (condition === null || condition(game, game.scope(by, card))));

/** Draws the top card of the encounter deck and resolves it (AH-PH-09, AH-DR-06). */
export const drawEncounter = procedure(
  'drawEncounter',
  ({ by }: { readonly by: Thing }) => ({ by, card: -1 as Thing, surges: false }),
  ({ step }) => ({
    refill: step('AH-DR-03', (game, { by }) =>
      !game.isPlaying(by)
        ? finish()
        : game.at('encounterDeck').length > 0 || game.at('encounterDiscard').length === 0
          ? undefined
          : change('shuffle', { pile: game.place('encounterDeck'), from: game.place('encounterDiscard') }),
    ),
    draw: step('AH-DR-06', (game, my): Next => {
      const [card] = game.at('encounterDeck');
      if (card === undefined) return finish();
      my.card = card;
      return change('draw', { of: card, into: game.place('resolving') });
    }),
    resolve: step('AH-PH-09', (_, { by, card }) => call(resolveEncounter, { by, card }, 'surges')),
    surge: step('AH-KW-08', (game, { by, surges }) => (surges && game.isPlaying(by) ? goto('refill') : undefined)),
  }),
);

/** Null: it has no spawn text. */
function spawnPlaces(game: ArkhamGame, by: Thing, card: Thing): readonly Thing[] | null {
  const entry = game.printedAbilities(card, 'spawn')[0];
  if (entry?.at == null) return null;
  return game.only(entry.at(game, game.scope(by, card)), ['location']).filter((one) => game.isInPlay(one));
}
