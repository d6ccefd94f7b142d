import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { translationShares } from '#authoring/project/diagnostics/translations.ts';
import type { Declaration } from '#authoring/project/index/declaration.ts';
import { indexOf, type ProjectIndex } from '#authoring/project/index/project-index.ts';
import { referredAt } from '#authoring/project/index/reference-at.ts';
import { declarationAt, sightingOf } from '#authoring/project/index/source-locations.ts';
import { noLanguages } from '#authoring/project/localization/languages/languages.ts';
import { systemReading } from '#authoring/project/localization/system-texts.ts';
import { sourceLocaleOf } from '#authoring/project/localization/translation-files.ts';
import { SplicedText } from '#authoring/text/edits/spliced-text.ts';
import { isMemoryPath } from '#authoring/text/files/document-path.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import type { FaceLanguages } from '#authoring/tools/faces/faces-of.ts';
import type { FaceFound } from '#authoring/tools/faces/found-on-face.ts';
import type { AskedEntries } from '#authoring/tools/sheet/new-entries.ts';
import type { RuleSystem, RuleWords } from '#engine/kernel/contract/system.ts';
import { packText } from '../texts/packed-text.ts';
import { DeltaReceiver } from '../texts/text-deltas.ts';
import type { Locale } from '../words/locale.ts';
import type {
  AskedDiagnosis,
  AskedInWriting,
  AskedName,
  AskedWords,
  CursorRequest,
  Declared,
  Diagnosed,
  ListedRule,
  SaidRule,
} from './authoring-calls.ts';
import type { AskedChoices, AskedEntry } from './form-asked.ts';
import { LanguagesHere } from './languages-here.ts';
import { type KnownFiles, type KnownProject, makeProjectReader } from './project-reader.ts';
import { makeProjectSpeaker } from './project-speaker.ts';
import { fetchSystemsFor, fetchSystemsOf, systemsHere } from './systems-here.ts';
import type { AskedUnitTexts } from './translating-room.ts';

// Loaded on first use, so that checks and the game do not wait.

const help = () => import('./language-service.ts');

const rework = () => import('./refactor-room.ts');

const outlines = () => import('./outline-service.ts');

const beginning = () => import('./beginning-room.ts');

const sheet = () => import('./sheet-room.ts');
async function forms(file: string) {
  await fetchSystemsFor(file);
  return import('./form-service.ts');
}
const layering = () => import('./layers-room.ts');

const translating = () => import('./translating-room.ts');

const exchange = () => import('./exchange-room.ts');
const memories = () => import('./memories-room.ts');

const spelling = () => import('./spelt-texts.ts');

const fixRoom = () => import('./fix-room.ts');

