import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { distance } from '#engine/library/places/ways.ts';
import type { ArkhamGame } from '../table/game.ts';
import { counter } from '../table/plan.ts';

/** Clues that the group has, and that the current act asks for; null: it asks for none. */
export function cluesAsked(game: ArkhamGame): { readonly has: number; readonly needs: number } | null {
  const { act } = game;
  if (act === undefined || game.face(act).clues === null) return null;
  const has = game.investigators.reduce((sum, seat) => sum + game.count(seat, counter.clues), 0);
  return { has, needs: Math.max(1, game.value('clueLimit', act)) };
}

/** Locations that the text of the act names. */
const namedByAct = (game: ArkhamGame): readonly Thing[] => {
  const { act } = game;
  const ids = act === undefined ? [] : game.face(act).entries.flatMap(({ names }) => names);
  return game.locations.filter((location) => ids.includes(game.kind(location).id));
};

const waysOf = (game: ArkhamGame) => ({ neighbours: (location: Thing) => game.connected(location) });

/** Locations to explore: with clues, or not revealed yet. Not those that lead no more to what the act names. */
function unexplored(game: ArkhamGame): readonly Thing[] {
  const named = namedByAct(game);
  const ways = waysOf(game);
  return game.locations.filter(
    (location) =>
      (game.count(location, counter.clues) > 0 || !game.isRevealed(location)) &&
      named.every((one) => Number.isFinite(distance(location, one, ways))),
  );
}
/** Where investigators should go now: to clues while the act asks for them, else where its text can be used. */
function goals(game: ArkhamGame): readonly Thing[] {
  const clues = cluesAsked(game);
  if (clues !== null && clues.has < clues.needs) return unexplored(game);
  const named = namedByAct(game);
  return named.length > 0 ? named : game.locations.filter((location) => !game.isRevealed(location));
}

/** Steps to the nearest goal; infinite if none can be reached. */
export function stepsToGoal(game: ArkhamGame, from: Thing): number {
  const ways = waysOf(game);
  return Math.min(Number.POSITIVE_INFINITY, ...goals(game).map((goal) => distance(from, goal, ways)));
}
