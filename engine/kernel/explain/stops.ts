import type { Json, JsonObject } from '../basics/json.ts';
import type { RuleSystem } from '../contract/system.ts';
import type { Block, CompiledEffect, Probe, Scope } from '../language/block.ts';
import { Compiler, nobody } from '../language/compile.ts';
import type { Node, Value } from '../language/field.ts';
import type { Until } from '../machine/machine.ts';
import { nameEvent } from '../naming/naming.ts';
import type { ChangeRecord } from '../procedures/next.ts';
import { type Frame, listIn, type Stack } from '../procedures/stack.ts';
import type { Session } from '../session/session.ts';
import { effectAt, type NodeValue, valuesIn } from './node-values.ts';

/** How far a game that stands at an effect goes on: to the next breakpoint, to the next effect, past it, or out of its list. */
export type Pace = 'go' | 'step' | 'over' | 'out';

/** Before which effect, or after which kind of event, a game is to stand still: always, or when a condition holds there. */
export type Breakpoint = { readonly path: string; readonly if?: Node } | { readonly event: string; readonly if?: Node };

/** Where a game stands still: before an effect of the content that is about to run, or after an event. */
export interface Stop {
  /** The effect; after an event the one that runs, null when only rules of the book do. */
  readonly path: string | null;
  readonly node: Node | null;
  /** What its text stands on; whose it is; what it is aimed at. */
  readonly source: Json;
  readonly self: Json;
  readonly target: Json;
  /** What `choose`, `each` and `remember` have bound. */
  readonly names: JsonObject;
  /** The change it answers. */
  readonly about: JsonObject | null;
  /** The event that was waited for, by its place among all. */
  readonly event: number | null;
  /** The effects that run, from the outermost; before an effect the last is this one. */
  readonly running: readonly string[];
  /** What the nodes inside come to now. */
  readonly values: readonly NodeValue[];
}

/** Keeps what nodes came to. */
class Recorder implements Probe {
  readonly values = new Map<string, unknown>();
  readonly ran = (path: string, _: unknown, result: unknown): void => {
    this.values.set(path, result);
  };
}

type Condition = Value<boolean> | null;

/** Where a game is to stand still, made ready: nothing is looked at that no breakpoint asks about. */
export class Breakpoints {
  private readonly effects = new Map<string, Condition>();
  private readonly kinds = new Map<string, Condition>();
  /** How many events have been looked at. */
  private heard: number;
  /** The event after which it stands; null: it does not. */
  private met: number | null;

  /** `heard`: how many events there were before; `met`: the event after which the game stands already. */
  constructor(
    { language }: RuleSystem,
    points: readonly Breakpoint[],
    { heard, met = null }: { readonly heard: number; readonly met?: number | null },
  ) {
    this.heard = heard;
    this.met = met;
    const compiler = new Compiler(language);
    for (const point of points) {
      const condition = point.if === undefined ? null : compiler.condition(point.if, 'if');
      if ('path' in point) this.effects.set(point.path, condition);
      else this.kinds.set(point.event, condition);
    }
  }

  /** Where a game stands still: at one of them, or as near as `pace` says to where it stands now. */
  until(session: Session, pace: Pace = 'go'): Until {
    const most = deepest(session, pace);
    return (stack) => {
      this.met = this.kinds.size === 0 ? null : this.meets(session);
      if (this.met !== null) return true;
      const path = nextEffect(session, stack);
      if (path === null) return false;
      if (listsOn(stack) <= most) return true;
      const condition = this.effects.get(path);
      return condition !== undefined && holds(condition, session, scopeOn(stack));
    };
  }

  /** The event after which it stands; null: it does not. */
  get standsAfter(): number | null {
    return this.met;
  }

