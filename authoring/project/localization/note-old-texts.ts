import type { ProjectFile } from '#authoring/text/files/project-file.ts';
import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Diagnosis } from '../diagnostics/diagnose.ts';
import { withTexts } from '../documents/texts-after.ts';
import type { WrittenDocument } from '../documents/written-document.ts';
import { unitsOf } from './compared-units.ts';
import { type OldTexts, oldTextsIn, oldTextsPath } from './old-texts.ts';
import { sourceHash } from './source-hash.ts';
import { textsByPath } from './translation-files.ts';

/** Adds the updated `l10n/sources.json` to the documents that are to be written. */
export function withOldTexts(
  files: readonly ProjectFile[],
  before: Diagnosis,
  documents: readonly WrittenDocument[],
  look: (files: readonly ProjectFile[]) => Diagnosis,
): readonly WrittenDocument[] {
  if (documents.length === 0) return documents;
  const noted = oldTextsAfter(before, look(withDocuments(files, documents)));
  return noted === null ? documents : [...documents, noted];
}

/** Those that are not among the files are new. */
export function withDocuments(
  files: readonly ProjectFile[],
  documents: readonly Pick<WrittenDocument, 'path' | 'after'>[],
): readonly ProjectFile[] {
  const known = new Set(files.map(({ path }) => path));
  const made = documents.filter(({ path }) => !known.has(path));
  return [
    ...withTexts(files, new Map(documents.map(({ path, after }) => [path, after]))),
    ...made.map(({ path, after }) => ({ path, version: -1, text: after })),
  ];
}

/**
 * The source texts of all translations. Null if nothing changes or the file is unreadable, so not to be overwritten.
 */
export function oldTextsAfter(before: Diagnosis, after: Diagnosis): WrittenDocument | null {
  const { readings } = after.project;
  const reading = readings.find(({ file }) => file.path === oldTextsPath);
  if (reading?.legible === false) return null;
  const noted = oldTextsIn(readings);
  const standing = new Map([before, after].flatMap((one) => [...textsOf(one)]));
  const used = new Set(readings.filter(({ format }) => format.id === 'units').flatMap(hashesIn));
  const lines = [...used].sort().flatMap((hash) => {
    const text = noted.get(hash) ?? standing.get(hash);
    return text === undefined ? [] : [`    ${JSON.stringify(hash)}: ${JSON.stringify(text)}`];
  });
  const now = reading?.file.text ?? null;
  const written = textOf(reading?.value, lines);
  return (now === null && lines.length === 0) || written === now
    ? null
    : { path: oldTextsPath, before: now, after: written };
}

const textsOf = memoizeByKey(
  (diagnosis: Diagnosis): OldTexts =>
    new Map([...textsByPath(diagnosis).values()].flatMap((units) => units.map(({ text }) => [sourceHash(text), text]))),
);

const hashesIn = (reading: ParsedDocument): readonly string[] =>
  unitsOf(reading).flatMap(([, { h }]) => (typeof h === 'string' ? [h] : []));

function textOf(value: unknown, lines: readonly string[]): string {
  const schema = isObject(value) && typeof value['$schema'] === 'string' ? value['$schema'] : null;
  const head = schema === null ? '' : `  "$schema": ${JSON.stringify(schema)},\n`;
  const sources = lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n  }`;
  return `{\n${head}  "formatVersion": 1,\n  "sources": ${sources}\n}\n`;
}
