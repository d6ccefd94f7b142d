import type { Scope } from '#engine/kernel/language/block.ts';
import type { DamageType } from '../basics/vocabulary.ts';
import { type Join, madeWith } from '../rulebook/19-joint-attack.ts';
import { attacked } from './asked.ts';

export const joining = (scope: Scope, type: DamageType | undefined): Join => ({
  by: scope.self,
  targets: attacked(scope),
  type: type ?? null,
  inUse: madeWith(scope.record),
});
