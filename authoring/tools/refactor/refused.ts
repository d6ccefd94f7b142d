import type { Declaration } from '#authoring/project/index/declaration.ts';
import type { SourceLocation } from '#authoring/project/index/source-locations.ts';
import type { RefactoringRefusal, RefusedRefactoring } from './refactoring-plan.ts';

export function refused(
  { id }: Pick<Declaration, 'id'>,
  code: RefactoringRefusal,
  data: { readonly [name: string]: string } = {},
  users: readonly SourceLocation[] = [],
): RefusedRefactoring {
  return { kind: 'refused', code, data: { id, ...data }, users };
}
