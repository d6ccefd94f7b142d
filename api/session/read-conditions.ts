import type { Playable } from '#authoring/project/play/playable.ts';
import { readCondition } from '#authoring/project/play/read-condition.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Breakpoint } from '#engine/kernel/explain/stops.ts';
import type { WatchExpression } from '#engine/kernel/explain/watch-expressions.ts';
import type { Node } from '#engine/kernel/language/field.ts';
import { RequestError } from './session-faults.ts';

// Parses parts of requests in the effect language; errors have their place.

function conditionAt(playable: Playable, written: JsonObject, where: string, hold = ''): Node {
  const read = readCondition(playable, written);
  if ('condition' in read) return read.condition;
  // The condition may only be a wrapper around what was asked.
  const at = hold === '' ? read.at : read.at.replace(/^value/, hold);
  const place = at === '' ? where : `${where}/${at}`;
  throw new RequestError('badCondition', { at: place, problem: { ...read.fault } });
}

/** Throws `RequestError`. */
export function readBreakpoint(playable: Playable, written: string | JsonObject, where: string): Breakpoint {
  if (typeof written === 'string') return { path: written };
  const condition = written['if'] as JsonObject | undefined;
  const only = condition === undefined ? {} : { if: conditionAt(playable, condition, `${where}/if`) };
  if (typeof written['event'] === 'string') return { event: written['event'], ...only };
  return { path: String(written['path']), ...only };
}

type Written = { readonly place: string } | { readonly amount: JsonObject | number } | { readonly if: JsonObject };

/** Throws `RequestError`. */
export function readWatched(playable: Playable, written: Written, where: string): WatchExpression {
  if ('place' in written) return written;
  if ('if' in written) return { if: conditionAt(playable, written.if, `${where}/if`) };
  // Wrapped into a condition, to be parsed.
  const { value } = conditionAt(playable, { op: 'atLeast', value: written.amount, than: 0 }, where, 'amount');
  return { amount: value as Node | number };
}
