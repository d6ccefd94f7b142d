import {
  createFromTemplate,
  filesAfter,
  type OfferedTemplate,
  offeredIn,
  type TemplateContext,
  type TemplateResult,
} from '#authoring/tools/new/begin.ts';
import { type TrialResult, trialOf } from '#authoring/tools/new/trial.ts';
import type { Answers } from '#engine/kernel/contract/template.ts';
import { playTrial } from '#engine/simulation/trial-game.ts';
import { beginningsOf } from '#engine/systems/beginnings.ts';
import type { KnownProject } from './project-reader.ts';
import { systemsHere } from './systems-here.ts';

export interface AskedBeginning {
  readonly kind: string;
  readonly answers: Answers;
}

const placeOf = ({ files, project }: KnownProject): TemplateContext => ({
  ...{ files, project, systems: systemsHere(), beginningsOf },
});

export const offered = (known: KnownProject): readonly OfferedTemplate[] => offeredIn(placeOf(known));

export const begun = (known: KnownProject, { kind, answers }: AskedBeginning): TemplateResult =>
  createFromTemplate(placeOf(known), kind, answers);

export function tried(known: KnownProject, { kind, answers }: AskedBeginning): TrialResult {
  const place = placeOf(known);
  const made = createFromTemplate(place, kind, answers);
  if (made.kind !== 'begun') return { kind: 'unplayable' };
  return trialOf(filesAfter(place, made.documents), made.documents, systemsHere(), playTrial);
}
