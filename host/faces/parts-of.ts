import type { PrintedEntry } from '#api/studio/printed-faces.ts';
import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { ownFileOfPart } from '#authoring/tools/print/own-parts.ts';
import type { ShellPage } from '../browser/shell-page.ts';

export interface PrintedPartEntry {
  readonly entry: PrintedEntry;
  readonly locale: string;
  readonly file: string | null;
}

export function partsIn(
  { project, documents }: Diagnosis,
  entries: readonly PrintedEntry[],
  locales: readonly string[],
): readonly PrintedPartEntry[] {
  const fileOf = ownFileOfPart(project.documents, documents);
  return locales.flatMap((locale) => entries.map((entry) => ({ entry, locale, file: fileOf(entry.path, locale) })));
}

/** Everything printed besides faces that this project writes. Call `takeProject` first. */
export async function listOwnParts(
  page: Pick<ShellPage, 'ask'>,
  diagnosis: Diagnosis,
  locales: readonly string[],
): Promise<readonly PrintedPartEntry[]> {
  const parts = (diagnosis.system?.printedParts ?? []).map(({ id }) => id);
  if (parts.length === 0) return [];
  const entries = (await page.ask('studioPrint.list', locales, parts)) as readonly PrintedEntry[];
  return partsIn(diagnosis, entries, locales).filter(({ file }) => file !== null);
}
