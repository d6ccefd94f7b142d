import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import { sameAsBefore } from '#engine/library/content-checks/placed.ts';
import { at, type ScytheProject } from './documents.ts';

/**
 * Games that cannot seat their players: numbers out of order, too few factions with a home on the map, mats, objectives;
 * two factions with one home base; rows of pay out of order.
 */
export function checkGames({ games, maps, factions, unsound }: ScytheProject): ContentProblem[] {
  const isWhole = unsound.length === 0;
  const homeOf = new Map(factions.map(({ value }) => [value.id, value.home]));
  return games.flatMap((game) => {
    const { seats, map: used, pieces, pay } = game.value;
    const inOrder = seats.least <= seats.usual && seats.usual <= seats.most;
    const map = maps.find(({ value }) => value.id === used)?.value;
    const homes = new Set(map?.homes.map(({ home }) => home));
    const there = {
      factions: new Set(game.value.factions.flatMap((id) => homeOf.get(id) ?? []).filter((home) => homes.has(home)))
        .size,
      mats: game.value.mats.length,
      objectives: pieces.objectives === 0 ? seats.most : Math.floor(game.value.objectives.length / pieces.objectives),
    };
    const few = (Object.keys(there) as (keyof typeof there)[]).filter((what) => there[what] < seats.most);
    return [
      ...(inOrder ? [] : [at(game, ['seats', 'usual'], 'SCG001', 'error', { ...seats })]),
      ...(isWhole ? few : []).map((what) =>
        at(game, [what], 'SCG002', 'error', { what, enough: there[what], most: seats.most }),
      ),
      ...sameAsBefore(game.value.factions, (id) => homeOf.get(id)).map(([faction, other, i]) =>
        at(game, ['factions', i], 'SCG003', 'error', { faction, other, home: homeOf.get(faction) as string }),
      ),
      ...pay.flatMap(({ from }, i) => {
        const least = i === 0 ? 0 : (pay[i - 1]?.from ?? 0) + 1;
        const isRight = i === 0 ? from === 0 : from >= least;
        return isRight ? [] : [at(game, ['pay', i, 'from'], 'SCG004', 'error', { from, least })];
      }),
    ];
  });
}
