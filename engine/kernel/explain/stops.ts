import type { Json, JsonObject } from '../basics/json.ts';
import type { RuleSystem } from '../contract/system.ts';
import type { Block, CompiledEffect, Probe, Scope } from '../language/block.ts';
import { Compiler, emptyScope } from '../language/compile.ts';
import type { CompiledValue, Node } from '../language/field.ts';
import type { Until } from '../machine/machine.ts';
import { nameEvent } from '../naming/naming.ts';
import type { ChangeRecord } from '../procedures/next.ts';
import { type Frame, listIn, type Stack } from '../procedures/stack.ts';
import type { Session } from '../session/session.ts';
import { effectAt, type NodeValue, valuesIn } from './node-values.ts';

/** Debugger stepping: continue, step into, step over, step out. */
export type StepMode = 'go' | 'step' | 'over' | 'out';

/** Stops before an effect, or after events of a kind; optionally under a condition. */
export type Breakpoint = { readonly path: string; readonly if?: Node } | { readonly event: string; readonly if?: Node };

/** Where the game is stopped: before an effect, or after an event. */
export interface Stop {
  /** The effect; after an event the running one, null if only rules run. */
  readonly path: string | null;
  readonly node: Node | null;
  /** Source, owner and target of the effect. */
  readonly source: Json;
  readonly self: Json;
  readonly target: Json;
  readonly names: JsonObject;
  readonly about: JsonObject | null;
  /** Index of the event stopped after. */
  readonly event: number | null;
  /** Running effects, outermost first. */
  readonly running: readonly string[];
  readonly values: readonly NodeValue[];
}

class Recorder implements Probe {
  readonly values = new Map<string, unknown>();
  readonly ran = (path: string, _: unknown, result: unknown): void => {
    this.values.set(path, result);
  };
}

type Condition = CompiledValue<boolean> | null;

export class Breakpoints {
  private readonly effects = new Map<string, Condition>();
  private readonly kinds = new Map<string, Condition>();
  private heard: number;
  /** The event stopped after; null: none. */
  private met: number | null;

  /** `heard`: events so far; `met`: the event at which the game is stopped already. */
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

  until(session: Session, pace: StepMode = 'go'): Until {
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

  get standsAfter(): number | null {
    return this.met;
  }

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

  /** Null if the game is not stopped. */
  stopOf(session: Session): Stop | null {
    if (!session.isStopped) return null;
    return this.met === null ? beforeEffect(session) : afterEvent(session, this.met);
  }
}

/** A condition that cannot be evaluated, e.g. for an unbound name, does not hold. */
function holds(condition: Condition, { game }: Session, scope: Scope): boolean {
  if (condition === null) return true;
  try {
    return condition(game, scope);
  } catch {
    return false;
  }
}

const scopeOf = (record: ChangeRecord): Scope => ({
  ...emptyScope,
  self: (record['by'] as number | undefined) ?? (record['target'] as number | undefined) ?? -1,
  target: (record['target'] as number | undefined) ?? -1,
  record,
});
const scopeOn = ({ top }: Stack): Scope => top?.my as unknown as Scope;

function deepest(session: Session, pace: StepMode): number {
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
    ...known(session, (frame?.my as unknown as Scope | undefined) ?? emptyScope),
    about: session.eventsFrom(event)[0] ?? null,
    event,
    running: stack.effects(),
    values: [],
  };
}

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
 * Compiled again with a recorder, so that normal play is not slowed; `canChange` reads all fields and writes nothing.
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

function nextEffect({ game }: Session, { top }: Stack): string | null {
  if (top === undefined || top.queue.length > 0) return null;
  const list = listIn(top);
  return list === undefined ? null : (game.block(list.block)?.effects[list.at]?.path ?? null);
}

function listsOn({ frames }: Stack): number {
  return frames.filter(({ procedure: { header } }) => header.block && header.at).length;
}
