import { getLocation } from 'jsonc-parser';
import { findEffect } from '#authoring/project/documents/effect-place.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import { subjectAt } from '#authoring/tools/form/subject.ts';
import { pathOfPart, stepsTo } from '#authoring/tools/numbers/content-numbers.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import { performEdits } from '../form/form-writing.ts';
import { cursorStore } from '../project/cursor-store.ts';
import { documentsOf } from '../project/documents.ts';
import { followedFiles } from '../project/followed-files.ts';
import { placeOfItem } from '../project/item-place.ts';
import { goTo, projectStore } from '../project/project-store.ts';
import { balanceWords } from '../words/generated/balance-words.ts';
import { localizedText } from '../words/words.ts';

/** A part of a project, such as a number or a card, by the path that reports use. */
export interface ReportedPlace {
  readonly file: string;
  readonly path: string;
}

/** The number, entry and file at the cursor, by the paths that reports use. */
export interface PlacesAtCursor {
  readonly file: string | null;
  readonly entry: string | null;
  readonly number: (ReportedPlace & { readonly value: number }) | null;
}

export function placesAtCursor(): PlacesAtCursor {
  const { current: file, files } = projectStore.getState();
  const open = file === null ? undefined : files.get(file);
  const document = file === null || open === undefined ? null : followedFiles().read(file, open.text);
  if (file === null || open === undefined || document === null) return { file: null, entry: null, number: null };
  const offset = cursorStore.getState().places.get(file)?.offset ?? 0;
  const documents = documentsOf(files);
  const { path: entry } = subjectAt(document, offset);
  const steps = getLocation(open.text, offset).path;
  const value = valueAt(documents[file], steps);
  const number = Number.isSafeInteger(value) ? (value as number) : null;
  return {
    file,
    entry: entry.length === 0 ? null : pathOfPart(documents, file, entry),
    number: number === null ? null : { file, path: pathOfPart(documents, file, steps), value: number },
  };
}

/** The present value; null: the number is not there any more. */
export function numberNow({ file, path }: ReportedPlace): number | null {
  const documents = documentsOf(projectStore.getState().files);
  const steps = stepsTo(documents, file, path);
  const value = steps === null ? undefined : valueAt(documents[file], steps);
  return Number.isSafeInteger(value) ? (value as number) : null;
}

/** One step of undo. False: the number is not there any more, or its file cannot be written. */
export function tryValue({ file, path }: ReportedPlace, value: number): boolean {
  const documents = documentsOf(projectStore.getState().files);
  const steps = stepsTo(documents, file, path);
  if (steps === null) return false;
  const name = localizedText(balanceWords, (words) => words.tryAction({ path, value }));
  return performEdits(file, { kind: 'command', ...name }, [{ kind: 'set', path: steps, value }]);
}

export function goToReported({ file, path }: ReportedPlace): void {
  const steps = stepsTo(documentsOf(projectStore.getState().files), file, path);
  if (steps !== null) goTo(placeOfItem(file, steps));
}

/** To an entry or a part of one, in whatever file. */
export function goToPath(path: string): void {
  const found = findEffect(documentsOf(projectStore.getState().files), path);
  if (found !== null) goTo(placeOfItem(found.path, found.steps));
}

function valueAt(document: Json | undefined, steps: JsonPath): unknown {
  return steps.reduce<unknown>(
    (part, step) => (part as Readonly<Record<string | number, unknown>> | null)?.[step],
    document,
  );
}
