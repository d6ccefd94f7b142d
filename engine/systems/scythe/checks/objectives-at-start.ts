import { memoizeRecent } from '#engine/kernel/basics/memoize-recent.ts';
import type { ContentProblem, Documents } from '#engine/kernel/contract/system.ts';
import type { AnyNumber } from '#engine/kernel/numbers/number.ts';
import { compileContent } from '../content/content.ts';
import type { DesignOf, ScytheBoard, ScytheContent } from '../content/design.ts';
import { lots } from '../contract/lots.ts';
import { language } from '../language/language.ts';
import { workings } from '../language/workings.ts';
import type { ScytheSetup } from '../table/board.ts';
import { ScytheGame } from '../table/game.ts';
import { numbers } from '../table/numbers.ts';
import { lay } from '../table/setup.ts';
import { at, type ScytheProject } from './documents.ts';

/** What a table at the start, and conditions, depend on. */
const needed = /^(?:words|factions|mats|cards\/objectives|maps\/[^/]+|games\/[^/]+)\.json$/;

/** Objectives that every seat has fulfilled before its first turn, in every game that uses them. */
export function checkObjectivesAtStart(project: ScytheProject): ContentProblem[] {
  if (project.objectives.length === 0 || project.unsound.length > 0 || !areFound(project)) return [];
  const held = heldAtStart(Object.fromEntries(Object.entries(project.documents).filter(([file]) => needed.test(file))));
  return project.objectives.flatMap((objective) =>
    held.has(objective.value.id) ? [at(objective, ['if'], 'SCC004', 'warning', { objective: objective.value.id })] : [],
  );
}

/** Whether all that a set-up lays is there: a missing name is a problem of its own. */
function areFound({ games, maps, factions, abilities, tops, mats, documents }: ScytheProject): boolean {
  const { bottoms = [] } = (documents['mats.json'] ?? {}) as { readonly bottoms?: readonly { readonly id: string }[] };
  const ids = (parts: readonly { readonly value: { readonly id: string } }[]) =>
    new Set(parts.map(({ value }) => value.id));
  const [mapIds, factionIds, abilityIds, topIds, matIds] = [maps, factions, abilities, tops, mats].map(ids);
  const bottomIds = new Set(bottoms.map(({ id }) => id));
  return (
    games.every(
      ({ value }) =>
        mapIds?.has(value.map) &&
        value.factions.every((id) => factionIds?.has(id)) &&
        value.mats.every((id) => matIds?.has(id)),
    ) &&
    factions.every(({ value }) => value.mechs.every((id) => abilityIds?.has(id))) &&
    mats.every(({ value }) => value.areas.every(({ top, bottom }) => topIds?.has(top) && bottomIds.has(bottom))) &&
    maps.every(({ value: { hexes, homes } }) => {
      const hexIds = new Set(hexes.map(({ id }) => id));
      return homes.every(({ exits }) => exits.every((id) => hexIds.has(id)));
    })
  );
}

/** A table on a larger map takes longer to lay than an edit may. */
const mostHexes = 1000;

const heldAtStart = memoizeRecent((documents: Documents): ReadonlySet<string> => {
  const content = compileContent(documents, language, null);
  const [held, failed] = [new Set<string>(), new Set<string>()];
  for (const board of content.boards.filter(({ map }) => map.hexes.length <= mostHexes)) {
    const its = content.designs.filter(
      (design) => design.sort === 'objective' && board.objectives.includes(design.id),
    ) as readonly DesignOf<'objective'>[];
    for (const setup of setupsOf(content, board)) {
      const open = its.filter(({ id }) => !failed.has(id));
      if (open.length === 0) break;
      const table = lay(content, { ...setup }, 'setup', workings);
      const game = new ScytheGame(content, setup, table, rules, workings);
      for (const { id, holds } of open)
        (game.seats.every((seat) => holds(game, game.scope(seat, seat))) ? held : failed).add(id);
    }
  }
  return new Set([...held].filter((id) => !failed.has(id)));
});
const rules: ReadonlyMap<string, AnyNumber> = new Map(numbers.map((number) => [number.id, number]));

/** With each faction and each mat in some seat, for the least and the most players. */
function setupsOf(content: ScytheContent, board: ScytheBoard): readonly ScytheSetup[] {
  const known = lots.map(({ of }) => of(content, board));
  const times = Math.max(...known.map((roles) => roles.length));
  return [board.seats.least, board.seats.most].flatMap((players) =>
    known.some((roles) => roles.length < players)
      ? []
      : Array.from({ length: times }, (_, turn): ScytheSetup => {
          const [factions = [], mats = []] = known.map((roles) =>
            Array.from({ length: players }, (__, seat) => roles[(turn + seat) % roles.length] as string),
          );
          return { ...board.settings, board: board.id, players, seed: 1, factions, mats };
        }),
  );
}
