import { extended } from '#engine/kernel/basics/extended.ts';
import { type Call, change } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { ArkhamGame } from '../table/game.ts';
import { counter } from '../table/plan.ts';
import { call, procedure } from './book.ts';

/** An investigator goes to a location, and reveals it with its clues on first entry (AH-LO-06, AH-AC-11). */
export const arrive = procedure(
  'arrive',
  (given: { readonly by: Thing; readonly to: Thing }) => given,
  ({ step, settle }) => ({
    move: step('AH-LO-03', (_, { by, to }) => change('move', { of: by, to })),
    reveal: step('AH-AC-11', (game, { by, to }) =>
      game.count(by, counter.at) === to && !game.isRevealed(to) ? call(reveal, { location: to, by }) : undefined,
    ),
    after: settle('AH-TM-08', 'after', { yields: true }),
  }),
);
export const moveTo = (by: Thing, to: Thing): Call => call(arrive, { by, to });

export const reveal = procedure(
  'reveal',
  (given: { readonly location: Thing; readonly by: Thing }) => given,
  ({ step }) => ({
    flip: step('AH-LO-01', (_, { location, by }) => change('reveal', { of: location, by })),
    clues: step('AH-AC-11', (game, { location }) => {
      const amount = game.value('clueValue', location);
      return amount > 0 ? change('putClues', { of: location, amount }) : undefined;
    }),
  }),
);

/** Ready unengaged enemies beside investigators (AH-EN-09); aloof and massive ones engage nobody (AH-EN-12, AH-EN-17). */
export function engaging(game: ArkhamGame): readonly Thing[] {
  return game.enemies.filter((enemy) => {
    // What is asked of every change first: most enemies are engaged, exhausted or alone
    if (!game.isReady(enemy) || game.seats.some((seat) => game.at('threat', seat).includes(enemy))) return false;
    const location = game.locationOf(enemy);
    if (game.investigatorsAt(location).length === 0 || game.has(enemy, 'aloof') || game.has(enemy, 'massive'))
      return false;
    return preyAt(game, enemy, location).length > 0;
  });
}

/** Whom an enemy would engage at a location: the prey among those there (AH-EN-10, AH-EN-21, AH-EN-22). */
function preyAt(game: ArkhamGame, enemy: Thing, location: Thing): readonly Thing[] {
  return preferred(game, enemy, game.investigatorsAt(location));
}
export function preferred(game: ArkhamGame, enemy: Thing, seats: readonly Thing[]): readonly Thing[] {
  const prey = game.printedAbilities(enemy, 'prey')[0];
  if (prey?.who == null) return seats;
  const scope = extended(game.scope(-1, enemy), { names: { candidates: seats } });
  const best = game.only(prey.who(game, scope), ['investigator']).filter((seat) => seats.includes(seat));
  return best.length > 0 || prey.only ? best : seats;
}

/** An enemy engages; among several the lead decides (AH-EN-09, AH-EN-10). */
export const engagement = procedure(
  'engagement',
  ({ enemy }: { readonly enemy: Thing }) => ({ enemy }),
  ({ choose, offer }) => ({
    whom: choose('AH-EN-10', {
      engageWhom: offer('AH-EN-10', {
        fields: ['by', 'investigator'],
        among: (game, { enemy }) =>
          preyAt(game, enemy, game.locationOf(enemy)).map((investigator) => ({ by: game.lead, investigator })),
        then: (_, { enemy }, { investigator }) => change('engage', { of: enemy, by: investigator }),
      }),
    }),
  }),
);
