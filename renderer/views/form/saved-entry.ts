import { useMemo } from 'react';
import { useStore } from 'zustand';
import { readJson } from '#authoring/text/json/followed-json.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import type { FormSubject } from '#authoring/tools/form/subject.ts';
import { isObject, isSame, type Json, partAt } from '#engine/kernel/basics/json.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';

/** The saved value at a path; undefined: unchanged or unknown. */
export type SavedAt = (path: JsonPath) => { readonly value: Json | undefined } | undefined;

const nothing: SavedAt = () => undefined;

/** Compares with the last saved file. In a new entry nothing counts as changed. */
export function useSavedAt(file: string | null, subject: FormSubject | null, entry: Json): SavedAt {
  const saved = useStore(projectStore, (state) => {
    const found = state.files.get(file ?? '');
    return found === undefined || found.text === found.savedText ? null : found.savedText;
  });
  const document = useMemo(() => (saved === null ? null : readJson(saved)), [saved]);
  return useMemo(() => {
    if (document === null || subject === null) return nothing;
    const before = entryBefore(document, subject, entry);
    if (before === undefined) return nothing;
    return (path) => {
      const value = partAt(before, path);
      const now = partAt(entry, path);
      const isEqual = value === undefined || now === undefined ? value === now : isSame(value, now);
      return isEqual ? undefined : { value };
    };
  }, [document, subject, entry]);
}

function entryBefore(
  { sections, value }: NonNullable<ReturnType<typeof readJson>>,
  { path }: FormSubject,
  entry: Json,
): Json | undefined {
  const [key, step] = path;
  if (key === undefined) return value as Json;
  const entries = sections.find((one) => one.key === key)?.entries ?? [];
  const id = isObject(entry) ? entry['id'] : undefined;
  const found =
    typeof id === 'string'
      ? entries.find((one) => isObject(one.value as Json) && (one.value as { readonly id?: unknown }).id === id)
      : typeof step === 'number'
        ? entries[step]
        : entries.find(({ name }) => name === step);
  return found?.value as Json | undefined;
}
