import { isDocumentPath, isMemoryPath, termsPath } from '#authoring/text/files/document-path.ts';
import { nameIn, pathInside } from '#authoring/text/files/package-path.ts';
import { isForTests } from '#authoring/text/files/playtest-path.ts';
import { isFaulty, type ProjectFile } from '#authoring/text/files/project-file.ts';
import { type JsonPath, startOfFile } from '#authoring/text/json/positions.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { problemAt } from '#authoring/text/problems/tell.ts';
import { type ParsedDocument, parsedDocumentOf } from '#authoring/text/reading/reading.ts';
import { type Format, formatRegistryOf, type HostedSystem } from '#authoring/text/schema/format-registry.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import type { Documents, RuleSystem } from '#engine/kernel/contract/system.ts';
import { systemDocument } from '#engine/kernel/documents/printed-words.ts';
import { unitCount } from '../localization/compared-units.ts';
import { type Languages, languageIn, noLanguages } from '../localization/languages/languages.ts';
import { noneReferred, type ReferenceResolver } from '../localization/names-referred.ts';
import { referringProject } from '../localization/referring-project.ts';
import { systemReading } from '../localization/system-texts.ts';
import { termsTogether } from '../localization/terms/term.ts';
import { replacedByGameCode } from '../localization/unit-problems.ts';
import { join } from '../packages/join.ts';
import { type PackageFiles, packageFiles } from '../packages/package-files.ts';
import type { ProjectPicture } from '../pictures/project-picture.ts';
import { playtestProblems } from '../playtests/diagnose-playtests.ts';
import { assignmentProblems } from './assignment-problems.ts';
import type { WithRequired } from './checked-package.ts';
import { type Designs, designsOf } from './designs.ts';
import { effectProblems } from './effects/effect-problems.ts';
import { textProblems } from './effects/text-problems.ts';
import { faultyFileProblem, faultyStrangerProblem, missingFiles, nameProblems, unknownFileProblem } from './files.ts';
import { gameProblems } from './game-checks.ts';
import { idsOf, referenceProblems } from './id-problems.ts';
import { type OverrideResult, type Replaced, resolveOverrides } from './overrides.ts';
import { pictureProblems } from './picture-problems.ts';
import { pileProblems } from './pile-problems.ts';
import { plainValue } from './plain-references.ts';
import { openProject } from './project.ts';
import { checkRequirements, namedBy } from './required.ts';
import { checkTerms } from './terms-problems.ts';
import { textReferenceProblems } from './text-references.ts';
import { translationProblems } from './translations.ts';

export interface Diagnosis extends WithRequired {
  readonly replaced: readonly Replaced[];
  readonly referred: ReferenceResolver;
  /** Valid documents of all projects joined, texts with their references replaced by names. */
  readonly documents: Documents;
  readonly files: number;
  readonly designs: readonly Designs[];
  readonly units: number;
  /** The tables that translations were checked with. */
  readonly languages: Languages;
  /** Null: the host did not look for pictures. */
  readonly pictures: readonly ProjectPicture[] | null;
}

/** Checks a project. Pure; cached per file object. Required files have paths `package:path`. */
export function diagnose(
  files: readonly ProjectFile[],
  systems: readonly HostedSystem[],
  pictures: readonly ProjectPicture[] | null = null,
  languages: Languages = noLanguages,
): Diagnosis {
  const project = packageFiles(files);
  const found = withPictures(lookThrough(project, systems, languages), pictures);
  if (project.others.size === 0 || found.system === null) return found;
  const named = namedBy(project);
  const { formats } = formatRegistryOf(hostedOf(found.system, systems));
  const unused = [...project.others].flatMap(([id, its]) =>
    named.has(id) ? [] : its.map(({ path }) => unknownFileProblem(nameIn(id, path), formats)),
  );
  return unused.length === 0 ? found : { ...found, problems: sorted([...found.problems, ...unused]) };
}

function withPictures(found: Diagnosis, pictures: readonly ProjectPicture[] | null): Diagnosis {
  if (pictures === null || found.system === null) return found;
  const below = found.required.flatMap(({ readings }) => readings);
  const more = pictureProblems(found.project.readings, below, pictures, found.system);
  if (more.length === 0) return { ...found, pictures };
  const problems = sorted([...found.problems, ...more]);
  return { ...found, pictures, problems, project: { ...found.project, problems } };
}

