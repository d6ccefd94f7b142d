import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { translationShares } from '#authoring/project/diagnostics/translations.ts';
import type { FileStep } from '#authoring/project/documents/file-step.ts';
import type { WrittenDocument } from '#authoring/project/documents/written-document.ts';
import type { Declaration } from '#authoring/project/index/declaration.ts';
import { indexOf, type ProjectIndex } from '#authoring/project/index/project-index.ts';
import { referredAt } from '#authoring/project/index/reference-at.ts';
import { meantAt, sightingOf } from '#authoring/project/index/sightings.ts';
import { systemReading } from '#authoring/project/localization/system-texts.ts';
import { sourceLocaleOf } from '#authoring/project/localization/translation-files.ts';
import { SplicedText } from '#authoring/text/edits/spliced-text.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import type { FaceFound } from '#authoring/tools/faces/found-on-face.ts';
import type { AskedStory } from '#authoring/tools/graph/drawn-stories.ts';
import type { LayeredChange } from '#authoring/tools/layers/layered-change.ts';
import type { Rework } from '#authoring/tools/rework/rework-plan.ts';
import type { AskedEntries } from '#authoring/tools/sheet/new-entries.ts';
import type { TextToSay } from '#authoring/tools/wording/translation-by-effect.ts';
import type { RuleSystem, RuleWords } from '#engine/kernel/contract/system.ts';
import { packText } from '../texts/packed-text.ts';
import { TextListener } from '../texts/texts-told.ts';
import type { Locale } from '../words/locale.ts';
import type {
  Asked,
  AskedComparison,
  AskedInWriting,
  AskedName,
  AskedWords,
  AuthoringCalls,
  Declared,
  SaidRule,
} from './authoring-calls.ts';
import type { AskedBeginning } from './beginning-room.ts';
import type { AskedExport, AskedImport, AskedProof } from './exchange-room.ts';
import type { AskedChoices, AskedEntry } from './form-asked.ts';
import type { AskedFixes } from './mending-room.ts';
import type { AskedPictures } from './printed-pictures.ts';
import { type KnownFiles, type KnownProject, makeProjectReader } from './project-reader.ts';
import { makeProjectSpeaker } from './project-speaker.ts';
import type { AskedChanges } from './sheet-room.ts';
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

/** Texts of effects, and effects of texts. */
const backwards = () => import('#authoring/tools/wording/text-from-effect.ts');