export function makeAuthoringRoom(readBefore?: KnownFiles) {
  const languages = new LanguagesHere();
  const read = makeProjectReader(systemsHere, readBefore, () => languages.now);
  const texts = new DeltaReceiver();
  const speaker = makeProjectSpeaker();
  let project: Diagnosis | null = null;
  let known: KnownProject | null = null;
  /** Kept while `studio.json` is being edited and names no game. */
  let system: RuleSystem | null = null;
  let onFaces: readonly FaceFound[] = [];

  /** Synchronous, so that edits are applied in order. */
  function withText({ file, told, ...asked }: AskedInWriting): CursorRequest {
    const spliced = texts.hear(told).get(file) ?? new SplicedText('');
    return { ...asked, text: spliced.toString(), spliced };
  }

  async function problemsOfMemories({ files }: KnownProject): Promise<readonly Problem[]> {
    if (!files.some(({ path }) => isMemoryPath(path))) return [];
    const { memoryProblems } = await import('#authoring/tools/translations/memory-problems.ts');
    return memoryProblems(files);
  }

  async function problemsOnFaces(): Promise<readonly Problem[]> {
    if (onFaces.length === 0) return [];
    const [{ faceProblems }, { faceLanguages }] = await Promise.all([
      import('#authoring/tools/faces/face-problems.ts'),
      import('#authoring/tools/faces/faces-of.ts'),
    ]);
    return project === null ? [] : faceProblems(project, faceLanguages(project.documents).source, onFaces);
  }

  /** Answers with a lazily loaded function of the project, or `none` without a project. */
  const ofProject =
    <Asking, Answer, None>(none: None, load: () => Promise<(project: Diagnosis, ask: Asking) => Answer>) =>
    async (ask: Asking): Promise<Awaited<Answer> | None> =>
      project === null ? none : await (await load())(project, ask);
  const ofKnown =
    <Asking, Answer, None>(none: None, load: () => Promise<(known: KnownProject, ask: Asking) => Answer>) =>
    async (ask: Asking): Promise<Awaited<Answer> | None> =>
      known === null ? none : await (await load())(known, ask);

  return {
    diagnose: async ({ files, told, pictures = null }: AskedDiagnosis): Promise<Diagnosed> => {
      const heard = texts.hear(told);
      await fetchSystemsOf(heard);
      known = read(
        files.map((file) => {
          if ('fault' in file) return file;
          const spliced = heard.get(file.path) ?? new SplicedText('');
          return { ...file, text: spliced.toString(), spliced };
        }),
        pictures,
      );
      project = known.project;
      system = project.system ?? system;
      return {
        problems: [...project.problems, ...(await problemsOfMemories(known))],
        files: project.files,
        ofFaces: await problemsOnFaces(),
        lacksLanguages: languages.now === noLanguages && project.system !== null,
      };
    },
    /** For the checks from then on. */
    fetchLanguages: (_: null) => languages.fetch(),
    /** Null: it cannot be compressed. */
    packed: ({ path }: { readonly path: string }) => packText(texts.heard(path)?.toString() ?? ''),
    foundOnFaces: (found: readonly FaceFound[]) => {
      onFaces = found;
      return problemsOnFaces();
    },
    facesNaming: ofProject([], async () => {
      const { facesNaming } = await import('#authoring/tools/faces/faces-naming.ts');
      return (project, { ids, languages }: { readonly ids: readonly string[]; readonly languages: FaceLanguages }) =>
        facesNaming(indexOf(project), ids, languages);
    }),
    places: ofProject([], async () => {
      const { placesIn } = await import('#authoring/tools/search/searched.ts');
      return ({ project }) => project.readings.map((reading) => ({ path: reading.file.path, ...placesIn(reading) }));
    }),
    /** Tested fixes. Empty if there are none, or if the texts have changed meanwhile. */
    fixes: ofKnown([], async () => (await fixRoom()).fixesFor),
    fixable: ofProject({ codes: [], whyNot: {} }, async () => (await fixRoom()).fixableOf),
    words: ({ locale, entries, names }: AskedWords) => {
      const speak = speaker(project, locale);
      const labels = speak?.labels({ names }) ?? {};
      return {
        entries: entries.map((entry) => speak?.entry(entry) ?? ''),
        names: names.map((name) => labels[name] ?? name),
      };
    },
    rules: ({ locale }: { readonly locale: Locale }): readonly ListedRule[] =>
      Object.entries(project?.system?.words.rules ?? {}).map(([id, rule]) => ({ id, ...saidIn(locale, rule) })),
    rule: ({ locale, id }: { readonly locale: Locale; readonly id: string }) => {
      const words = project?.system?.words.rules[id];
      return words === undefined ? null : saidIn(locale, words);
    },
    /** Null: the project declares nothing there. */
    named: ({ file, path, around, referred }: AskedName) => {
      if (project === null) return null;
      const index = indexOf(project);
      const byBraces = referred === null ? undefined : referredAt(index, file, path, referred);
      const found = byBraces ?? declarationAt(index, file, path, around);
      if (found === undefined) return null;
      const uses = index.usesOf(found).map((use) => ({ ...sightingOf(index, use), sort: use.sort }));
      return { declared: declaredIn(index, found), uses };
    },
    /** Null: the project declares nothing there. */
    reworkable: ofProject(null, async () => (await rework()).refactorableAtCursor),
    /** Null: the project declares nothing there. */
    planRework: ofProject(null, async () => (await rework()).planRefactoringAtCursor),
    printedPictures: ofProject([], async () => (await import('./printed-pictures.ts')).printedPictures),
    picturesFollowing: ofProject(null, async () => (await rework()).picturesFollowing),
    /** Null: it cannot be planned. */
    proveRework: ofProject(null, async () => (await rework()).prove),
    compareText: ofProject(null, async () => (await rework()).compareText),
    /** Null: no such entry is declared. */
    inspected: ofProject(null, async () => (await import('#authoring/tools/inspector/inspected.ts')).inspectedEntry),
    declarations: ({ file }: { readonly file: string | null }) => {
      if (project === null) return [];
      const index = indexOf(project);
      const found = file === null ? index.declarations : index.declarationsIn(file);
      return found.map((one) => declaredIn(index, one));
    },
    /** Items with an id or a name, in order. Lists longer than `most` omit the contents of their items. */
    outline: ofProject([], async () => (await outlines()).outline),
    /** Outermost first, without contents. */
    around: ofProject([], async () => (await outlines()).around),
    complete: async (asked: CursorRequest | AskedInWriting) => {
      const now = 'told' in asked ? withText(asked) : asked;
      await fetchSystemsFor(now.path);
      return (await help()).complete({ project, system }, now);
    },
    textFromEffect: ofKnown(null, async () => (await fixRoom()).textFromEffectIn),
    hover: (asked: AskedInWriting) => {
      const now = withText(asked);
      return help().then(({ hover }) => hover({ project, system }, now));
    },
    notes: ofProject(null, async () => (await help()).notes),
    /** Null: no schema describes the file. */
    form: async (asked: AskedEntry) => (await forms(asked.file)).form({ project, system }, asked),
    choices: async (asked: AskedChoices) => (await forms(asked.file)).choices({ project, system }, asked),
    least: async (asked: Omit<AskedChoices, 'typed'>) => (await forms(asked.file)).least({ project, system }, asked),
    translations: async (_: null) =>
      project === null
        ? []
        : translationShares(project.project.readings, [
            ...project.required.flatMap(({ readings }) => readings),
            ...(project.system === null ? [] : [systemReading(project.system, sourceLocaleOf(project))]),
          ]),
    /** By default into the first locale. */
    units: ofProject(null, async () => (await translating()).translatingInto),
    memories: ofKnown([], async () => (await memories()).memoriesInto),
    wordsToSpell: ofProject([], async () => (await spelling()).wordsIn),
    spellingProblems: ofProject([], async () => (await spelling()).problemsIn),
    problemsOfTyped: ofKnown([], async () => {
      await languages.fetch();
      return (await translating()).problemsOfTyped;
    }),
    /** Null: not all effects can be put into words. */
    translationByEffect: ofProject(
      null,
      async () => (await import('#authoring/tools/wording/translation-by-effect.ts')).translationByEffect,
    ),
    writtenUnits: async (asked: AskedUnitTexts) =>
      known === null ? asked.documents : (await translating()).writtenWithTexts(known, asked),
    exportedUnits: ofKnown(null, async () => (await exchange()).exportedUnits),
    importedUnits: ofKnown(null, async () => (await exchange()).importedUnits),
    proof: ofKnown(null, async () => (await exchange()).proofOfTexts),
    offered: ofKnown([], async () => (await beginning()).offered),
    begun: ofKnown(null, async () => (await beginning()).begun),
    /** One of the stories comes with its links. */
    stories: ofProject(null, async () => (await import('#authoring/tools/graph/drawn-stories.ts')).drawnStories),
    sheets: ofProject(null, async () => (await sheet()).sheetsOf),
    cardKinds: ofProject(null, async () => (await sheet()).cardKindsOf),
    /** Faults that the schema would newly report, by entry. */
    cellFaults: ofProject([], async () => (await sheet()).faultsIn),
    /** For pasted lines without a row; null: the kind cannot have any. */
    newEntries: async (asked: AskedEntries) => {
      await fetchSystemsFor(asked.kind.files[0] ?? '');
      return known === null ? null : (await import('./new-entries-room.ts')).newEntriesIn(known, asked);
    },
    tried: ofKnown(null, async () => (await beginning()).tried),
    layers: ofProject(null, async () => (await layering()).layersOf),
    /** Null: the key is unknown. */
    layeredValues: ofProject(null, async () => (await layering()).layeredValues),
    /** Null: not writable. */
    changedLayers: ofProject(null, async () => (await layering()).changedLayers),
  };
}

export type AuthoringCalls = ReturnType<typeof makeAuthoringRoom>;

function declaredIn(index: ProjectIndex, declaration: Declaration): Declared {
  const { id, kinds, names, readings } = declaration;
  return { id, kinds, names, readings, ...sightingOf(index, declaration) };
}

const saidIn = (locale: Locale, { page, ours, ...text }: RuleWords): SaidRule => ({
  text: text[locale],
  page,
  ours: ours?.[locale] ?? '',
});
