import type { ContentProblem, Documents } from '#engine/kernel/contract/system.ts';

export const check = (_documents: Documents, _unsound: readonly string[]): readonly ContentProblem[] => [];
