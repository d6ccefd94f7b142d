import path from 'node:path';
import type { NewReport } from '#api/cli/new-report.ts';
import { type Diagnosis, diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import type { WrittenDocument } from '#authoring/project/documents/written-document.ts';
import { allLanguages } from '#authoring/project/localization/languages/all-languages.ts';
import { isFaulty } from '#authoring/text/files/project-file.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { type AnswerFault, answerFaultText } from '#authoring/tools/new/answered.ts';
import {
  createFromTemplate,
  filesAfter,
  type OfferedTemplate,
  offeredIn,
  type TemplateContext,
  type TemplateResult,
} from '#authoring/tools/new/begin.ts';
import { copiedProject, idFromName, newProject } from '#authoring/tools/new/new-project.ts';
import { isPlayed, type TrialResult, trialOf } from '#authoring/tools/new/trial.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { Answers } from '#engine/kernel/contract/template.ts';
import { playTrial } from '#engine/simulation/trial-game.ts';
import { beginningsOf } from '#engine/systems/beginnings.ts';
import { systemIds } from '#engine/systems/system-ids.ts';
import { isProjectPath } from '../files/document-path.ts';
import { sampleOf } from '../program/program-folder.ts';
import { gamesOf } from '../project/games-of.ts';
import { type DiskFile, readProjectFiles } from '../project/project-files.ts';
import { readForNew, readProject } from '../project/read-project.ts';
import { writeDocuments } from '../project/write-documents.ts';
import words from '../words/host.json' with { type: 'json' };
import { FileCache } from './file-cache.ts';

export interface NewProjectRequest {
  readonly folder: string;
  readonly kind: string;
  readonly answers: Answers;
  readonly system: string;
  readonly title: string | null;
  readonly locale: keyof Text;
  /** False: a dry run. */
  readonly write: boolean;
  readonly withTrial?: boolean;
}

export interface NewThings {
  readonly project: string;
  readonly made: boolean;
  readonly answers: Answers;
  readonly documents: readonly WrittenDocument[];
  readonly problems: readonly Problem[];
  /** Null: not asked for, or nothing of it appears on the table. */
  readonly trial: TrialResult | null;
}

export type NewRefusal =
  /** The project there cannot be read, or cannot begin with what was asked for. */
  | { readonly kind: 'project-there' | 'unreadable-project' | 'no-base' }
  | { readonly kind: 'file-there' | 'bad-name'; readonly path: string }
  | { readonly kind: 'not-written'; readonly path: string; readonly code: string }
  | { readonly kind: 'answers'; readonly message: Text; readonly faults: readonly AnswerFault[] }
  | Exclude<TemplateResult, { readonly kind: 'begun' | 'answers' }>;
export type NewOutcome = { readonly kind: 'begun'; readonly begun: NewThings } | NewRefusal;

export const availableSystems: readonly string[] = systemIds;

export const projectKinds = ['empty', 'copy'] as const;

interface Place extends TemplateContext {
  /** For a new project: written before anything else. */
  readonly first: readonly WrittenDocument[];
  readonly own: readonly DiskFile[];
}

/** Begins a project, or adds to the one in the folder: everything is written, or nothing. */
export async function beginInFolder(asked: NewProjectRequest): Promise<NewOutcome> {
  const place = await placeFor(asked);
  if ('kind' in place) return place;
  const isProject = projectKinds.some((kind) => kind === asked.kind);
  if (isProject && place.first.length === 0) return { kind: 'project-there' };
  const begun = isProject ? aloneOf(place.project) : createFromTemplate(place, asked.kind, asked.answers);
  if (begun.kind === 'no-such-kind') return { ...begun, known: [...projectKinds, ...begun.known] };
  if (begun.kind === 'answers') return { ...begun, message: textOfAll(begun.faults) };
  if (begun.kind !== 'begun') return begun;
  const documents = [...place.first.filter(({ path: file }) => begun.documents.every((one) => one.path !== file))];
  documents.push(...begun.documents.map((one) => (isFirst(place, one.path) ? { ...one, before: null } : one)));
  const refused = refusedPlace(documents, place.own);
  if (refused !== null) return refused;
  const made = place.first.length > 0;
  const isTried = asked.withTrial === true && (made || documents.some((one) => isPlayed(one.path)));
  const trial = isTried ? trialOf(filesAfter(place, documents), documents, place.systems, playTrial) : null;
  const failed = asked.write ? await writeDocuments(asked.folder, documents) : null;
  if (failed !== null) return { kind: 'not-written', ...failed };
  const { answers, problems } = begun;
  return { kind: 'begun', begun: { project: place.project.project.id, made, answers, documents, problems, trial } };
}

export async function newThingsInFolder(asked: NewProjectRequest): Promise<NewReport['offered'] | NewRefusal> {
  const place = await placeFor({ ...asked, kind: 'empty' });
  if ('kind' in place) return place;
  return offeredIn(place).map(({ id, name, questions }) => ({
    ...{ kind: id, name },
    questions: questions.map((question) => ({
      ...{ id: question.id, ask: question.ask, usual: question.usual },
      ...(question.kind === 'choice' ? { choices: question.choices.map(({ value }) => value) } : {}),
      ...(question.onlyIf === undefined
        ? {}
        : { onlyIf: { question: question.onlyIf.question, is: [...question.onlyIf.is] } }),
    })),
  }));
}

export async function newThingsInNewProject(
  asked: Pick<NewProjectRequest, 'folder' | 'system' | 'locale'>,
): Promise<readonly OfferedTemplate[]> {
  const place = await newPlace({ ...asked, kind: 'empty', title: null }, []);
  return 'kind' in place ? [] : offeredIn(place);
}

function textOfAll(faults: readonly AnswerFault[]): Text {
  const texts = faults.map(answerFaultText);
  return { ja: texts.map(({ ja }) => ja).join(''), en: texts.map(({ en }) => en).join(' ') };
}

const aloneOf = ({ problems }: Diagnosis) => ({ kind: 'begun' as const, answers: {}, documents: [], problems });

const isFirst = ({ first }: Place, file: string): boolean => first.some((one) => one.path === file);

async function placeFor(asked: NewProjectRequest): Promise<Place | NewRefusal> {
  const own = await readProjectFiles(asked.folder);
  if (own.every((file) => file.path !== 'studio.json')) return await newPlace(asked, own);
  const { files } = await readProject(asked.folder);
  const systems = await gamesOf(files);
  const project = diagnose(files, systems, null, allLanguages);
  if (project.system === null) return { kind: 'unreadable-project' };
  return { systems, beginningsOf, own, files, project, first: [] };
}

async function newPlace(
  { folder, kind, system, title, locale }: Omit<NewProjectRequest, 'answers' | 'write'>,
  own: readonly DiskFile[],
): Promise<Place | NewRefusal> {
  const base = await baseOf(system);
  if (base === null) return { kind: 'no-base' };
  const id = idFromName(path.basename(path.resolve(folder)));
  if (kind === 'copy') return await withFirst(own, copiedProject(base.files, id, title), []);
  const requires = [{ id: base.id, version: base.version }];
  const called = title ?? words.newProject[locale];
  const studio = newProject({ id, title: called, system, locale, requires });
  const { files } = await readForNew(folder, [base.id]);
  return await withFirst(own, [studio], required.same(files));
}

async function withFirst(
  own: readonly DiskFile[],
  first: readonly WrittenDocument[],
  others: readonly DiskFile[],
): Promise<Place> {
  const made = first.map(({ path: file, after }) => ({ path: file, version: 'begun', text: after }));
  const files = [...made, ...others];
  const systems = await gamesOf(files);
  return { systems, beginningsOf, own, files, project: diagnose(files, systems, null, allLanguages), first };
}

interface Base {
  readonly id: string;
  readonly version: string;
  readonly files: readonly DiskFile[];
}

/** The sample is read again after each answer to a form. */
const required = new FileCache();

async function baseOf(system: string): Promise<Base | null> {
  const sample = sampleOf(system);
  if (sample === undefined) return null;
  const files = await readProjectFiles(sample);
  const studio = files.find((file) => file.path === 'studio.json');
  if (studio === undefined || isFaulty(studio)) return null;
  const { id, version } = JSON.parse(studio.text) as { readonly id: string; readonly version: string };
  return { id, version, files };
}

function refusedPlace(documents: readonly WrittenDocument[], own: readonly DiskFile[]): NewRefusal | null {
  const bad = documents.find((one) => !isProjectPath(one.path));
  if (bad !== undefined) return { kind: 'bad-name', path: bad.path };
  const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
  const there = documents.find(({ path: file, before }) => before === null && own.some((one) => same(one.path, file)));
  return there === undefined ? null : { kind: 'file-there', path: there.path };
}