function lookThrough(project: PackageFiles, systems: readonly HostedSystem[], languages: Languages): Diagnosis {
  const { own: files, others } = project;
  const opened = openProject(files, systems);
  if (!('hosted' in opened)) return unopened(files.length, sorted(opened.problems));
  const ground = formatRegistryOf(opened.hosted);
  const required = checkRequirements(opened.studio, others, (its) => lookThrough(its, systems, noLanguages));
  const readings: ParsedDocument[] = [];
  const ofFiles: Problem[] = [...opened.problems, ...required.problems];
  const unsure = new Set<string>();
  const unreadable = new Set<string>();
  const inJson = files.filter(({ path }) => path !== termsPath && !isMemoryPath(path));
  for (const file of files)
    if (isFaulty(file) && isMemoryPath(file.path)) ofFiles.push({ ...faultyFileProblem(file), severity: 'warning' });
  for (const file of inJson) {
    const format = ground.formats.find((one) => one.path.test(file.path));
    const reading = isFaulty(file) || format === undefined ? undefined : parsedDocumentOf(file, format);
    if (reading !== undefined) readings.push(reading);
    else if (isFaulty(file) && file.fault.kind !== 'misnamed') {
      ofFiles.push(format === undefined ? faultyStrangerProblem(file) : faultyFileProblem(file));
      unreadable.add(file.path);
    } else ofFiles.push(unknownFileProblem(file.path, ground.formats));
    if (reading === undefined || !reading.legible) for (const kind of declaredBy(format)) unsure.add(kind);
  }
  for (const one of nameProblems(files.map(({ path }) => path).filter(isDocumentPath))) ofFiles.push(one);
  const documents = soundDocuments(readings);
  const unsound = inJson.map(({ path }) => path).filter((path) => !Object.hasOwn(documents, path));
  const studio = isObject(opened.studio.value) ? opened.studio.value : {};
  const table = checkTerms(files, studio);
  const own = {
    id: String(studio['id']),
    version: String(studio['version']),
    readings,
    documents,
    terms: termsTogether([table.terms, ...required.projects.map((one) => one.terms)]),
    files: files.length,
    designs: designsOf(ground.formats, readings),
  };
  const projects = [...required.projects, { ...own, problems: [] }];
  const below = required.projects.flatMap((one) => one.readings.filter(({ format }) => format.id !== 'playtest'));
  const isAlone = required.projects.length === 0;
  const standing = required.complete && !isAlone ? resolveOverrides(projects, opened.studio) : nothingReplaced;
  const projectOf = new Map(
    required.projects.flatMap(({ id, readings: its }) => its.map((reading) => [reading, id] as const)),
  );
  const ids = idsOf([...below, ...readings], { required: projectOf, gone: standing.gone });
  const joined = join(projects.map(({ id, documents: its }) => ({ id, documents: its })));
  const locales = Array.isArray(studio['locales']) ? studio['locales'].map(String) : [];
  const { referred, written, printed } = referringProject(projects, locales, joined.documents);
  const locale = String(studio['sourceLocale'] ?? 'ja');
  const sourceLanguage = { locale, table: languageIn(languages, locale) };
  const isSure = [...below, ...readings].every(({ legible }) => legible);
  const find = (): readonly Problem[] => {
    const problems = [...ofFiles];
    // Not as arguments: there may be more problems than a call can take
    const add = (...lists: readonly (readonly Problem[])[]): void => {
      for (const list of lists) for (const one of list) problems.push(one);
    };
    add(
      readings.flatMap((reading) => reading.problems),
      effectProblems(readings, ground.system, joined.documents),
      textProblems(readings, ground.system, sourceLanguage),
      table.problems,
      ids.problems,
      standing.problems,
    );
    // Missing requirements would make everything else look missing.
    if (required.complete) {
      const clashes = joined.clashes.filter(({ layer }) => layer === projects.length - 1);
      add(
        clashes.map(({ file, key }) => {
          const reading = readings.find((one) => one.file.path === file);
          return problemAt('PKG013', file, reading?.place([], { key }) ?? startOfFile, { key });
        }),
        missingFiles([...below.map(({ file }) => file), ...files], ground.formats),
        referenceProblems(readings, ids, unsure),
        unsure.has('pile') ? [] : pileProblems(opened.studio, ids, ground.system),
        textReferenceProblems(readings, referred, written, isSure),
        translationProblems(
          readings,
          opened.studio,
          ground.system.words,
          (path) => unreadable.has(path),
          {
            readings: [...below].reverse(),
            isGone: (reading, unit) => isIn(reading, unit.path, standing.gone),
            terms: own.terms,
            system: systemReading(ground.system, locale),
          },
          referred,
          languages,
        ),
        assignmentProblems(readings, {
          locales: locales.filter((locale) => locale !== studio['sourceLocale']),
          documents: [systemDocument, ...[...below, ...readings].map(({ file }) => pathInside(file.path))],
        }),
      );
      // Overrides must be settled before the game can check entries.
      if (standing.problems.length === 0) add(gameProblems(ground.system, projects, joined, unsound, printed));
      // Names might be declared in an invalid document
      if (unsound.every(isForTests)) add(playtestProblems(readings, below, ground.system, printed, ground.formats));
    }
    return sorted(toldOnce(problems));
  };
  const asked = new AskedProblems(find);
  return withProblems(asked, {
    system: ground.system,
    project: withProblems(asked, own),
    required: required.projects,
    replaced: standing.replaced,
    referred,
    documents: printed,
    pictures: null,
    files: own.files,
    designs: own.designs,
    units: count(readings, (reading) => (reading.format.id === 'units' ? unitCount(reading) : 0)),
    languages,
  });
}

