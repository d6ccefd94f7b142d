import type { Erased } from '../basics/erased.ts';
import type { Json, JsonObject } from '../basics/json.ts';
import type { ValueNames } from '../contract/system.ts';
import type { Option } from '../decisions/decision.ts';
import type { ChangeRecord, RecordEdit } from '../procedures/next.ts';
import { type EventVeil, redacted } from './seat-privacy.ts';

/** `{do, by, …}` in external names. */
export type Answer = JsonObject;
export type LogEntry = Answer | { readonly cheat: JsonObject };

export function isCheat(entry: LogEntry): entry is { readonly cheat: JsonObject } {
  return 'cheat' in entry;
}

export function cheatsIn(log: readonly LogEntry[]): readonly number[] {
  return log.flatMap((entry, at) => (isCheat(entry) ? [at] : []));
}

export function nameOption(names: ValueNames<Erased>, game: Erased, option: Pick<Option, 'do' | 'pick'>): Answer {
  const answer: { [field: string]: Json } = { do: option.do };
  for (const field of names.fields) {
    const value = option.pick[field];
    const named = value === undefined ? undefined : names.name(game, field, value);
    if (named !== undefined) answer[field] = named;
  }
  return answer;
}

/** An event in external names, as far as a seat sees it. */
export function nameEvent(
  names: ValueNames<Erased>,
  game: Erased,
  record: ChangeRecord,
  veil: EventVeil | null = null,
): JsonObject {
  const event: { [field: string]: Json } = {};
  for (const field in record) {
    const value = record[field];
    if (value === undefined || field === 'edits') continue;
    const named = names.name(game, field, value as Json);
    if (named !== undefined) event[field] = named;
  }
  const told = veil === null ? event : { ...redacted(names, record, event, veil) };
  if (record.base !== undefined) told['edits'] = (record.edits ?? []).map((edit) => nameEdit(names, game, edit, veil));
  told['status'] = record.status ?? 'applied';
  return told;
}

export function nameEdit(
  names: ValueNames<Erased>,
  game: Erased,
  edit: RecordEdit,
  veil: EventVeil | null = null,
): JsonObject {
  const named = Object.fromEntries(
    Object.entries(edit).map(([field, value]) => [field, names.name(game, field, value) ?? null]),
  );
  return veil === null ? named : redacted(names, edit, named, veil);
}

/** Whether an answer matches an option; fields missing in the answer match anything. */
export function matchesAnswer(
  names: ValueNames<Erased>,
  game: Erased,
  option: Pick<Option, 'do' | 'pick'>,
  answer: JsonObject,
): boolean {
  for (const field in answer) {
    const given = answer[field];
    if (field === 'do') {
      if (option.do !== given) return false;
      continue;
    }
    const value = names.fields.includes(field) ? option.pick[field] : undefined;
    const named = value === undefined ? undefined : names.name(game, field, value);
    if (!sameName(named, given)) return false;
  }
  return true;
}

/** `W-03` matches any copy, `W-03#2` one. */
export function sameName(named: Json | undefined, given: Json | undefined): boolean {
  if (named === given) return true;
  if (typeof named === 'string' && typeof given === 'string')
    return !given.includes('#') && named.startsWith(`${given}#`);
  if (typeof named !== 'object' || typeof given !== 'object') return false;
  return JSON.stringify(named) === JSON.stringify(given);
}
