import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import type { ScytheGameDocument } from '../formats/game.ts';
import { at, type ScytheProject } from './documents.ts';

/** Objectives that ask for more than there can be, in every game that uses them. */
export function checkObjectivesNever(project: ScytheProject): ContentProblem[] {
  if (project.unsound.length > 0) return [];
  return project.objectives.flatMap((objective) => {
    const { id, if: condition } = objective.value;
    const games = project.games.map(({ value }) => value).filter(({ objectives }) => objectives.includes(id));
    const short = games.map((game) => shortfall(condition as Json, mostIn(project, game)));
    const [first] = short;
    return first === undefined || first === null || short.includes(null)
      ? []
      : [at(objective, ['if'], 'SCC006', 'warning', { objective: id, ...first })];
  });
}

interface Shortfall {
  readonly asked: number;
  readonly most: number;
}
type MostOf = (amount: Json) => number;

/** What a condition asks for in vain; null: it may hold. */
function shortfall(condition: Json, mostOf: MostOf): Shortfall | null {
  if (!isObject(condition)) return null;
  const { op, of, value = 0, than } = condition;
  const parts = Array.isArray(of) ? (of as readonly Json[]).map((one) => shortfall(one, mostOf)) : [];
  if (op === 'all') return parts.find((one) => one !== null) ?? null;
  if (op === 'any') return parts.includes(null) ? null : (parts[0] ?? null);
  if (op !== 'atLeast' || typeof than !== 'number') return null;
  const most = mostOf(value);
  return most < than ? { asked: than, most } : null;
}

/** The most that an amount can be for one seat in a game; infinite where nothing limits it. */
function mostIn({ factions, maps, structures }: ScytheProject, game: ScytheGameDocument): MostOf {
  const hexes = maps.find(({ value }) => value.id === game.map)?.value.hexes ?? [];
  const terrains = new Map<string, number>();
  for (const { terrain } of hexes) terrains.set(terrain, 1 + (terrains.get(terrain) ?? 0));
  const its = factions.filter(({ value }) => game.factions.includes(value.id));
  const mechs = Math.max(0, ...its.map(({ value }) => value.mechs.length));
  const units: { readonly [role: string]: number } = {
    ...{ character: 1, mech: mechs, fighter: 1 + mechs, worker: game.pieces.workers },
  };
  const mostThings: { readonly [selector: string]: number } = {
    units: 1 + mechs + game.pieces.workers,
    structures: new Set(structures.map(({ value }) => value.id)).size,
    controlled: hexes.length,
  };
  return (amount) => {
    if (typeof amount === 'number') return amount;
    // Amounts of several seats are added up
    if (!isObject(amount) || nodesIn(amount).some(({ op }) => op === 'allSeats' || op === 'otherSeats'))
      return Number.POSITIVE_INFINITY;
    switch (amount['op']) {
      case 'powerOf':
        return game.tracks.power;
      case 'popularityOf':
        return game.tracks.popularity;
      case 'starsOf':
        return game.pieces.stars;
      case 'terrainsOf':
        return terrains.size;
      case 'mostOfOneTerrain':
        return Math.max(0, ...terrains.values());
      case 'count': {
        const of = isObject(amount['of']) ? amount['of'] : {};
        const isOwn = isObject(of['of']) && of['of']['op'] === 'self';
        const most = (of['op'] === 'units' ? units[String(of['role'])] : undefined) ?? mostThings[String(of['op'])];
        return isOwn && most !== undefined ? most : Number.POSITIVE_INFINITY;
      }
      default:
        return Number.POSITIVE_INFINITY;
    }
  };
}
