import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import type { WrittenDocument } from '#authoring/project/documents/written-document.ts';
import { type DesignerNotes, designerNotes } from '#authoring/project/localization/designer-notes.ts';
import { languagesBeside } from '#authoring/project/localization/languages-beside.ts';
import type { NameSaid } from '#authoring/project/localization/names-said.ts';
import { withOldTexts } from '#authoring/project/localization/note-old-texts.ts';
import { oldTextsIn } from '#authoring/project/localization/old-texts.ts';
import type { Term } from '#authoring/project/localization/terms/term.ts';
import {
  sourceLocaleOf,
  type TranslationFile,
  targetLocales,
  translationFiles,
} from '#authoring/project/localization/translation-files.ts';
import { partsIn } from '#authoring/tools/translations/part-names.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { KnownProject } from './project-reader.ts';

// Loaded when somebody first translates.

/** The texts of a project beside their translations into one locale. */
export interface Translating {
  readonly sourceLocale: string;
  /** Into which the project is translated. */
  readonly locales: readonly string[];
  /** The one that was asked for, or the first; null: the project is translated into none. */
  readonly locale: string | null;
  readonly files: readonly Omit<TranslationFile, 'text'>[];
  /** What names of the game and of the project are called in the locale. */
  readonly names: readonly NameSaid[];
  /** The terms of the project in the locale. */
  readonly terms: readonly Term[];
  /** What texts were when they were translated, by their hash: those that have changed since. */
  readonly before: { readonly [hash: string]: string };
  /** What a text is called beside what it belongs to, by the rest of its key. */
  readonly parts: { readonly [rest: string]: Text };
  readonly notes: DesignerNotes;
}

export function translatingInto(
  project: Diagnosis,
  { locale: asked }: { readonly locale: string | null },
): Translating {
  const locales = targetLocales(project);
  const locale = locales.find((one) => one === asked) ?? locales[0] ?? null;
  const sourceLocale = sourceLocaleOf(project);
  if (locale === null)
    return { sourceLocale, locales, locale, files: [], names: [], terms: [], before: {}, parts: {}, notes: {} };
  const { system, required } = project;
  const readings = [...project.project.readings, ...required.flatMap((one) => one.readings)];
  const names =
    system === null
      ? []
      : languagesBeside(system.words, readings, sourceLocale, oldTextsIn(project.project.readings))(locale).names
          .groups;
  const files = translationFiles(project, locale).map(({ text: _, ...file }) => file);
  return {
    ...{ sourceLocale, locales, locale, files },
    before: changedTexts(files, oldTextsIn(project.project.readings)),
    parts: partsIn(project, readings),
    names: names.flatMap((group) => group.names),
    terms: project.project.terms.filter((term) => term.locale === locale),
    notes: designerNotes(project),
  };
}

function changedTexts(files: Translating['files'], noted: ReadonlyMap<string, string>): Translating['before'] {
  const stale = files.flatMap(({ lines }) => lines).filter(({ state }) => state === 'stale');
  return Object.fromEntries(
    stale.flatMap(({ unit }) => {
      const text = noted.get(unit?.h ?? '');
      return unit === null || text === undefined ? [] : [[unit.h, text]];
    }),
  );
}

/** Translations that are to be written, with the texts that they are made from. */
export const writtenWithTexts = (
  { files, project, look }: KnownProject,
  documents: readonly WrittenDocument[],
): readonly WrittenDocument[] => withOldTexts(files, project, documents, look);
