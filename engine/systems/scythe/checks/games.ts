import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import { at, type ScytheProject } from './documents.ts';

/** Games that cannot seat their players: numbers out of order, too few factions with a home on the map, mats, objectives. */
export function checkGames({ games, maps, factions, unsound }: ScytheProject): ContentProblem[] {
  const isWhole = unsound.length === 0;
  return games.flatMap((game) => {
    const { seats, map: used, pieces } = game.value;
    const inOrder = seats.least <= seats.usual && seats.usual <= seats.most;
    const map = maps.find(({ value }) => value.id === used)?.value;
    const homes = map?.homes.map(({ home }) => home) ?? [];
    const homeOf = (id: string) => factions.find(({ value }) => value.id === id)?.value.home ?? '';
    const there = {
      factions: new Set(game.value.factions.map(homeOf).filter((home) => homes.includes(home))).size,
      mats: game.value.mats.length,
      objectives: pieces.objectives === 0 ? seats.most : Math.floor(game.value.objectives.length / pieces.objectives),
    };
    const few = (Object.keys(there) as (keyof typeof there)[]).filter((what) => there[what] < seats.most);
    return [
      ...(inOrder ? [] : [at(game, ['seats', 'usual'], 'SCG001', 'error', { ...seats })]),
      ...(isWhole ? few : []).map((what) =>
        at(game, [what], 'SCG002', 'error', { what, enough: there[what], most: seats.most }),
      ),
    ];
  });
}
