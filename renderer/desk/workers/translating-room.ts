import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { textFileAt } from '#authoring/project/documents/texts-after.ts';
import type { WrittenDocument } from '#authoring/project/documents/written-document.ts';
import { assignmentsIn } from '#authoring/project/localization/assigned-texts.ts';
import { type DesignerNotes, designerNotes } from '#authoring/project/localization/designer-notes.ts';
import type { NameSaid } from '#authoring/project/localization/name-translations.ts';
import { withDocuments, withOldTexts } from '#authoring/project/localization/note-old-texts.ts';
import { oldTextsIn, oldTextsPath } from '#authoring/project/localization/old-texts.ts';
import type { Term } from '#authoring/project/localization/terms/term.ts';
import { translationContexts } from '#authoring/project/localization/translation-context.ts';
import {
  sourceLocaleOf,
  type TranslationFile,
  targetLocales,
  translationFiles,
} from '#authoring/project/localization/translation-files.ts';
import { emptyUnitsText, putUnits } from '#authoring/project/localization/unit-edits.ts';
import { applyEdits } from '#authoring/text/edits/text-edit.ts';
import type { TextFile } from '#authoring/text/files/project-file.ts';
import type { Assignment } from '#authoring/text/formats/assignments.ts';
import type { TranslationUnit } from '#authoring/text/formats/units.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { linkVersions } from '#authoring/text/reading/reading.ts';
import { type AlsoShown, alsoShown, localesShown } from '#authoring/tools/translations/also-shown.ts';
import { partsIn } from '#authoring/tools/translations/part-names.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { KnownProject } from './project-reader.ts';

export interface Translating {
  readonly sourceLocale: string;
  readonly locales: readonly string[];
  /** The requested locale, or the first; null if the project is not translated. */
  readonly locale: string | null;
  readonly files: readonly Omit<TranslationFile, 'text'>[];
  readonly names: readonly NameSaid[];
  readonly terms: readonly Term[];
  /** The former source texts of stale translations, by hash. */
  readonly before: { readonly [hash: string]: string };
  /** Labels by the rest of a text's key. */
  readonly parts: { readonly [rest: string]: Text };
  readonly notes: DesignerNotes;
  /** Other languages whose translations can be shown as well. */
  readonly others: readonly string[];
  readonly also: AlsoShown | null;
  /** Who translates what into the locale. */
  readonly assignments: readonly Assignment[];
}

export function translatingInto(
  project: Diagnosis,
  { locale: asked, also = null }: { readonly locale: string | null; readonly also?: string | null },
): Translating {
  const locales = targetLocales(project);
  const locale = locales.find((one) => one === asked) ?? locales[0] ?? null;
  const sourceLocale = sourceLocaleOf(project);
  if (locale === null)
    return {
      ...{ sourceLocale, locales, locale, files: [], names: [], terms: [], before: {}, parts: {}, notes: {} },
      ...{ others: [], also: null, assignments: [] },
    };
  const { system, required } = project;
  const readings = [...project.project.readings, ...required.flatMap((one) => one.readings)];
  const names =
    system === null
      ? []
      : translationContexts(system.words, readings, sourceLocale, oldTextsIn(project.project.readings))(locale).names
          .groups;
  const others = localesShown(project).filter((one) => one !== locale && one !== sourceLocale);
  const files = translationFiles(project, locale).map(({ text: _, ...file }) => file);
  return {
    ...{ sourceLocale, locales, locale, files },
    before: changedTexts(files, oldTextsIn(project.project.readings)),
    parts: partsIn(project, readings),
    names: names.flatMap((group) => group.names),
    terms: project.project.terms.filter((term) => term.locale === locale),
    notes: designerNotes(project),
    others,
    also: also !== null && others.includes(also) ? alsoShown(project, also) : null,
    assignments: assignmentsIn(project, locale),
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

export interface AskedUnitTexts {
  readonly documents: readonly WrittenDocument[];
  /** The text of `l10n/sources.json`, which may have changed since the last check; null: there is none. */
  readonly oldTexts: string | null;
}

export function writtenWithTexts(
  { files, project, look }: KnownProject,
  { documents, oldTexts }: AskedUnitTexts,
): readonly WrittenDocument[] {
  const now = oldTexts === null ? files : withDocuments(files, [{ path: oldTextsPath, after: oldTexts }]);
  return withOldTexts(now, project, documents, look);
}

export interface TypedUnit {
  /** Path of the translations. */
  readonly path: string;
  readonly key: string;
  readonly unit: TranslationUnit;
}

/** The problems that a translation would have, by the check of the whole project, which knows all else already. */
export function problemsOfTyped(
  { files, look }: Pick<KnownProject, 'files' | 'look'>,
  { path, key, unit }: TypedUnit,
): readonly Problem[] {
  const before = textFileAt(files, path);
  const text = before?.text ?? emptyUnitsText;
  const edits = putUnits(text, [{ key, unit }], []);
  if (edits === null) return [];
  const now: TextFile = { path, text: applyEdits(text, edits) };
  if (before !== undefined) linkVersions(now, before);
  const others = before === undefined ? [...files, now] : files.map((one) => (one === before ? now : one));
  return look(others).problems.filter(({ file: its, data }) => its === path && isObject(data) && data['key'] === key);
}
