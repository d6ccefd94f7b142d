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
  description: 'Effects that never end: in some game the content did not let it go on',
});

/** Expected outcome of a legal answer. */
export const prospect = closedObject({
  answer: object,
  games: index,
  won: share,
  interval: {
    ...interval,
    description: 'Between these the true share lies, 95 times in 100 (Wilson)',
  } as typeof interval,
  rounds: orNull(Type.Number(), { description: 'How many rounds the games lasted on average' }),
  dominated: Type.Boolean({ description: 'Another answer is better beyond doubt' }),
  chain: chainOrNull,
});
export type ProspectView = Static<typeof prospect>;
export const evaluateReply = closedObject({
  playouts: index,
  answers: Type.Array(prospect, { description: 'The best first' }),
});

/** A change of the table. */
export const hypotheticalChange = closedObject({
  path: Type.Array(Type.String(), { description: 'Where it stands in the table document' }),
  before: Type.Unknown(),
  after: Type.Unknown(),
  put: Type.Unsafe<JsonObject>(Type.Object({}, { description: 'With {"cheat": {"put": …}} it is so' })),
  text,
});
export type ChangeView = Static<typeof hypotheticalChange>;
export const hypothesisReply = closedObject({
  legal: Type.Boolean({ description: 'It is legal already' }),
  tried: Type.Integer({ minimum: 0, description: 'How many changes and games were tried' }),
  changes: Type.Array(hypotheticalChange, { description: 'With one of them it is legal at once; the smallest first' }),
  later: orNull(
    closedObject(
      {
        at: Type.Integer({ minimum: 0, description: 'The place in the log that the answer then has' }),
        answers: Type.Array(object),
      },
      { description: 'It becomes legal when these answers are given' },
    ),
    { description: 'null: not by playing on for a while; with a seat it is not looked for' },
  ),
});

export const reachReply = closedObject({
  goal: reachGoal,
  found: Type.Boolean(),
  games: index,
  foundIn: orNull(index, { description: 'The first game that came there; 0: a kept line did' }),
  line: orNull(
    closedObject({
      setup: object,
      entries: Type.Array(object),
      forced: Type.Boolean({ description: 'A cheat is in it: no game comes there by its rules alone' }),
    }),
    { description: 'The shortest game found, or a forced position: `replay` takes it up' },
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