/** What understands the project's texts. */
export function makeAuthoringRoom(readBefore?: KnownFiles): AuthoringCalls {
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

  return {
    diagnose: async ({ files, told, pictures = null }: Parameters<AuthoringCalls['diagnose']>[0]) => {
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
    packed: ({ path }: { readonly path: string }) => packText(texts.heard(path)?.toString() ?? ''),
    foundOnFaces: (found: readonly FaceFound[]) => {
      onFaces = found;
      return problemsOnFaces();
    },
    facesNaming: async ({ ids, languages }: Parameters<AuthoringCalls['facesNaming']>[0]) => {
      const { facesNaming } = await import('#authoring/tools/faces/faces-naming.ts');
      return project === null ? [] : facesNaming(indexOf(project), ids, languages);
    },
    places: async () => {
      const { placesIn } = await import('#authoring/tools/search/searched.ts');
      return (project?.project.readings ?? []).map((reading) => ({ path: reading.file.path, ...placesIn(reading) }));
    },
    fixes: async (asked: AskedFixes) =>
      known === null ? [] : (await import('./mending-room.ts')).fixesFor(asked, known),
    mendable: async () =>
      known === null ? { codes: [], whyNot: {} } : (await import('./mending-room.ts')).mendableOf(known.project),
    words: ({ locale, entries, names }: AskedWords) => {
      const speak = speaker(project, locale);
      const labels = speak?.labels({ names }) ?? {};
      return {
        entries: entries.map((entry) => speak?.entry(entry) ?? ''),
        names: names.map((name) => labels[name] ?? name),
      };
    },
    rules: ({ locale }: { readonly locale: Locale }) =>
      Object.entries(project?.system?.words.rules ?? {}).map(([id, rule]) => ({ id, ...saidIn(locale, rule) })),
    rule: ({ locale, id }: { readonly locale: Locale; readonly id: string }) => {
      const words = project?.system?.words.rules[id];
      return words === undefined ? null : saidIn(locale, words);
    },
    named: ({ file, path, around, referred }: AskedName) => {
      if (project === null) return null;
      const index = indexOf(project);
      const byBraces = referred === null ? undefined : referredAt(index, file, path, referred);
      const found = byBraces ?? meantAt(index, file, path, around);
      if (found === undefined) return null;
      const uses = index.usesOf(found).map((use) => ({ ...sightingOf(index, use), sort: use.sort }));
      return { declared: declaredIn(index, found), uses };
    },
    reworkable: async (ask: Parameters<AuthoringCalls['reworkable']>[0]) =>
      project === null ? null : (await rework()).reworkableAt(project, ask),
    planRework: async (ask: Rework) => (project === null ? null : (await rework()).planRework(project, ask)),
    printedPictures: async (ask: AskedPictures) =>
      project === null ? [] : (await import('./printed-pictures.ts')).printedPictures(project, ask),
    picturesFollowing: async (steps: readonly FileStep[]) =>
      project === null ? null : (await rework()).picturesFollowing(project, steps),
    proveRework: async ({ game, ...ask }: Parameters<AuthoringCalls['proveRework']>[0]) =>
      project === null ? null : (await rework()).prove(project, ask, game === null ? [] : [game]),
    compareText: async ({ game, ...ask }: AskedComparison) =>
      project === null ? null : (await rework()).compareText(project, ask, game === null ? [] : [game]),
    declarations: ({ file }: { readonly file: string | null }) => {
      if (project === null) return [];
      const index = indexOf(project);
      const found = file === null ? index.declarations : index.declarationsIn(file);
      return found.map((one) => declaredIn(index, one));
    },
    outline: async (asked: Parameters<AuthoringCalls['outline']>[0]) => (await outlines()).outline(project, asked),
    around: async (asked: Parameters<AuthoringCalls['around']>[0]) => (await outlines()).around(project, asked),
    complete: async (asked: Asked | AskedInWriting) => {
      const now = 'told' in asked ? withText(asked) : asked;
      await fetchSystemsFor(now.path);
      return (await help()).complete({ project, system }, now);
    },
    textFromEffect: async ({ text, offset }: { readonly text: string; readonly offset: number }) =>
      project === null ? null : (await backwards()).withTextFromEffect(text, offset, project),
    hover: (asked: AskedInWriting) => {
      const now = withText(asked);
      return help().then(({ hover }) => hover({ project, system }, now));
    },
    notes: async (asked: Parameters<AuthoringCalls['notes']>[0]) => (await help()).notes(project, asked),
    form: async (asked: AskedEntry) => (await forms(asked.file)).form({ project, system }, asked),
    choices: async (asked: AskedChoices) => (await forms(asked.file)).choices({ project, system }, asked),
    least: async (asked: Omit<AskedChoices, 'typed'>) => (await forms(asked.file)).least({ project, system }, asked),
    translations: async () =>
      project === null
        ? []
        : translationShares(project.project.readings, [
            ...project.required.flatMap(({ readings }) => readings),
            ...(project.system === null ? [] : [systemReading(project.system, sourceLocaleOf(project))]),
          ]),
    units: async ({ locale }: { readonly locale: string | null }) =>
      project === null ? null : (await translating()).translatingInto(project, locale),
    translationByEffect: async (asked: TextToSay) =>
      project === null
        ? null
        : (await import('#authoring/tools/wording/translation-by-effect.ts')).translationByEffect(project, asked),
    writtenUnits: async (documents: readonly WrittenDocument[]) =>
      known === null ? documents : (await translating()).writtenWithTexts(known, documents),
    exportedUnits: async (asked: AskedExport) =>
      known === null ? null : (await exchange()).exportedUnits(known, asked),
    importedUnits: async (asked: AskedImport) =>
      known === null ? null : (await exchange()).importedUnits(known, asked),
    proof: async (asked: AskedProof) => (known === null ? null : (await exchange()).proofOfTexts(known, asked)),
    offered: async () => (known === null ? [] : (await beginning()).offered(known)),
    stories: async (asked: AskedStory) =>
      project === null ? null : (await import('#authoring/tools/graph/drawn-stories.ts')).drawnStories(project, asked),
    layers: async ({ locale }: { readonly locale: Locale }) =>
      project === null ? null : (await layering()).layersOf(project, locale),
    layeredValues: async ({ key, locale }: { readonly key: string; readonly locale: Locale }) =>
      project === null ? null : (await layering()).layeredValues(project, key, locale),
    changedLayers: async (change: LayeredChange) =>
      project === null ? null : (await layering()).changedLayers(project, change),
    begun: async (asked: AskedBeginning) => (known === null ? null : (await beginning()).begun(known, asked)),
    sheets: async () => (project === null ? null : (await sheet()).sheetsOf(project)),
    newEntries: async (asked: AskedEntries) => {
      await fetchSystemsFor(asked.kind.files[0] ?? '');
      return known === null ? null : (await import('./new-entries-room.ts')).newEntriesIn(known, asked);
    },
    cellFaults: async (asked: AskedChanges) => (project === null ? [] : (await sheet()).faultsIn(project, asked)),
    tried: async (asked: AskedBeginning) => (known === null ? null : (await beginning()).tried(known, asked)),
  };
}

function declaredIn(index: ProjectIndex, declaration: Declaration): Declared {
  const { id, kinds, names, readings } = declaration;
  return { id, kinds, names, readings, ...sightingOf(index, declaration) };
}

const saidIn = (locale: Locale, { page, ours, ...text }: RuleWords): SaidRule => ({
  text: text[locale],
  page,
  ours: ours?.[locale] ?? '',
});
