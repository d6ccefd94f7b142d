import type { ContentProblem, Documents } from '#engine/kernel/contract/system.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import { listed } from '#engine/library/content-checks/placed.ts';
import type { MatsDocument } from '../formats/mats.ts';
import { at, type ScytheProject } from './documents.ts';

type Bottom = MatsDocument['bottoms'][number];

/** Bottom actions that cost a resource which nothing gives, in a game (SC-PR-02, SC-PR-08). */
export function checkLackingResources(project: ScytheProject): ContentProblem[] {
  const { games, maps, mats, terrains, documents, unsound } = project;
  if (unsound.length > 0) return [];
  const given = givenIn(documents);
  return listed<Bottom>(documents, /^mats\.json$/, 'bottoms').flatMap((bottom) => {
    const { id, resource } = bottom.value;
    if (given.has('any') || given.has(resource)) return [];
    const game = games.find(({ value }) => {
      const areas = mats.filter((mat) => value.mats.includes(mat.value.id)).flatMap((mat) => mat.value.areas);
      const hexes = maps.find((map) => map.value.id === value.map)?.value.hexes ?? [];
      // Where other resources can be paid in part, the lowest cost may be paid with these
      const least = Math.min(...areas.filter((area) => area.bottom === id).map((area) => area.least));
      const isAsked = least < Number.POSITIVE_INFINITY && least > (given.has('anyKind') ? 1 : 0);
      return isAsked && hexes.length > 0 && !hexes.some((hex) => terrains.get(hex.terrain)?.yields === resource);
    });
    return game === undefined
      ? []
      : [at(bottom, ['resource'], 'SCA008', 'warning', { bottom: id, resource, game: game.value.id })];
  });
}

/** Resources that effects give; `any`: of any kind; `anyKind`: a text lets others be paid instead. */
function givenIn(documents: Documents): ReadonlySet<string> {
  return new Set(
    Object.values(documents).flatMap((document) =>
      nodesIn(document).flatMap(({ op, node }) => {
        if (op === 'gainResources') return [String(node['resource'] ?? 'any')];
        return node['number'] === 'anyKind' ? ['anyKind'] : [];
      }),
    ),
  );
}
