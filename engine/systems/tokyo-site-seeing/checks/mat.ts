import { chunksOf } from '#engine/kernel/basics/chunks.ts';
import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import type { Located } from '#engine/library/content-checks/placed.ts';
import { areaIds, type MarketKind } from '../basics/vocabulary.ts';
import type { Mat } from '../formats/mat.ts';
import { at, type CheckedProject } from './documents.ts';

const fileOfKind: { readonly [K in MarketKind]: string } = {
  weapon: 'cards/weapons.json',
  item: 'cards/items.json',
  follower: 'cards/followers.json',
};
const slotsOf = (area: string): number => (area === 'SITE' ? 0 : 3);

/** (TSS-COMP-30) */
export function checkMat(project: CheckedProject): ContentProblem[] {
  const { mat } = project;
  if (mat === undefined) return [];
  return [...areas(mat), ...lines(mat), ...markets(project, mat), ...starts(project, mat)];
}

function areas(mat: Located<Mat>): ContentProblem[] {
  const missing = areaIds.filter((id) => !mat.value.areas.some((area) => area.id === id));
  return [
    ...missing.map((area) => at(mat, ['areas'], 'MAT003', 'error', { area })),
    ...mat.value.areas.flatMap(({ id, slots }, i) => {
      if (slots.length !== slotsOf(id)) {
        return [
          at(mat, ['areas', i, 'slots'], 'MAT004', 'error', { area: id, given: slots.length, right: slotsOf(id) }),
        ];
      }
      return slots.flatMap((slot, j) =>
        slot.id === `${id}${j}`
          ? []
          : [at(mat, ['areas', i, 'slots', j, 'id'], 'MAT005', 'error', { id: slot.id, right: `${id}${j}` })],
      );
    }),
  ];
}

function lines(mat: Located<Mat>): ContentProblem[] {
  const seen = new Set<string>();
  return mat.value.lines.flatMap(([a, b], i) => {
    const pair = [a, b].sort().join('–');
    if (a !== b && !seen.has(pair)) {
      seen.add(pair);
      return [];
    }
    return [at(mat, ['lines', i, 1], 'MAT006', 'warning', { pair })];
  });
}

function markets(project: CheckedProject, mat: Located<Mat>): ContentProblem[] {
  const seen = new Set<MarketKind>();
  return mat.value.areas.flatMap(({ slots }, i) =>
    slots.flatMap(({ kind }, j) => {
      if (seen.has(kind)) return [];
      seen.add(kind);
      const file = fileOfKind[kind];
      const isFilled =
        project.isUnsound(new RegExp(`^${file}$`)) || chunksOf(project.cards).some(([first]) => first?.file === file);
      return isFilled ? [] : [at(mat, ['areas', i, 'slots', j, 'kind'], 'MAT002', 'error', { kind, file })];
    }),
  );
}

/** Every PC starts in exactly one area. */
function starts(project: CheckedProject, mat: Located<Mat>): ContentProblem[] {
  const seen = new Set<string>();
  const problems: ContentProblem[] = [];
  mat.value.areas.forEach(({ pcs }, i) => {
    pcs.forEach((pc, j) => {
      if (seen.has(pc)) problems.push(at(mat, ['areas', i, 'pcs', j], 'MAT007', 'error', { pc }));
      seen.add(pc);
    });
  });
  const homeless = project.pcs.filter(({ value }) => !seen.has(value.id));
  return [...problems, ...homeless.map((pc) => at(pc, ['id'], 'MAT001', 'error', { pc: pc.value.id }))];
}
