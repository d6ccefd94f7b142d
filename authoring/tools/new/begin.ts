import { type Diagnosis, diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import type { WrittenDocument } from '#authoring/project/documents/written-document.ts';
import { isFaulty, type ProjectFile } from '#authoring/text/files/project-file.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import type { HostedSystem } from '#authoring/text/schema/format-registry.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { Answers, Beginning, BeginningContext, Question } from '#engine/kernel/contract/template.ts';
import { type AnswerFault, answered } from './answered.ts';
import { commonTemplates } from './common-templates.ts';
import { type NoSuchList, writtenDocuments } from './written-documents.ts';

export interface TemplateContext {
  readonly files: readonly ProjectFile[];
  readonly project: Diagnosis;
  readonly systems: readonly HostedSystem[];
  beginningsOf(system: string): readonly Beginning[];
}

export interface OfferedTemplate {
  readonly id: string;
  readonly name: Text;
  readonly questions: readonly Question[];
}

export type TemplateResult =
  | {
      readonly kind: 'begun';
      readonly answers: Answers;
      readonly documents: readonly WrittenDocument[];
      readonly problems: readonly Problem[];
    }
  | { readonly kind: 'no-such-kind'; readonly known: readonly string[] }
  | { readonly kind: 'answers'; readonly faults: readonly AnswerFault[] }
  | { readonly kind: 'no-such-list'; readonly fault: NoSuchList };

export function offeredIn(place: TemplateContext): readonly OfferedTemplate[] {
  const ground = groundIn(place.project);
  return beginningsIn(place).map((one) => ({ id: one.id, name: one.name, questions: one.questions(ground) }));
}

/** Dry run. */
export function createFromTemplate(place: TemplateContext, kind: string, given: Answers): TemplateResult {
  const all = beginningsIn(place);
  const beginning = all.find(({ id }) => id === kind);
  if (beginning === undefined) return { kind: 'no-such-kind', known: all.map(({ id }) => id) };
  const ground = groundIn(place.project);
  const read = answered(beginning.questions(ground), given);
  if ('faults' in read) return { kind: 'answers', faults: read.faults };
  const texts = new Map(place.files.flatMap((file) => (isFaulty(file) ? [] : [[file.path, file.text] as const])));
  const made = writtenDocuments(texts, beginning.write(read.answers, ground));
  if ('fault' in made) return { kind: 'no-such-list', fault: made.fault };
  const problems = newProblems(place, made.documents);
  return { kind: 'begun', answers: read.answers, documents: made.documents, problems };
}

/** The game's own first. */
export function beginningsIn({ project, systems, beginningsOf }: TemplateContext): readonly Beginning[] {
  return project.system === null ? [] : [...beginningsOf(project.system.id), ...commonTemplates(project, systems)];
}

export function groundIn({ documents, project }: Diagnosis): BeginningContext {
  const studio = documents['studio.json'];
  return {
    documents,
    own: project.documents,
    locale: isObject(studio) && studio['sourceLocale'] !== 'ja' ? 'en' : 'ja',
  };
}

export function newProblems(place: TemplateContext, documents: readonly WrittenDocument[]): readonly Problem[] {
  const had = new Set(place.project.problems.map(sameProblem));
  return diagnose(filesAfter(place, documents), place.systems, null, place.project.languages).problems.filter(
    (one) => !had.has(sameProblem(one)),
  );
}

export function filesAfter(
  { files }: Pick<TemplateContext, 'files'>,
  documents: readonly WrittenDocument[],
): readonly ProjectFile[] {
  const written = new Set(documents.map(({ path }) => path));
  const made = documents.map(({ path, after }) => ({ path, version: 'begun', text: after }));
  return [...files.filter(({ path }) => !written.has(path)), ...made];
}

const sameProblem = ({ code, file, data }: Problem): string => JSON.stringify([code, file, data]);
