import { diffArrays } from 'diff';
import { writtenEntries } from './written-entries.ts';

export interface ChangedEntry {
  readonly id: string;
  readonly name: string;
  readonly how: 'added' | 'removed' | 'changed';
}

export interface WhatChanged {
  /** Lines. */
  readonly added: number;
  readonly removed: number;
  readonly entries: readonly ChangedEntry[];
  readonly more: number;
}

const MOST_ENTRIES = 12;
/** Above this, everything between the first and the last difference counts as changed. */
const MOST_EDITS = 2000;

export const nothingChanged: WhatChanged = { added: 0, removed: 0, entries: [], more: 0 };

/** Null: no such document. */
export function documentDiff(before: string | null, after: string | null): WhatChanged {
  if (before === after) return nothingChanged;
  const [added, removed] = changedLines(linesOf(before), linesOf(after));
  const entries = changedEntries(before, after);
  const told = entries.slice(0, MOST_ENTRIES);
  return { added, removed, entries: told, more: entries.length - told.length };
}

function linesOf(text: string | null): readonly string[] {
  if (text === null || text === '') return [];
  const lines = text.split('\n');
  // A final line feed does not begin a line
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

function changedLines(before: readonly string[], after: readonly string[]): readonly [added: number, removed: number] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  const [old, now] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const found = old.length === 0 || now.length === 0 ? undefined : differenceOf(old, now);
  if (found === undefined) return [now.length, old.length];
  const count = (which: 'added' | 'removed') =>
    found.filter((change) => change[which]).reduce((sum, { value }) => sum + value.length, 0);
  return [count('added'), count('removed')];
}

const differenceOf = (old: readonly string[], now: readonly string[]) =>
  diffArrays([...old], [...now], { maxEditLength: MOST_EDITS });

/** None if one version is not JSON. */
function changedEntries(before: string | null, after: string | null): readonly ChangedEntry[] {
  const [old, now] = [writtenEntries(before ?? '{}'), writtenEntries(after ?? '{}')];
  if (old === null || now === null) return [];
  const found: ChangedEntry[] = [];
  for (const { id, name, text } of now.values()) {
    const was = old.get(id);
    if (was === undefined) found.push({ id, name, how: 'added' });
    else if (was.text !== text) found.push({ id, name, how: 'changed' });
  }
  for (const { id, name } of old.values()) if (!now.has(id)) found.push({ id, name, how: 'removed' });
  return found;
}
