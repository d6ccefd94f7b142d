import type { Json, JsonObject } from '../basics/json.ts';
import type { Content } from '../contract/system.ts';
import type { CompiledEffect, Probe } from '../language/block.ts';
import type { Node } from '../language/field.ts';
import { type Answer, type LogEntry, nameEvent, nameOption } from '../naming/naming.ts';
import { type StackEntry, Tracer } from '../observers/tracer.ts';
import type { RuleId } from '../procedures/next.ts';
import { Session } from '../session/session.ts';
import { effectAt, type NodeValue, valuesIn } from './node-values.ts';

export type Link =
  | {
      readonly kind: 'effect';
      readonly rule: null;
      readonly path: string;
      readonly node: Node;
      readonly source: Json;
      readonly rules: readonly RuleId[];
      readonly values: readonly NodeValue[];
    }
  | { readonly kind: 'step'; readonly rule: RuleId; readonly step: string }
  /** A chosen option: a log entry, or forced (`entry` null). */
  | { readonly kind: 'answer'; readonly rule: RuleId; readonly entry: number | null; readonly answer: Answer }
  /** Answers a change that was about to happen. */
  | { readonly kind: 'during'; readonly rule: RuleId | null; readonly about: JsonObject }
  | { readonly kind: 'after'; readonly rule: null; readonly event: number; readonly about: JsonObject }
  /** A forced consequence postponed to a later step; `event` had happened when it was postponed. */
  | { readonly kind: 'putOff'; readonly rule: null; readonly event: number; readonly about: JsonObject | null };

export interface Explanation {
  /** Index among all events. */
  readonly index: number;
  /** In external names, with base, amount and edits. */
  readonly event: JsonObject;
  /** The log entry it follows from; -1: the set-up. */
  readonly entry: number;
  readonly cause: LogEntry | null;
  /** Nearest first. */
  readonly chain: readonly Link[];
}

/** Replays the game up to the event with a probe, so that normal play pays nothing. Null: no such event. */
export function explain(of: Session, compile: (probe: Probe) => Content, index: number): Explanation | null {
  const { system, setup, laid, entries } = of;
  const tracer = new Tracer(index);
  const session = Session.open(system, compile(tracer), setup, { laid, watch: tracer });
  for (const entry of entries) {
    if (tracer.found !== null) break;
    session.enter(entry);
  }
  const { found } = tracer;
  if (found === null) return null;
  return {
    index,
    event: session.eventsFrom(index)[0] as JsonObject,
    entry: found.entry,
    cause: entries[found.entry] ?? null,
    chain: found.doing.toReversed().flatMap((doing, i, all) => linksOf(session, doing, all[i + 1])),
  };
}

function linksOf(session: Session, doing: StackEntry, outer: StackEntry | undefined): readonly Link[] {
  const { names } = session.system;
  const { game } = session;
  const links: Link[] = [];
  const effect = doing.path === undefined ? undefined : effectAt(game, doing.path);
  if (effect !== undefined) links.push(effectLink(session, effect, doing));
  else if (doing.record !== undefined)
    links.push({ kind: 'during', rule: doing.record.rule ?? null, about: nameEvent(names, game, doing.record) });
  else if (doing.rule !== 'KERNEL')
    links.push({ kind: 'step', rule: doing.rule, step: `${doing.procedure}/${doing.step}` });
  if (doing.taken !== undefined) {
    const { rule, entry } = doing.taken;
    links.push({ kind: 'answer', rule, entry, answer: nameOption(names, game, doing.taken) });
  }
  if (doing.after !== undefined && doing.after !== outer?.after)
    links.push({ kind: 'after', rule: null, event: doing.after, about: eventAt(session, doing.after) as JsonObject });
  if (doing.putOff !== undefined) {
    const { event } = doing.putOff;
    links.push({ kind: 'putOff', rule: null, event, about: eventAt(session, event) });
  }
  return links;
}

function effectLink(session: Session, effect: CompiledEffect, { source = -1, values }: StackEntry): Link {
  const { game, system } = session;
  const ops = system.language.ops.filter((op) => op.sort === 'effect' && op.id === effect.op);
  return {
    kind: 'effect',
    rule: null,
    path: effect.path,
    node: effect.node,
    source: system.names.name(game, 'cause', source) ?? null,
    rules: ops.flatMap(({ rules }) => rules),
    values: valuesIn(session, effect, values ?? new Map()),
  };
}

function eventAt(session: Session, index: number): JsonObject | null {
  return index < 0 ? null : (session.eventsFrom(index)[0] ?? null);
}