  /** The first event that somebody waits for, of those that nobody has looked at. */
  private meets(session: Session): number | null {
    const from = Math.min(this.heard, session.eventCount);
    this.heard = session.eventCount;
    for (const [i, record] of session.history.recordsFrom(from).entries()) {
      const condition = this.kinds.get(record.kind);
      if (condition === undefined || (record.status ?? 'applied') !== 'applied') continue;
      if (holds(condition, session, scopeOf(record))) return from + i;
    }
    return null;
  }

  /** Where the game stands; null when it does not stand still. */
  stopOf(session: Session): Stop | null {
    if (!session.isStopped) return null;
    return this.met === null ? beforeEffect(session) : afterEvent(session, this.met);
  }
}

/** What cannot be looked at there does not hold: a name that nothing has bound. */
function holds(condition: Condition, { game }: Session, scope: Scope): boolean {
  if (condition === null) return true;
  try {
    return condition(game, scope);
  } catch {
    return false;
  }
}

/** Of an event: whose it is stands in its record. */
const scopeOf = (record: ChangeRecord): Scope => ({
  ...nobody,
  self: (record['by'] as number | undefined) ?? (record['target'] as number | undefined) ?? -1,
  target: (record['target'] as number | undefined) ?? -1,
  record,
});
const scopeOn = ({ top }: Stack): Scope => top?.my as unknown as Scope;

/** Within how many lists of effects it stands still at any. */
function deepest(session: Session, pace: Pace): number {
  if (pace === 'go') return 0;
  if (pace === 'step') return Number.POSITIVE_INFINITY;
  return listsOn(session.running.stack) - (pace === 'out' ? 1 : 0);
}

function beforeEffect(session: Session): Stop | null {
  const {
    game,
    running: { stack },
  } = session;
  const path = nextEffect(session, stack);
  const effect = path === null ? undefined : effectAt(game, path);
  if (effect === undefined) return null;
  const scope = scopeOn(stack);
  return {
    path: effect.path,
    node: effect.node,
    ...known(session, scope),
    about: scope.record === null ? null : nameEvent(session.system.names, game, scope.record),
    event: null,
    running: stack.effects(),
    values: valuesIn(session, effect, looked(session, effect, scope)),
  };
}

function afterEvent(session: Session, event: number): Stop {
  const {
    game,
    running: { stack },
  } = session;
  const path = stack.effect()?.path ?? null;
  const frame = stack.frames.findLast((one: Frame) => listIn(one) !== undefined);
  return {
    path,
    node: (path === null ? undefined : effectAt(game, path)?.node) ?? null,
    ...known(session, (frame?.my as unknown as Scope | undefined) ?? nobody),
    about: session.eventsFrom(event)[0] ?? null,
    event,
    running: stack.effects(),
    values: [],
  };
}

/** What an effect knows, in names. */
function known({ game, system }: Session, scope: Scope): Pick<Stop, 'source' | 'self' | 'target' | 'names'> {
  const name = (thing: number): Json => (thing < 0 ? null : (system.names.name(game, 'target', thing) ?? null));
  return {
    source: name(scope.source),
    self: name(scope.self),
    target: name(scope.target),
    names: Object.fromEntries(
      Object.entries(scope.names).map(([bound, value]) => [bound, typeof value === 'number' ? value : value.map(name)]),
    ),
  };
}

/**
 * What the nodes in an effect come to now. It is compiled once more, with a recorder in it: so a game that is to stand
 * still somewhere runs as fast as one that is not. Looking whether it would change anything looks at all its fields, and
 * writes nothing.
 */
function looked({ game, system }: Session, { path }: CompiledEffect, scope: Scope): ReadonlyMap<string, unknown> {
  const recorder = new Recorder();
  const compiler = new Compiler(system.language, recorder);
  const cut = path.lastIndexOf('/');
  const list = path.slice(0, cut);
  const written = game.block(list)?.effects.map(({ node }) => node) ?? [];
  compiler.block(written, list);
  const block = compiler.blocks.get(list) as Block;
  block.effects[Number(path.slice(cut + 1))]?.canChange(game, scope);
  return recorder.values;
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
