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
  Asked,
  AskedDiagnosis,
  AskedInWriting,
  AskedName,
  AskedWords,
  Declared,
  Diagnosed,
  ListedRule,
  SaidRule,
} from './authoring-calls.ts';
import type { AskedChoices, AskedEntry } from './form-asked.ts';
import { type KnownFiles, type KnownProject, makeProjectReader } from './project-reader.ts';
import { makeProjectSpeaker } from './project-speaker.ts';
import { fetchSystemsFor, fetchSystemsOf, systemsHere } from './systems-here.ts';

/** Completion and hover: loaded when somebody first asks, since marks and the game do not wait for them. */
const help = () => import('./language-service.ts');

/** Renaming, moving and the like, and playing everything again: loaded when somebody first asks. */
const rework = () => import('./rework-room.ts');

/** What stands in a file, and around a place. */
const outlines = () => import('./outline-service.ts');

/** What authors begin: questions and what is written with their answers. */
const beginning = () => import('./beginning-room.ts');

/** What tables of entries are made of. */
const sheet = () => import('./sheet-room.ts');
/** Entries as fields. */
async function forms(file: string) {
  await fetchSystemsFor(file);
  return import('./form-service.ts');
}
/** What lies over what among projects. */
const layering = () => import('./layers-room.ts');

/** Texts beside their translations. */
const translating = () => import('./translating-room.ts');

/** Translations that go out and come back. */
const exchange = () => import('./exchange-room.ts');

/** How something is mended. */
const mending = () => import('./mending-room.ts');

