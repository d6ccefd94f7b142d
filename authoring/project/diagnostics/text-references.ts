import { sourceOf } from '#authoring/text/files/translation-path.ts';
import { nearest } from '#authoring/text/messages/nearest.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { problemAt } from '#authoring/text/problems/tell.ts';
import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { entriesById } from '#engine/kernel/documents/entry-named.ts';
import {
  hasForm,
  isNameKey,
  nameReferred,
  type WrittenReference,
  wordForms,
} from '#engine/kernel/documents/referred-names.ts';
import { noneReferred, type ReferenceResolver } from '../localization/names-referred.ts';
import { type ReferringText, referringIn } from '../localization/texts-referring.ts';

/** L10N019 to L10N021: unknown names and forms. None unless all documents are legible. */
export function textReferenceProblems(
  readings: readonly ParsedDocument[],
  referred: ReferenceResolver,
  written: () => Documents,
  isSure: boolean,
): Problem[] {
  if (referred === noneReferred || !isSure) return [];
  return readings.flatMap((reading) => {
    const where = reading.format.id === 'units' ? sourceOf(reading.file.path) : null;
    const locale = where?.locale ?? referred.sourceLocale;
    return referringIn(reading).flatMap((text) =>
      text.references.flatMap((one) => faultOf(reading, text, one, locale, written())),
    );
  });
}

function faultOf(
  reading: ParsedDocument,
  { key, path }: ReferringText,
  reference: WrittenReference,
  locale: string,
  documents: Documents,
): Problem[] {
  const range = reading.place(path);
  const { id, form, written } = reference;
  const said = { reference: written.slice(1, -1) };
  const name = nameReferred(documents, locale, { id, form: null });
  if (name === null) {
    const near = nearest(id.trim(), namedIn(documents, locale));
    const meant = near === undefined ? {} : { nearest: form === null ? near : `${near}:${form}` };
    return [problemAt('L10N019', reading.file.path, range, { ...said, ...meant })];
  }
  if (isNameKey(key)) return [problemAt('L10N020', reading.file.path, range, { ...said, name })];
  if (hasForm(documents, locale, reference)) return [];
  const meant = nearest(
    form ?? '',
    wordForms.filter((one) => hasForm(documents, locale, { ...reference, form: one })),
  );
  const data = { ...said, id, form: form ?? '', locale, nearest: meant === undefined ? id : `${id}:${meant}` };
  return [problemAt('L10N021', reading.file.path, range, data)];
}

const namedIn = (documents: Documents, locale: string): readonly string[] =>
  [...entriesById(documents).keys()].filter(
    (id): id is string => typeof id === 'string' && nameReferred(documents, locale, { id, form: null }) !== null,
  );
