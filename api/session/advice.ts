import { type Static, Type } from 'typebox';
import { text } from '#authoring/text/problems/problem.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';
import type { Documents, RuleSystem } from '#engine/kernel/contract/system.ts';
import type { Node } from '#engine/kernel/language/field.ts';
import type { LogEntry } from '#engine/kernel/naming/naming.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import { index, object } from '../shapes.ts';
import { reachGoal, reachNearest } from './reach-goal.ts';

// The session server has no bots of its own: an `GameAnalysis` is passed in.

const share = Type.Number({ minimum: 0, maximum: 1 });
const interval = Type.Tuple([Type.Number(), Type.Number()]);
const chainOrNull = orNull(Type.Array(Type.String()), {
  description: 'Effects that never end: in some game they kept it from continuing',
});

/** Expected outcome of a legal answer. */
export const prospect = closedObject({
  answer: object,
  games: index,
  won: share,
  interval: {
    ...interval,
    description: 'The 95 % confidence interval of the share (Wilson)',
  } as typeof interval,
  rounds: orNull(Type.Number(), { description: 'The average number of rounds' }),
  dominated: Type.Boolean({ description: 'Another answer is better with statistical certainty' }),
  chain: chainOrNull,
});
export type ProspectView = Static<typeof prospect>;
export const evaluateReply = closedObject({
  playouts: index,
  answers: Type.Array(prospect, { description: 'Sorted from the best' }),
});

/** A change of the table. */
export const hypotheticalChange = closedObject({
  path: Type.Array(Type.String(), { description: 'Its place in the table document' }),
  before: Type.Unknown(),
  after: Type.Unknown(),
  put: Type.Unsafe<JsonObject>(Type.Object({}, { description: 'The {"cheat": {"put": …}} that makes this change' })),
  text,
});
export type ChangeView = Static<typeof hypotheticalChange>;
export const hypothesisReply = closedObject({
  legal: Type.Boolean({ description: 'It is legal already' }),
  tried: Type.Integer({ minimum: 0, description: 'The number of changes and games tried' }),
  changes: Type.Array(hypotheticalChange, { description: 'Each of them alone makes it legal; the smallest first' }),
  later: orNull(
    closedObject(
      {
        at: Type.Integer({ minimum: 0, description: 'The place in the log that the answer would have' }),
        answers: Type.Array(object),
      },
      { description: 'It becomes legal after these answers' },
    ),
    { description: 'null: not by continuing to play for a while; not searched for a seat' },
  ),
});

export const reachReply = closedObject({
  goal: reachGoal,
  found: Type.Boolean(),
  games: index,
  foundIn: orNull(index, { description: 'The number of the first game that reached it; 0: a saved line did' }),
  line: orNull(
    closedObject({
      setup: object,
      entries: Type.Array(object),
      forced: Type.Boolean({ description: 'It contains a cheat: no legal game was found that reaches it' }),
    }),
    { description: 'The shortest game found, or a forced position; `replay` accepts it' },
  ),
  nearest: orNull(reachNearest),
  chain: chainOrNull,
});
export type ReachedBySession = Static<typeof reachReply>;

export type ReachGoal = Static<typeof reachGoal>;
/** Node goals are resolved to all matching paths. */
export type SoughtGoal =
  | Exclude<ReachGoal, { readonly kind: 'node' | 'when' }>
  | { readonly kind: 'node'; readonly of: string; readonly paths: readonly string[] }
  | { readonly kind: 'when'; readonly condition: Node };

export interface AskedReach {
  readonly goal: SoughtGoal;
  readonly setup: JsonObject | null;
  readonly lines: readonly { readonly setup: JsonObject; readonly log: readonly LogEntry[] }[];
  readonly seed: number;
  readonly games: number;
}
export interface HowToPlayOn {
  readonly player: string;
  readonly seed: number;
  readonly playouts: number;
  readonly seat: number | undefined;
}
interface Project {
  readonly system: RuleSystem;
  readonly documents: Documents;
}

export interface GameAnalysis {
  /** The goal of this name, or all known names. */
  goal(project: Project, name: string): { readonly goal: SoughtGoal } | { readonly known: readonly string[] };
  reach(
    project: Project,
    asked: AskedReach,
  ): {
    readonly games: number;
    readonly foundIn: number | null;
    readonly found: boolean;
    readonly line: { readonly setup: JsonObject; readonly log: readonly LogEntry[] } | null;
    readonly nearest: Omit<Static<typeof reachNearest>, 'text'> | null;
    readonly chain: readonly string[] | null;
  };
  evaluate(
    session: Session,
    how: HowToPlayOn,
  ): readonly (Omit<ProspectView, 'interval' | 'chain'> & {
    readonly interval: readonly [number, number];
    readonly chain: readonly string[] | null;
  })[];
  suppose(
    session: Session,
    answer: JsonObject,
    seat: number | undefined,
  ): {
    readonly tried: number;
    readonly changes: readonly HypotheticalChange[];
    readonly later: { readonly at: number; readonly answers: readonly LogEntry[] } | null;
  };
}
export interface HypotheticalChange {
  readonly path: readonly string[];
  readonly before: Json;
  readonly after: Json;
  readonly put: JsonObject;
}
