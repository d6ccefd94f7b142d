import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import { type Located, sameAsBefore } from '#engine/library/content-checks/placed.ts';
import { areTouching } from '#engine/library/places/hexes.ts';
import type { HexMapDocument } from '../formats/map.ts';
import { at, type ScytheProject } from './documents.ts';

/** Impossible hexes, rivers and exits (SC-PR-02, SC-PR-03). */
export const checkMaps = ({ maps, terrains }: ScytheProject): ContentProblem[] =>
  maps.flatMap((map) => [
    ...hexesAtOnePlace(map),
    ...wrongRivers(map),
    ...wrongHomes(map, (terrain) => terrains.get(terrain)?.is === 'lake'),
  ]);

const hexesAtOnePlace = (map: Located<HexMapDocument>): readonly ContentProblem[] =>
  sameAsBefore(map.value.hexes, ({ q, r }) => `${q},${r}`).map(([{ id, q, r }, other, i]) =>
    at(map, ['hexes', i, 'id'], 'SCM001', 'error', { hex: id, other: other.id, q, r }),
  );

function wrongRivers(map: Located<HexMapDocument>): readonly ContentProblem[] {
  const hexOf = new Map(map.value.hexes.map((hex) => [hex.id, hex]));
  const drawn = new Set<string>();
  return map.value.rivers.flatMap((river, i) => {
    const [one = '', other = ''] = river;
    const [a, b] = [hexOf.get(one), hexOf.get(other)];
    if (a === undefined || b === undefined) return [];
    const edge = [one, other].toSorted().join(' ');
    const isTwice = drawn.has(edge);
    drawn.add(edge);
    if (!areTouching(a, b)) return [at(map, ['rivers', i], 'SCM002', 'error', { hex: one, other })];
    return isTwice ? [at(map, ['rivers', i], 'SCM003', 'error', { hex: one, other })] : [];
  });
}

function wrongHomes(map: Located<HexMapDocument>, isLake: (terrain: string) => boolean): readonly ContentProblem[] {
  const { hexes, homes } = map.value;
  const terrainOf = new Map(hexes.map(({ id, terrain }) => [id, terrain]));
  const twice = sameAsBefore(homes, ({ home }) => home).map(([{ home }, , i]) =>
    at(map, ['homes', i, 'home'], 'SCM008', 'error', { home }),
  );
  const wrong = homes.flatMap(({ home, exits }, i) => [
    ...(exits.length > 0 ? [] : [at(map, ['homes', i, 'exits'], 'SCM004', 'error', { home })]),
    ...exits.flatMap((hex, j) =>
      isLake(terrainOf.get(hex) ?? '') ? [at(map, ['homes', i, 'exits', j], 'SCM005', 'error', { home, hex })] : [],
    ),
  ]);
  return [...twice, ...wrong];
}