/** Problems, computed on first use; what they are computed from is released then. */
class AskedProblems {
  private find: (() => readonly Problem[]) | null;
  private found: readonly Problem[] = [];

  constructor(find: () => readonly Problem[]) {
    this.find = find;
  }

  get all(): readonly Problem[] {
    if (this.find !== null) this.found = this.find();
    this.find = null;
    return this.found;
  }
}

const withProblems = <Of extends object>(asked: AskedProblems, of: Of): Of & Pick<Diagnosis, 'problems'> => ({
  ...of,
  get problems() {
    return asked.all;
  },
});

/** Drops problems of the studio where the game reports a more exact one at the same place. */
function toldOnce(problems: readonly Problem[]): readonly Problem[] {
  const placeOf = ({ file, range: { start } }: Problem): string => `${file} ${start.line}:${start.character}`;
  const known = new Set(Object.values(replacedByGameCode));
  const byGame = new Set(problems.filter(({ code }) => known.has(code)).map((one) => `${one.code} ${placeOf(one)}`));
  const isOfText = ({ code }: Problem): boolean => code === 'EFF009';
  const elsewhere = new Set(problems.flatMap((one) => (isOfText(one) ? [] : [placeOf(one)])));
  return problems.filter(
    (one) =>
      !byGame.has(`${replacedByGameCode[one.code]} ${placeOf(one)}`) && !(isOfText(one) && elsewhere.has(placeOf(one))),
  );
}

const nothingReplaced: OverrideResult = { gone: new Set(), replaced: [], problems: [] };

function unopened(files: number, problems: readonly Problem[]): Diagnosis {
  const counts = { problems, files, designs: [] };
  const project = { id: '', version: '', readings: [], documents: {}, terms: [], ...counts };
  return {
    system: null,
    project,
    required: [],
    replaced: [],
    referred: noneReferred,
    documents: {},
    pictures: null,
    units: 0,
    languages: noLanguages,
    ...counts,
  };
}

function hostedOf(system: RuleSystem, systems: readonly HostedSystem[]): HostedSystem {
  return systems.find((one) => one.system === system) as HostedSystem;
}

function isIn({ facts }: ParsedDocument, path: JsonPath, gone: OverrideResult['gone']): boolean {
  if (gone.size === 0) return false;
  return facts.ids.some((id) => gone.has(id) && id.path.slice(0, -1).every((step, i) => path[i] === step));
}

function declaredBy(format: Format | undefined): Iterable<string> {
  return format?.declares ?? [];
}

function soundDocuments(readings: readonly ParsedDocument[]): Documents {
  const sound = readings.filter((reading) => reading.sound);
  return Object.fromEntries(sound.map((reading) => [reading.file.path, plainValue(reading)]));
}

function count(readings: readonly ParsedDocument[], of: (reading: ParsedDocument) => number): number {
  return readings.reduce((sum, reading) => sum + of(reading), 0);
}

/** By file, place and code, by code units: independent of the machine's locale. */
function sorted(problems: readonly Problem[]): readonly Problem[] {
  return [...problems].sort(
    (a, b) =>
      order(a.file, b.file) ||
      a.range.start.line - b.range.start.line ||
      a.range.start.character - b.range.start.character ||
      order(a.code, b.code),
  );
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
