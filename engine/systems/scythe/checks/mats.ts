import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import { type Located, sameAsBefore } from '#engine/library/content-checks/placed.ts';
import { factoryArea } from '../content/content.ts';
import type { MatsDocument } from '../formats/mats.ts';
import { at, type ScytheProject } from './documents.ts';

type Mat = MatsDocument['mats'][number];

/** Mats on which the numbers, areas and upgrade cubes do not agree (SC-PR-07 … SC-PR-10). */
export const checkMats = (project: ScytheProject): ContentProblem[] => [
  ...project.tops.flatMap((top) => [
    ...(top.value.id === factoryArea ? [at(top, ['id'], 'SCA007', 'error', { id: factoryArea })] : []),
    ...top.value.ways.flatMap(({ id, value, upgraded }, i) => [
      ...(id === factoryArea ? [at(top, ['ways', i, 'id'], 'SCA007', 'error', { id })] : []),
      ...(upgraded === undefined || upgraded > value
        ? []
        : [at(top, ['ways', i, 'upgraded'], 'SCA003', 'error', { value, upgraded })]),
    ]),
  ]),
  ...project.mats.flatMap((mat) => {
    const wrong = wrongAreas(mat);
    return wrong.length > 0 ? wrong : unevenCubes(project, mat);
  }),
];

const wrongAreas = (mat: Located<Mat>): readonly ContentProblem[] => [
  ...mat.value.areas.flatMap(({ cost, least }, i) =>
    least > cost ? [at(mat, ['areas', i, 'least'], 'SCA004', 'error', { cost, least })] : [],
  ),
  ...(['top', 'bottom'] as const).flatMap((what) =>
    sameAsBefore(mat.value.areas, (area) => area[what]).map(([area, , i]) =>
      at(mat, ['areas', i, what], 'SCA006', 'error', { what, id: area[what] }),
    ),
  ),
];

/** For each game with the mat whose cubes do not fit it. */
function unevenCubes({ games, tops, unsound }: ScytheProject, mat: Located<Mat>): readonly ContentProblem[] {
  if (unsound.some((file) => file === 'mats.json' || file.startsWith('games/'))) return [];
  const { id, areas } = mat.value;
  const topOf = new Map(tops.map(({ value }) => [value.id, value]));
  const reductions = areas.reduce((sum, { cost, least }) => sum + cost - least, 0);
  const ways = areas
    .flatMap(({ top }) => topOf.get(top)?.ways ?? [])
    .filter(({ value, upgraded = value }) => upgraded !== value).length;
  return games
    .filter(({ value }) => value.mats.includes(id))
    .flatMap(({ value: { id: game, pieces } }) => {
      const cubes = pieces.upgrades;
      return [
        ...(reductions === cubes
          ? []
          : [at(mat, ['areas'], 'SCA001', 'warning', { mat: id, reductions, cubes, game })]),
        ...(ways >= cubes ? [] : [at(mat, ['areas'], 'SCA002', 'warning', { mat: id, ways, cubes, game })]),
      ];
    });
}
