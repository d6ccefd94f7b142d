import type { Diagnosis } from '#authoring/diagnostics/diagnose.ts';
import type { ProjectFile } from '#authoring/project-file.ts';
import type { RuleSystem, RuleWords } from '#engine/kernel/system.ts';
import type { Locale } from '../words/locale-store.ts';
import type { Asked, AskedWords, AuthoringCalls, SaidRule } from './authoring-calls.ts';
import { makeProjectReader } from './project-reader.ts';
import { makeProjectSpeaker } from './project-speaker.ts';

/** Completion and hover: loaded when somebody first asks, since marks and the game do not wait for them. */
const help = () => import('./language-service.ts');

/** What understands the project's texts. */
export function makeAuthoringRoom(): AuthoringCalls {
  const read = makeProjectReader();
  const speaker = makeProjectSpeaker();
  let project: Diagnosis | null = null;
  /** The game of the project, also while its first file is being written and names none. */
  let system: RuleSystem | null = null;

  return {
    diagnose: ({ files }: { readonly files: readonly ProjectFile[] }) => {
      project = read(files);
      system = project.system ?? system;
      return { problems: project.problems, files: project.files };
    },
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
    complete: async (asked: Asked) => (await help()).complete({ project, system }, asked),
    hover: async (asked: Asked) => (await help()).hover({ project, system }, asked),
  };
}

const saidIn = (locale: Locale, { page, ours, ...text }: RuleWords): SaidRule => ({
  text: text[locale],
  page,
  ours: ours?.[locale] ?? '',
});
