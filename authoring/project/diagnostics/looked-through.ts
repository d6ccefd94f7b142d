import type { Problem } from '#authoring/text/problems/problem.ts';
import type { Reading } from '#authoring/text/reading/reading.ts';
import type { Documents, RuleSystem } from '#engine/kernel/contract/system.ts';
import type { Term } from '../localization/terms/term.ts';
import type { Designs } from './designs.ts';

/** A project whose files were looked at: one of those that make up what is played. */
export interface LookedThrough {
  readonly id: string;
  readonly version: string;
  /** Every document of it that was read along a format. */
  readonly readings: readonly Reading[];
  /** Its documents that are JSON and have their shape, by their paths in it. */
  readonly documents: Documents;
  /** The terms that hold in its translations, those of what it requires among them. */
  readonly terms: readonly Term[];
  readonly problems: readonly Problem[];
  readonly files: number;
  readonly designs: readonly Designs[];
}

/** A project and those that it requires. */
export interface WithRequired {
  /** The game of the project; null when there is no project that can be opened. */
  readonly system: RuleSystem | null;
  readonly project: LookedThrough;
  /** The projects it requires, each once: what requires comes after what it requires. */
  readonly required: readonly LookedThrough[];
  /** Computed on demand, so that callers that only play sound content do not pay for checks. */
  readonly problems: readonly Problem[];
}
