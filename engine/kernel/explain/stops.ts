import type { Json, JsonObject } from '../basics/json.ts';
import type { Probe, Scope } from '../language/block.ts';
import type { Node } from '../language/field.ts';
import type { Until } from '../procedures/machine.ts';
import { listIn, type Stack } from '../procedures/stack.ts';
import { nameEvent } from '../session/naming.ts';
import type { Session } from '../session/session.ts';
import { effectAt, type NodeValue, valuesIn } from './node-values.ts';

/** How far a game that stands at an effect goes on: to the next breakpoint, to the next effect, past it, or out of its list. */
export type Pace = 'go' | 'step' | 'over' | 'out';

/** An effect of the content that is about to run, and what it knows. */
export interface Stop {
  readonly path: string;
  readonly node: Node;
  /** What its text stands on; whose it is; what it is aimed at. */
  readonly source: Json;
  readonly self: Json;
  readonly target: Json;
  /** What `choose`, `each` and `remember` have bound. */
  readonly names: JsonObject;
  /** The change it answers. */
  readonly about: JsonObject | null;
  /** The effects that run, from the outermost; the last is this one. */
  readonly running: readonly string[];
  /** What the nodes inside come to now. */
  readonly values: readonly NodeValue[];
}

/** Keeps what nodes came to. */
export class Recorder implements Probe {
  readonly values = new Map<string, unknown>();
  readonly ran = (path: string, _: unknown, result: unknown): void => {
    this.values.set(path, result);
  };
}

/** Where a game stands still: at one of the paths, or as near as `pace` says to where it stands now. */
export function untilStop(session: Session, paths: ReadonlySet<string>, pace: Pace = 'go'): Until {
  const most = deepest(session, pace);
  return (stack) => {
    const path = nextEffect(session, stack);
    return path !== null && (paths.has(path) || listsOn(stack) <= most);
  };
}

/** Within how many lists of effects it stands still at any. */
function deepest(session: Session, pace: Pace): number {
  if (pace === 'go') return 0;
  if (pace === 'step') return Number.POSITIVE_INFINITY;
  return listsOn(session.stack) - (pace === 'out' ? 1 : 0);
}

/** The effect that a game which stands still is about to run; null when it does not stand at one. */
export function stopOf(session: Session, recorder: Recorder): Stop | null {
  if (!session.isStopped) return null;
  const { game, stack, system } = session;
  const path = nextEffect(session, stack);
  const effect = path === null ? undefined : effectAt(game, path);
  if (effect === undefined) return null;
  const scope = stack.top?.my as unknown as Scope;
  const name = (thing: number): Json => (thing < 0 ? null : (system.names.name(game, 'target', thing) ?? null));
  // Looking whether it would change anything looks at all its fields, and writes nothing.
  recorder.values.clear();
  effect.canChange(game, scope);
  return {
    path: effect.path,
    node: effect.node,
    source: name(scope.source),
    self: name(scope.self),
    target: name(scope.target),
    names: Object.fromEntries(
      Object.entries(scope.names).map(([bound, value]) => [bound, typeof value === 'number' ? value : value.map(name)]),
    ),
    about: scope.record === null ? null : nameEvent(system.names, game, scope.record),
    running: stack.effects(),
    values: valuesIn(session, effect, recorder.values),
  };
}

/** The effect that is done next; null when something else is. */
function nextEffect({ game }: Session, { top }: Stack): string | null {
  if (top === undefined || top.queue.length > 0) return null;
  const list = listIn(top);
  return list === undefined ? null : (game.block(list.block)?.effects[list.at]?.path ?? null);
}

/** How many lists of effects run. */
function listsOn({ frames }: Stack): number {
  return frames.filter(({ procedure: { header } }) => header.block && header.at).length;
}
