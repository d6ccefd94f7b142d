import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { translationShares } from '#authoring/project/diagnostics/translations.ts';
import type { WrittenDocument } from '#authoring/project/documents/written-document.ts';
import type { Declaration } from '#authoring/project/index/declaration.ts';
import { indexOf, type ProjectIndex } from '#authoring/project/index/project-index.ts';
import { referredAt } from '#authoring/project/index/reference-at.ts';
import { meantAt, sightingOf } from '#authoring/project/index/sightings.ts';
import { systemReading } from '#authoring/project/localization/system-texts.ts';
import { sourceLocaleOf } from '#authoring/project/localization/translation-files.ts';
import { SplicedText } from '#authoring/text/edits/spliced-text.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import type { FaceLanguages } from '#authoring/tools/faces/faces-of.ts';
import type { FaceFound } from '#authoring/tools/faces/found-on-face.ts';
import type { AskedEntries } from '#authoring/tools/sheet/new-entries.ts';
import type { RuleSystem, RuleWords } from '#engine/kernel/contract/system.ts';
import { packText } from '../texts/packed-text.ts';
import { TextListener } from '../texts/texts-told.ts';
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
import { type KnownFiles, type KnownProject, makeProjectReader } from './project-reader.ts';
import { makeProjectSpeaker } from './project-speaker.ts';
import { fetchSystemsFor, fetchSystemsOf, systemsHere } from './systems-here.ts';

// Parts of the room that are loaded when they are first used, so that diagnostics and the game do not wait for them.

/** Completion and hover. */
const help = () => import('./language-service.ts');

/** Renaming, moving and deleting, and replaying everything after it. */
const rework = () => import('./rework-room.ts');

/** The outline of a file, and what surrounds a position. */
const outlines = () => import('./outline-service.ts');

/** New cards, scenarios and so on: the questions, and the files written from their answers. */
const beginning = () => import('./beginning-room.ts');

/** Entries as the rows of a sheet. */
const sheet = () => import('./sheet-room.ts');
/** Entries as forms. */
async function forms(file: string) {
  await fetchSystemsFor(file);
  return import('./form-service.ts');
}
/** The layers of a project and those that it requires. */
const layering = () => import('./layers-room.ts');

/** The translations view. */
const translating = () => import('./translating-room.ts');

/** Import and export of translations. */
const exchange = () => import('./exchange-room.ts');

/** Quick fixes. */
const mending = () => import('./mending-room.ts');

