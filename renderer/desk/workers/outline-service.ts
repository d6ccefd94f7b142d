import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import type { Position } from '#authoring/text/problems/problem.ts';
import { type NamedItem, namedBy, outlineIn } from '#authoring/tools/outline/named-outline.ts';
import { itemsAround } from '#authoring/tools/outline/outline.ts';
import type { AskedOutline } from './authoring-calls.ts';

export function outline(
  project: Diagnosis,
  { file, text, locale, most }: AskedOutline & { readonly most?: number },
): readonly NamedItem[] {
  const items = outlineIn(project, file, text);
  const named = namedBy(project, file, locale);
  const isShort = most === undefined || items.length <= most;
  return items.map((item) => named(isShort ? item : { ...item, children: [] }));
}

export function around(
  project: Diagnosis,
  { file, text, locale, position }: AskedOutline & { readonly position: Position },
): readonly NamedItem[] {
  const named = namedBy(project, file, locale);
  return itemsAround(outlineIn(project, file, text), position).map((item) => named({ ...item, children: [] }));
}
