import { batch, change, end, finish, type Next, type RuleId, unwindTo } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import type { ArkhamGame } from '../table/game.ts';
import { counter, states } from '../table/plan.ts';
import { call, procedure } from './book.ts';
import { discardAll } from './discards.ts';
import { runPrinted } from './run-printed.ts';

/** The result of a scenario that nobody is left to finish (AH-DE-09, AH-DE-11). */
export const noResolution = 'no-resolution';

/** The scenario ends; revealed victory locations without clues go to the victory display (AH-LO-10). */
export const ends = (game: ArkhamGame, result: string, rule: RuleId): Next => [
  ...game.locations
    .filter((of) => game.face(of).victory !== null && game.isRevealed(of) && game.count(of, counter.clues) === 0)
    .flatMap((of) => [
      ...game.investigatorsAt(of).map((seat) => change('nowhere', { of: seat })),
      change('toVictory', { of }),
    ]),
  end(result, rule),
];

/** An investigator is out of the scenario, by defeat or by resigning (AH-DE-01, AH-DE-02). */
export const eliminate = procedure(
  'eliminate',
  ({ by, how }: { readonly by: Thing; readonly how: 'defeated' | 'resigned' }) => ({ by, how, defeated: 1 }),
  ({ step }) => ({
    defeat: step('AH-DE-01', (_, { by, how }) =>
      how === 'defeated' ? change('defeat', { of: by, by, amount: 1 }, 'defeated') : undefined,
    ),
    // A text spared them, or they left the scenario meanwhile
    spared: step('AH-DE-01', (game, { by, defeated: is }) =>
      is === 0 || !game.isPlaying(by) ? [change('falls', { of: by, amount: 0 }), finish()] : undefined,
    ),
    weaknesses: step(
      'AH-DE-03',
      (game, { by }): Next =>
        [...game.at('play', by), ...game.at('threat', by)]
          .filter((card) => game.kind(card).isWeakness)
          .flatMap((card) => [...runPrinted(game, card, 'end', game.scope(by, card)), change('remove', { of: card })]),
    ),
    state: step('AH-DE-02', (_, { by, how }) => change('state', { of: by, amount: states.indexOf(how) })),
    cards: step(
      'AH-DE-04',
      (game, { by }): Next =>
        [
          ...(['play', 'hand', 'deck', 'discard', 'committed'] as const).flatMap((key) => game.at(key, by)),
          ...game.at('resolving').filter((card) => game.owner(card) === by),
        ]
          // In an order that tells nothing of the deck's
          .sort((one, other) => one - other)
          // A card that another owns is removed when it leaves play (AH-DE-05)
          .map((card) => change('remove', { of: card })),
    ),
    clues: step('AH-DE-06', (game, { by }) => {
      const at = game.count(by, counter.at);
      const clues = game.count(by, counter.clues);
      const resources = game.count(by, counter.resources);
      return [
        clues > 0 ? change('takeClues', { of: by, amount: clues }) : undefined,
        clues > 0 && at > 0 ? change('putClues', { of: at, amount: clues }) : undefined,
        resources > 0 ? change('pay', { of: by, amount: resources }) : undefined,
      ];
    }),
    enemies: step('AH-DE-07', (game, { by }): Next => {
      const at = game.count(by, counter.at);
      const enemies = game.at('threat', by).filter((card) => at > 0 && game.type(card) === 'enemy');
      const others = game.at('threat', by).filter((card) => !enemies.includes(card));
      // All at once, so that nobody is asked whom an enemy engages in between
      return [discardAll(others, by), batch(enemies.map((of) => change('disengage', { of, to: at })))];
    }),
    leave: step('AH-LO-02', (_, { by }) => change('nowhere', { of: by })),
    lead: step('AH-DE-08', (game, { by }): Next => {
      const [next] = game.investigators;
      if (next === undefined) return ends(game, noResolution, 'AH-DE-09');
      return game.lead === by ? change('lead', { of: 0, seat: next }) : undefined;
    }),
    // What is left of their test is dropped (AH-AO-05)
    drop: step('AH-DE-02', (game, { by }) =>
      game.count(theGame, counter.tester) === by ? unwindTo('test', 'ended') : undefined,
    ),
  }),
);

/** What stands at or over its limit is defeated (AH-DH-07). */
export function defeated(game: ArkhamGame): readonly Thing[] {
  const found: Thing[] = [];
  for (const seat of game.seats)
    if (game.isPlaying(seat) && game.at('investigator', seat).length > 0 && isOver(game, seat, true)) found.push(seat);
  for (const enemy of game.enemies) if (isOver(game, enemy, false)) found.push(enemy);
  for (const seat of game.seats)
    for (const card of game.at('play', seat))
      if (game.type(card) === 'asset' && isOver(game, card, true)) found.push(card);
  return found;
}
function isOver(game: ArkhamGame, of: Thing, hasSanity: boolean): boolean {
  const [damage, horror] = [game.count(of, counter.damage), game.count(of, counter.horror)];
  if ((damage === 0 && horror === 0) || game.count(of, counter.falling) === 1) return false;
  if (damage > 0 && hasLimit(game, of, 'health') && damage >= game.value('health', of)) return true;
  return hasSanity && horror > 0 && hasLimit(game, of, 'sanity') && horror >= game.value('sanity', of);
}
/** A card without a value does not have 0 (AH-DH-12). */
export function hasLimit(game: ArkhamGame, of: Thing, which: 'health' | 'sanity'): boolean {
  return game.isSeat(of) || game.face(of)[which] !== null;
}

export const defeat = procedure(
  'defeatThing',
  ({ of }: { readonly of: Thing }) => ({ of, source: of, defeated: 1 }),
  ({ step, settle }) => ({
    announce: step('AH-DH-07', (game, { of }) => change('defeat', { of, by: game.active, amount: 1 }, 'defeated')),
    leave: step('AH-DH-07', (game, { of, defeated: is }): Next => {
      if (is === 0 || !game.isInPlay(of)) return change('falls', { of, amount: 0 });
      const won = game.type(of) === 'enemy' && game.face(of).victory !== null;
      return won ? change('toVictory', { of }) : change('discard', { of, by: game.active });
    }),
    after: settle('AH-TM-08', 'after', { yields: true }),
  }),
  ['source'],
);

export const defeatOf = (game: ArkhamGame, of: Thing): Next =>
  game.isSeat(of) ? call(eliminate, { by: of, how: 'defeated' }) : call(defeat, { of });