/** What understands the project's texts. */
export function makeAuthoringRoom(readBefore?: KnownFiles) {
  const read = makeProjectReader(systemsHere, readBefore);
  const texts = new TextListener();
  const speaker = makeProjectSpeaker();
  let project: Diagnosis | null = null;
  let known: KnownProject | null = null;
  /** The game of the project, also while its first file is being written and names none. */
  let system: RuleSystem | null = null;
  let onFaces: readonly FaceFound[] = [];

  /** Heard at once, before anything else that is told. */
  function withText({ file, told, ...asked }: AskedInWriting): Asked {
    const spliced = texts.hear(told).get(file) ?? new SplicedText('');
    return { ...asked, text: spliced.toString(), spliced };
  }

  /** In the texts as they are when they are found. */
  async function problemsOnFaces(): Promise<readonly Problem[]> {
    if (onFaces.length === 0) return [];
    const [{ faceProblems }, { faceLanguages }] = await Promise.all([
      import('#authoring/tools/faces/face-problems.ts'),
      import('#authoring/tools/faces/faces-of.ts'),
    ]);
    return project === null ? [] : faceProblems(project.project, faceLanguages(project.documents).source, onFaces);
  }

  /** Asked of the project by a function that is loaded when it is first asked for; `none` while there is no project. */
  const ofProject =
    <Asking, Answer, None>(none: None, load: () => Promise<(project: Diagnosis, ask: Asking) => Answer>) =>
    async (ask: Asking): Promise<Awaited<Answer> | None> =>
      project === null ? none : await (await load())(project, ask);
  /** The same of a project with its files. */
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
    /** A text in few bytes, as it was told last; null: it cannot be packed. */
    packed: ({ path }: { readonly path: string }) => packText(texts.heard(path)?.toString() ?? ''),
    /** Takes over what was found on faces, all of it; gives the problems of it. */
    foundOnFaces: (found: readonly FaceFound[]) => {
      onFaces = found;
      return problemsOnFaces();
    },
    /** The project's own faces on which one of these things is named that has its own. */
    facesNaming: ofProject([], async () => {
      const { facesNaming } = await import('#authoring/tools/faces/faces-naming.ts');
      return (project, { ids, languages }: { readonly ids: readonly string[]; readonly languages: FaceLanguages }) =>
        facesNaming(indexOf(project), ids, languages);
    }),
    /** Where ids and printed texts stand in each document. */
    places: ofProject([], async () => {
      const { placesIn } = await import('#authoring/tools/search/searched.ts');
      return ({ project }) => project.readings.map((reading) => ({ path: reading.file.path, ...placesIn(reading) }));
    }),
    /** What can be done about a problem; each was tried. Empty: nothing, or the texts are others by now. */
    fixes: ofKnown([], async () => (await mending()).fixesFor),
    /** Of the codes in the project, about which something may be done, and why not about the others. */
    mendable: ofProject({ codes: [], whyNot: {} }, async () => (await mending()).mendableOf),
    words: ({ locale, entries, names }: AskedWords) => {
      const speak = speaker(project, locale);
      const labels = speak?.labels({ names }) ?? {};
      return {
        entries: entries.map((entry) => speak?.entry(entry) ?? ''),
        names: names.map((name) => labels[name] ?? name),
      };
    },
    /** Every rule of the game that the project is of, in the order of its book. */
    rules: ({ locale }: { readonly locale: Locale }): readonly ListedRule[] =>
      Object.entries(project?.system?.words.rules ?? {}).map(([id, rule]) => ({ id, ...saidIn(locale, rule) })),
    rule: ({ locale, id }: { readonly locale: Locale; readonly id: string }) => {
      const words = project?.system?.words.rules[id];
      return words === undefined ? null : saidIn(locale, words);
    },
    /** What is meant at a place, and with it who names it; null: nothing that the project declares. */
    named: ({ file, path, around, referred }: AskedName) => {
      if (project === null) return null;
      const index = indexOf(project);
      const byBraces = referred === null ? undefined : referredAt(index, file, path, referred);
      const found = byBraces ?? meantAt(index, file, path, around);
      if (found === undefined) return null;
      const uses = index.usesOf(found).map((use) => ({ ...sightingOf(index, use), sort: use.sort }));
      return { declared: declaredIn(index, found), uses };
    },
    /** What stands there that could be renamed, moved and so on; null: nothing that the project declares. */
    reworkable: ofProject(null, async () => (await rework()).reworkableAt),
    /** What a rework would do; null: nothing that the project declares stands there. */
    planRework: ofProject(null, async () => (await rework()).planRework),
    /** What is wrong with the pictures of what is about to be printed, from whichever project it is. */
    printedPictures: ofProject([], async () => (await import('./printed-pictures.ts')).printedPictures),
    /** What becomes of what names pictures that these steps move or delete. */
    picturesFollowing: ofProject(null, async () => (await rework()).picturesFollowing),
    /** Plays tests and the game again as they would be after it; null when there is no such plan. */
    proveRework: ofProject(null, async () => (await rework()).prove),
    /** Plays tests and a game on the project with another text in the place of one, and on it as it is. */
    compareText: ofProject(null, async () => (await rework()).compareText),
    /** Everything that has an id: in one file, or in the project. */
    declarations: ({ file }: { readonly file: string | null }) => {
      if (project === null) return [];
      const index = indexOf(project);
      const found = file === null ? index.declarations : index.declarationsIn(file);
      return found.map((one) => declaredIn(index, one));
    },
    /**
     * Everything of a file that has an id or a name and stands in a list, in its order. With `most`: where more stand side by
     * side, what is inside of each is left out.
     */
    outline: ofProject([], async () => (await outlines()).outline),
    /** What stands around a position, the outermost first; without what stands inside. */
    around: ofProject([], async () => (await outlines()).around),
    complete: async (asked: Asked | AskedInWriting) => {
      const now = 'told' in asked ? withText(asked) : asked;
      await fetchSystemsFor(now.path);
      return (await help()).complete({ project, system }, now);
    },
    /** A document in which the entry at an offset prints what its effects say; null where none stands. */
    textFromEffect: ofProject(null, async () => {
      const { withTextFromEffect } = await import('#authoring/tools/wording/text-from-effect.ts');
      return (project, { text, offset }: { readonly text: string; readonly offset: number }) =>
        withTextFromEffect(text, offset, project);
    }),
    hover: (asked: AskedInWriting) => {
      const now = withText(asked);
      return help().then(({ hover }) => hover({ project, system }, now));
    },
    /** What stands beside these lines of a file, by the last look at the project. */
    notes: ofProject(null, async () => (await help()).notes),
    /** An entry as fields; null: no format says what stands in the file. */
    form: async (asked: AskedEntry) => (await forms(asked.file)).form({ project, system }, asked),
    /** What may be written at a place of an entry. */
    choices: async (asked: AskedChoices) => (await forms(asked.file)).choices({ project, system }, asked),
    /** The least that may stand at a place of an entry. */
    least: async (asked: Omit<AskedChoices, 'typed'>) => (await forms(asked.file)).least({ project, system }, asked),
    /** How far the project's own files of translations are. */
    translations: async (_: null) =>
      project === null
        ? []
        : translationShares(project.project.readings, [
            ...project.required.flatMap(({ readings }) => readings),
            ...(project.system === null ? [] : [systemReading(project.system, sourceLocaleOf(project))]),
          ]),
    /** The texts beside their translations into a locale, or into the first. */
    units: ofProject(null, async () => (await translating()).translatingInto),
    /** What the effects of a text say in a locale; null where that cannot all be said. */
    translationByEffect: ofProject(
      null,
      async () => (await import('#authoring/tools/wording/translation-by-effect.ts')).translationByEffect,
    ),
    /** Documents of translations, with what is noted of the texts that they are made from. */
    writtenUnits: async (documents: readonly WrittenDocument[]) =>
      known === null ? documents : (await translating()).writtenWithTexts(known, documents),
    /** The translations into a locale as a file for another program. */
    exportedUnits: ofKnown(null, async () => (await exchange()).exportedUnits),
    /** What would come of such a file that came back. */
    importedUnits: ofKnown(null, async () => (await exchange()).importedUnits),
    /** The texts in a language as a page to be read and printed. */
    proof: ofKnown(null, async () => (await exchange()).proofOfTexts),
    /** What may be begun in the project, and what is asked for it. */
    offered: ofKnown([], async () => (await beginning()).offered),
    /** What would be written with these answers. */
    begun: ofKnown(null, async () => (await beginning()).begun),
    /** The stories of the project, one of them with what leads from scene to scene. */
    stories: ofProject(null, async () => (await import('#authoring/tools/graph/drawn-stories.ts')).drawnStories),
    sheets: ofProject(null, async () => (await sheet()).sheetsOf),
    /** Of each entry as it would be what its format says anew; null: nothing. */
    cellFaults: ofProject([], async () => (await sheet()).faultsIn),
    /** What would be written for lines of a table that are no rows of a sheet; null: none can be begun there. */
    newEntries: async (asked: AskedEntries) => {
      await fetchSystemsFor(asked.kind.files[0] ?? '');
      return known === null ? null : (await import('./new-entries-room.ts')).newEntriesIn(known, asked);
    },
    /** How one game goes with what was begun. */
    tried: ofKnown(null, async () => (await beginning()).tried),
    /** Everything that is in play, with the projects that say it. */
    layers: ofProject(null, async () => (await layering()).layersOf),
    /** What each project says of a thing; null: there is none of that key. */
    layeredValues: ofProject(null, async () => (await layering()).layeredValues),
    /** The documents with a change of what is in play; null: it cannot be written. */
    changedLayers: ofProject(null, async () => (await layering()).changedLayers),
  };
}

/** What the authoring worker answers to. */
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
