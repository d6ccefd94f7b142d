import type { Declaration } from '#authoring/project/index/declaration.ts';
import type { Sighting } from '#authoring/project/index/sightings.ts';
import type { RefusedRework, ReworkRefusal } from './rework-plan.ts';

export function refused(
  { id }: Pick<Declaration, 'id'>,
  code: ReworkRefusal,
  data: { readonly [name: string]: string } = {},
  users: readonly Sighting[] = [],
): RefusedRework {
  return { kind: 'refused', code, data: { id, ...data }, users };
}
