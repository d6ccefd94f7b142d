import { assignmentsPath } from '#authoring/text/files/document-path.ts';
import type { Assignment } from '#authoring/text/formats/assignments.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import type { Diagnosis } from '../diagnostics/diagnose.ts';
import type { UnitState } from './unit-lines.ts';

/** Those of the project itself for a locale; none if the document is not sound. */
export function assignmentsIn({ project }: Diagnosis, locale: string): readonly Assignment[] {
  const document: unknown = project.documents[assignmentsPath];
  const all = isObject(document) ? document['assignments'] : undefined;
  return Array.isArray(all) ? (all as unknown as Assignment[]).filter((one) => one.locale === locale) : [];
}

/** The first assignment that applies; undefined: unassigned. */
export const assignmentOf = (
  assignments: readonly Assignment[],
  source: string,
  state: UnitState,
): Assignment | undefined =>
  assignments.find(
    ({ files, states }) =>
      (files?.some((file) => (file.endsWith('/') ? source.startsWith(file) : file === source)) ?? true) &&
      (states?.some((one) => one === state) ?? true),
  );
