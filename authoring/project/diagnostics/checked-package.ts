import type { Problem } from '#authoring/text/problems/problem.ts';
import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import type { Documents, RuleSystem } from '#engine/kernel/contract/system.ts';
import type { Term } from '../localization/terms/term.ts';
import type { Designs } from './designs.ts';

export interface CheckedPackage {
  readonly id: string;
  readonly version: string;
  readonly readings: readonly ParsedDocument[];
  readonly documents: Documents;
  /** Own terms and those of required projects. */
  readonly terms: readonly Term[];
  readonly problems: readonly Problem[];
  readonly files: number;
  readonly designs: readonly Designs[];
}

export interface WithRequired {
  /** Null: the project cannot be opened. */
  readonly system: RuleSystem | null;
  readonly project: CheckedPackage;
  /** In topological order: requirements come first. */
  readonly required: readonly CheckedPackage[];
  readonly problems: readonly Problem[];
}
