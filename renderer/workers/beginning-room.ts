import { type Begin, type BeginningIn, begin, type OfferedBeginning, offeredIn } from '#authoring/begin/begin.ts';
import type { Answers } from '#engine/kernel/beginning.ts';
import { beginningsOf } from '#engine/systems/beginnings.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import type { KnownProject } from './project-reader.ts';

/** What somebody wants to begin, and what was answered to its questions. */
export interface AskedBeginning {
  readonly kind: string;
  readonly answers: Answers;
}

const placeOf = ({ files, project }: KnownProject): BeginningIn => ({
  ...{ files, project, systems: hostedSystems, beginningsOf },
});

/** What may be begun in the project as it is written. */
export const offered = (known: KnownProject): readonly OfferedBeginning[] => offeredIn(placeOf(known));

/** What would be written. */
export const begun = (known: KnownProject, { kind, answers }: AskedBeginning): Begin =>
  begin(placeOf(known), kind, answers);