/** The authoring worker, which reads and checks the texts of the project. */
export function makeAuthoringRoom(readBefore?: KnownFiles) {
  const read = makeProjectReader(systemsHere, readBefore);
  const texts = new TextListener();
  const speaker = makeProjectSpeaker();
  let project: Diagnosis | null = null;
  let known: KnownProject | null = null;
  /** The project's game. Kept while `studio.json` is being edited and names none. */
  let system: RuleSystem | null = null;
  let onFaces: readonly FaceFound[] = [];

  /** Applies the told edits synchronously, so that edits are applied in the order in which they were sent. */
  function withText({ file, told, ...asked }: AskedInWriting): CursorRequest {
    const spliced = texts.hear(told).get(file) ?? new SplicedText('');
    return { ...asked, text: spliced.toString(), spliced };
  }

  /** Places the findings in the current texts. */
  async function problemsOnFaces(): Promise<readonly Problem[]> {
    if (onFaces.length === 0) return [];
    const [{ faceProblems }, { faceLanguages }] = await Promise.all([
      import('#authoring/tools/faces/face-problems.ts'),
      import('#authoring/tools/faces/faces-of.ts'),
    ]);
    return project === null ? [] : faceProblems(project.project, faceLanguages(project.documents).source, onFaces);
  }

  /** A call answered by a function of the project that is loaded on first use. Answers `none` while there is no project. */
  const ofProject =
    <Asking, Answer, None>(none: None, load: () => Promise<(project: Diagnosis, ask: Asking) => Answer>) =>
    async (ask: Asking): Promise<Awaited<Answer> | None> =>
      project === null ? none : await (await load())(project, ask);
  /** Like `ofProject`, for functions that need the project's files as well. */
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
      return { problems: project.problems, files: project.files, ofFaces: await problemsOnFaces() };
    },
    /** The latest text of a file, compressed; null if it cannot be. */
    packed: ({ path }: { readonly path: string }) => packText(texts.heard(path)?.toString() ?? ''),
    /** Replaces all findings on faces, and returns their problems. */
    foundOnFaces: (found: readonly FaceFound[]) => {
      onFaces = found;
      return problemsOnFaces();
    },
    /** The project's own faces that name one of these things. */
    facesNaming: ofProject([], async () => {
      const { facesNaming } = await import('#authoring/tools/faces/faces-naming.ts');
      return (project, { ids, languages }: { readonly ids: readonly string[]; readonly languages: FaceLanguages }) =>
        facesNaming(indexOf(project), ids, languages);
    }),
    /** The positions of ids and printed texts in each document. */
    places: ofProject([], async () => {
      const { placesIn } = await import('#authoring/tools/search/searched.ts');
      return ({ project }) => project.readings.map((reading) => ({ path: reading.file.path, ...placesIn(reading) }));
    }),
    /** Fixes for a problem, each of which was tried. Empty if there are none, or if the texts have changed meanwhile. */
    fixes: ofKnown([], async () => (await mending()).fixesFor),
    /** Which of the problem codes in the project may have a fix, and why the others have none. */
    mendable: ofProject({ codes: [], whyNot: {} }, async () => (await mending()).mendableOf),
    words: ({ locale, entries, names }: AskedWords) => {
      const speak = speaker(project, locale);
      const labels = speak?.labels({ names }) ?? {};
      return {
        entries: entries.map((entry) => speak?.entry(entry) ?? ''),
        names: names.map((name) => labels[name] ?? name),
      };
    },
    /** All rules of the project's game, in the order of the rule book. */
    rules: ({ locale }: { readonly locale: Locale }): readonly ListedRule[] =>
      Object.entries(project?.system?.words.rules ?? {}).map(([id, rule]) => ({ id, ...saidIn(locale, rule) })),
    rule: ({ locale, id }: { readonly locale: Locale; readonly id: string }) => {
      const words = project?.system?.words.rules[id];
      return words === undefined ? null : saidIn(locale, words);
    },
    /** The declaration that a position refers to, with all its uses; null if the project declares nothing there. */
    named: ({ file, path, around, referred }: AskedName) => {
      if (project === null) return null;
      const index = indexOf(project);
      const byBraces = referred === null ? undefined : referredAt(index, file, path, referred);
      const found = byBraces ?? meantAt(index, file, path, around);
      if (found === undefined) return null;
      const uses = index.usesOf(found).map((use) => ({ ...sightingOf(index, use), sort: use.sort }));
      return { declared: declaredIn(index, found), uses };
    },
    /** What can be renamed, moved or deleted at a position; null if the project declares nothing there. */
    reworkable: ofProject(null, async () => (await rework()).reworkableAt),
    /** The changes that a rework would make; null if the project declares nothing there. */
    planRework: ofProject(null, async () => (await rework()).planRework),
    /** Problems of the pictures that are about to be printed, including those of required projects. */
    printedPictures: ofProject([], async () => (await import('./printed-pictures.ts')).printedPictures),
    /** How references to pictures change when these steps move or delete them. */
    picturesFollowing: ofProject(null, async () => (await rework()).picturesFollowing),
    /** Replays tests and the game as they would be after a rework; null if it cannot be planned. */
    proveRework: ofProject(null, async () => (await rework()).prove),
    /** Replays tests and a game on the project as it is, and with another text for one of its files, and compares them. */
    compareText: ofProject(null, async () => (await rework()).compareText),
    /** Everything with an id in a file, or in the whole project. */
    declarations: ({ file }: { readonly file: string | null }) => {
      if (project === null) return [];
      const index = indexOf(project);
      const found = file === null ? index.declarations : index.declarationsIn(file);
      return found.map((one) => declaredIn(index, one));
    },
    /**
     * All list items of a file that have an id or a name, in order. Lists with more than `most` items leave out what is
     * inside each item.
     */
    outline: ofProject([], async () => (await outlines()).outline),
    /** The outline items that contain a position, outermost first, without their contents. */
    around: ofProject([], async () => (await outlines()).around),
    complete: async (asked: CursorRequest | AskedInWriting) => {
      const now = 'told' in asked ? withText(asked) : asked;
      await fetchSystemsFor(now.path);
      return (await help()).complete({ project, system }, now);
    },
    /**
     * The document with the printed text of the entry at an offset replaced by what its effects say; null if there is
     * none.
     */
    textFromEffect: ofProject(null, async () => {
      const { withTextFromEffect } = await import('#authoring/tools/wording/text-from-effect.ts');
      return (project, { text, offset }: { readonly text: string; readonly offset: number }) =>
        withTextFromEffect(text, offset, project);
    }),
    hover: (asked: AskedInWriting) => {
      const now = withText(asked);
      return help().then(({ hover }) => hover({ project, system }, now));
    },
    /** The notes shown next to these lines of a file, from the last check of the project. */
    notes: ofProject(null, async () => (await help()).notes),
    /** An entry as a form; null if no format describes the file. */
    form: async (asked: AskedEntry) => (await forms(asked.file)).form({ project, system }, asked),
    /** The values allowed at a path of an entry. */
    choices: async (asked: AskedChoices) => (await forms(asked.file)).choices({ project, system }, asked),
    /** The smallest valid value at a path of an entry. */
    least: async (asked: Omit<AskedChoices, 'typed'>) => (await forms(asked.file)).least({ project, system }, asked),
    /** How complete the project's own translations are. */
    translations: async (_: null) =>
      project === null
        ? []
        : translationShares(project.project.readings, [
            ...project.required.flatMap(({ readings }) => readings),
            ...(project.system === null ? [] : [systemReading(project.system, sourceLocaleOf(project))]),
          ]),
    /** All texts with their translations into a locale, by default the first. */
    units: ofProject(null, async () => (await translating()).translatingInto),
    /** A translation generated from the effects of a text; null if they cannot all be put into words. */
    translationByEffect: ofProject(
      null,
      async () => (await import('#authoring/tools/wording/translation-by-effect.ts')).translationByEffect,
    ),
    /** Translation documents, with the source texts that they were made from noted. */
    writtenUnits: async (documents: readonly WrittenDocument[]) =>
      known === null ? documents : (await translating()).writtenWithTexts(known, documents),
    /** The translations into a locale as a file for other programs. */
    exportedUnits: ofKnown(null, async () => (await exchange()).exportedUnits),
    /** The changes that importing such a file would make. */
    importedUnits: ofKnown(null, async () => (await exchange()).importedUnits),
    /** A page for proofreading the texts in a locale, on screen or printed. */
    proof: ofKnown(null, async () => (await exchange()).proofOfTexts),
    /** What can be begun in the project, and the questions for each. */
    offered: ofKnown([], async () => (await beginning()).offered),
    /** The documents that these answers would write. */
    begun: ofKnown(null, async () => (await beginning()).begun),
    /** All stories of the project, one of them with the links between its scenes. */
    stories: ofProject(null, async () => (await import('#authoring/tools/graph/drawn-stories.ts')).drawnStories),
    sheets: ofProject(null, async () => (await sheet()).sheetsOf),
    /** For each changed entry, the fault that its format would newly report; null if none. */
    cellFaults: ofProject([], async () => (await sheet()).faultsIn),
    /** The new entries for pasted lines that match no row of a sheet; null if none can be begun there. */
    newEntries: async (asked: AskedEntries) => {
      await fetchSystemsFor(asked.kind.files[0] ?? '');
      return known === null ? null : (await import('./new-entries-room.ts')).newEntriesIn(known, asked);
    },
    /** The outcome of one game played with what these answers would write. */
    tried: ofKnown(null, async () => (await beginning()).tried),
    /** Everything in play, with the projects that define it. */
    layers: ofProject(null, async () => (await layering()).layersOf),
    /** The values that each project gives a thing; null if the key is unknown. */
    layeredValues: ofProject(null, async () => (await layering()).layeredValues),
    /** The documents with a change to a value in play; null if it cannot be written. */
    changedLayers: ofProject(null, async () => (await layering()).changedLayers),
  };
}

/** The calls of the authoring worker. */
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
