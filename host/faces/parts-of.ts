import type { PrintedEntry } from '#api/studio/printed-faces.ts';
import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { ownFileOfPart } from '#authoring/tools/print/own-parts.ts';
import type { ShellPage } from '../browser/shell-page.ts';

/** An entry of a part that a game prints besides faces, in one locale. */
export interface PartOf {
  readonly entry: PrintedEntry;
  readonly locale: string;
  /** The document of the project with its texts; null if they belong to another project. */
  readonly file: string | null;
}

/** These entries in each of these locales. */
export function partsIn(
  { project, documents }: Diagnosis,
  entries: readonly PrintedEntry[],
  locales: readonly string[],
): readonly PartOf[] {
  const fileOf = ownFileOfPart(project.documents, documents);
  return locales.flatMap((locale) => entries.map((entry) => ({ entry, locale, file: fileOf(entry.path, locale) })));
}

/** Everything that the game prints besides faces and the project itself writes. The page must have loaded the project. */
export async function listOwnParts(
  page: Pick<ShellPage, 'ask'>,
  diagnosis: Diagnosis,
  locales: readonly string[],
): Promise<readonly PartOf[]> {
  const parts = (diagnosis.system?.printedParts ?? []).map(({ id }) => id);
  if (parts.length === 0) return [];
  const entries = (await page.ask('studioPrint.list', locales, parts)) as readonly PrintedEntry[];
  return partsIn(diagnosis, entries, locales).filter(({ file }) => file !== null);
}
