import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { join } from '../packages/join.ts';
import { namesReferred, noneReferred, type ReferenceResolver } from './names-referred.ts';
import { printedDocuments, referringByPath } from './print-documents.ts';

interface Layer {
  readonly id: string;
  readonly readings: readonly ParsedDocument[];
  readonly documents: Documents;
}
export interface ReferringProject {
  readonly referred: ReferenceResolver;
  /** Where names are looked up: all readable documents, joined. */
  readonly written: () => Documents;
  /** Valid documents, joined, with references replaced by names. */
  readonly printed: Documents;
}

export function referringProject(
  layers: readonly Layer[],
  locales: readonly string[],
  joined: Documents,
): ReferringProject {
  const readings = layers.flatMap((layer) => layer.readings);
  let known: Documents | undefined;
  const written = (): Documents => {
    known ??= join(layers.map(({ id, readings: its }) => ({ id, documents: readIn(its) }))).documents;
    return known;
  };
  const referred = namesReferred(readings, locales, written);
  if (referred === noneReferred) return { referred, written, printed: joined };
  const sources = referringByPath(readings);
  const printed = layers.map(({ id, documents, readings: its }) => ({
    id,
    documents: printedDocuments(documents, its, sources, referred),
  }));
  return { referred, written, printed: join(printed).documents };
}

const readIn = (readings: readonly ParsedDocument[]): Documents =>
  Object.fromEntries(
    readings
      .filter(({ value, format }) => value !== undefined && format.apart !== true)
      .map(({ file, value }) => [file.path, value as Json]),
  );
