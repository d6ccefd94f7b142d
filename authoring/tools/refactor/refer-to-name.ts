import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import type { Declaration } from '#authoring/project/index/declaration.ts';
import { sourceLocaleOf } from '#authoring/project/localization/translation-files.ts';
import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { entriesById } from '#engine/kernel/documents/entry-named.ts';
import { isNameKey, nameFields, nameReferred } from '#engine/kernel/documents/referred-names.ts';
import { LineStarts } from '../rename/line-starts.ts';
import { type Rewritten, rewrittenTexts } from '../rename/printed-mentions.ts';
import { valueEdit, writtenPlaces } from '../rename/rename-plan.ts';
import { formsOf } from './name-forms.ts';
import type { RefactoringPlan } from './refactoring-plan.ts';
import { refused } from './refused.ts';
import { type NameReplacement, writtenAs } from './written-as.ts';

/** Replaces a written-out name by references in all texts and translations; printed texts and hashes stay the same. */
export function planRefer(diagnosis: Diagnosis, declaration: Declaration): RefactoringPlan {
  const { documents, project } = diagnosis;
  const sourceLocale = sourceLocaleOf(diagnosis);
  const { id } = declaration;
  const name = nameReferred(documents, sourceLocale, { id, form: null });
  const said = name === null ? null : saidInText(diagnosis, declaration.file, id, name);
  if (said === null || name === null || said.said.length < FEWEST || name !== declaration.names[sourceLocale])
    return refused(declaration, 'nameless');
  const isSaid = writtenAs([said], otherNames(documents, sourceLocale, name));
  const writers = new Map<string, (t: string) => string>();
  const readings = project.readings.filter(({ legible }) => legible);
  const rewritten = rewrittenTexts(readings, {
    source: ({ key, text }) => (isNameKey(key) ? text : isSaid(text)),
    target: (t, { locale, written }) => (written === null ? t : inLocale(locale)(t)),
  });
  if (rewritten.size === 0) return refused(declaration, 'unsaid', { name: said.said });
  return { kind: 'planned', renamed: [], twins: [], files: [], ...writtenPlaces([...rewritten].map(asEdits)) };

  function inLocale(locale: string): (t: string) => string {
    const known = writers.get(locale) ?? writerInto(locale);
    writers.set(locale, known);
    return known;
  }
  function writerInto(locale: string): (t: string) => string {
    const forms = formsOf(documents, locale, id).filter(({ said }) => said.length >= FEWEST);
    return writtenAs(forms, otherNames(documents, locale, ...forms.map(({ said }) => said)));
  }
}
/** Single letters occur in too many words. */
export const FEWEST = 2;

export function asEdits([reading, texts]: readonly [ParsedDocument, readonly Rewritten[]]) {
  const { path, text } = reading.file;
  const lines = new LineStarts(text);
  const edits = texts.map((one) => valueEdit(reading, lines, one.path, one.text));
  return { path, text, edits: edits.sort((a, b) => a.offset - b.offset) };
}

/** Some names stand in brackets in texts. */
export function saidInText({ system }: Diagnosis, file: string, id: string, name: string): NameReplacement {
  const { open, close } = system?.words.translated?.names.find(({ path }) => path === file) ?? { open: '', close: '' };
  return { said: `${open}${name}${close}`, instead: `${open}{${id}}${close}` };
}

/** Names that contain one of these, and must not be split. */
function otherNames(documents: Documents, locale: string, ...names: readonly string[]): readonly string[] {
  return [...entriesById(documents)].flatMap(([id, { entry }]) => {
    if (typeof id !== 'string' || !nameFields.some((field) => typeof entry[field] === 'string')) return [];
    const other = nameReferred(documents, locale, { id, form: null });
    return other !== null && names.some((name) => other.length > name.length && other.includes(name)) ? [other] : [];
  });
}
