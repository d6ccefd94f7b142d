import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { indexOf } from '#authoring/project/index/project-index.ts';
import { SplicedText } from '#authoring/text/edits/spliced-text.ts';
import { gameFormatsOf } from '#authoring/text/formats/game-formats.ts';
import { houseFormats } from '#authoring/text/formats/house-formats.ts';
import { entryBefore } from '#authoring/text/reading/reading.ts';
import type { Definitions } from '#authoring/text/schema/schema-tools.ts';
import { schemasOf } from '#authoring/text/schema/schemas-of.ts';
import type { CompletionCandidate } from '#authoring/tools/completion/candidate.ts';
import { completionAt } from '#authoring/tools/completion/complete.ts';
import type { Completion } from '#authoring/tools/completion/completion.ts';
import { knownOf } from '#authoring/tools/completion/known-of-project.ts';
import { inWhole, nearAt } from '#authoring/tools/completion/near.ts';
import { likeliestFirst } from '#authoring/tools/completion/uses-of-words.ts';
import { type Hover, hoverAt } from '#authoring/tools/hover/hover.ts';
import { type Notes, notesOf } from '#authoring/tools/hover/notes.ts';

import { wordingAt } from '#authoring/tools/wording/wording-at.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { DocumentFormat, RuleSystem } from '#engine/kernel/contract/system.ts';
import { fitness, sought } from '../sought/match.ts';
import type { AskedNotes, CursorRequest, Proposed } from './authoring-calls.ts';
import { systemsHere } from './systems-here.ts';

/** The game may be known while `studio.json` is being edited. */
export interface AskedProject {
  readonly project: Diagnosis | null;
  readonly system: RuleSystem | null;
}

/** More are not shown: typing narrows them down. */
const MOST = 200;

/** Matched as in quick open. */
export function complete({ project, system }: AskedProject, asked: CursorRequest): Proposed | null {
  const { path, text, offset, locale, spliced = new SplicedText(text) } = asked;
  const format = formatOf(path, system);
  if (format === undefined) return null;
  const known = knownOf(project, systemsHere(), path, system);
  const language = format.isOfGame && format.id !== 'playtest' ? (system?.language ?? null) : null;
  const { schema, definitions } = format;
  const reading = project?.project.readings.find((one) => one.file.path === path);
  const entry = reading === undefined ? null : entryBefore(reading, spliced, offset);
  const { text: near, from: begins, place } = nearAt(spliced, offset, entry);
  const writing = { text: near, schema, definitions, known, language, locale };
  const said = completionAt(writing, offset - begins, place);
  if (said === null) return null;
  const found = inWhole(said, begins);
  const { offset: from, length, candidates } = found;
  const likely = project === null ? candidates : likeliestFirst(candidates, project, format.id);
  const worded =
    // Inside a string, only references are completed
    project === null || language === null || said.offset !== place?.offset
      ? []
      : wordingAt(writing, offset - begins, project, place);
  return { offset: from, length, items: [...worded, ...fitting(found, likely)].slice(0, MOST) };
}

export function hover({ project, system }: AskedProject, { path, text, offset, locale }: CursorRequest): Hover | null {
  const format = formatOf(path, system);
  if (format === undefined) return null;
  const { schema, definitions } = format;
  const index = project === null ? null : indexOf(project);
  return hoverAt({ file: path, text, schema, definitions, system, index, locale }, offset);
}

export const notes = (project: Diagnosis, { file, locale, lines }: AskedNotes): Notes =>
  notesOf(indexOf(project), file, locale, lines);

interface KnownFormat extends DocumentFormat {
  readonly definitions: Definitions;
  readonly isOfGame: boolean;
}

export function formatOf(path: string, system: RuleSystem | null): KnownFormat | undefined {
  const all = system === null ? house : [...house, ...formatsOf(system)];
  return all.find((one) => one.path.test(path));
}

const house: readonly KnownFormat[] = houseFormats.map((one) => ({ ...one, definitions: {}, isOfGame: false }));
const formatsOf = memoizeByKey((system: RuleSystem): readonly KnownFormat[] => {
  const { definitions } = schemasOf(system);
  return gameFormatsOf(system).map((one) => ({ ...one, definitions, isOfGame: true }));
});

function fitting({ typed }: Completion, likely: readonly CompletionCandidate[]): readonly CompletionCandidate[] {
  if (typed.trim() === '') return likely;
  const found = likely.flatMap((candidate) => {
    const badness = fitness(typed, candidate.names.map(sought));
    return badness === null ? [] : [{ candidate, badness }];
  });
  return found.sort((a, b) => a.badness - b.badness).map(({ candidate }) => candidate);
}
