import type { Content, Documents, RuleSystem } from '#engine/kernel/contract/system.ts';
import type { Probe } from '#engine/kernel/language/block.ts';
import type { PlayObserver } from '#engine/kernel/observers/observer.ts';
import type { ChangeRecord } from '#engine/kernel/procedures/next.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import { HeardDesigns } from '../heard-designs.ts';
import { type Goal, ownerOf } from './goal.ts';
import { type Nearness, nearnessOf } from './nearness.ts';
import { stepsTo } from './story-way.ts';

export interface Nearest {
  readonly at: number;
  /** From 0 (reached) to 1. */
  readonly distance: number;
  /** Judged quality of the position; breaks ties. */
  readonly position: number;
}

/** Watches games on its content for a goal, one at a time. */
export class GoalWatcher {
  readonly goal: Goal;
  readonly content: Content;
  /** Designs that lead to the goal, with the number of scenes between. */
  readonly ahead: ReadonlyMap<string, number>;
  /** Names in answers that lead to the goal, with weights. */
  readonly wanted: ReadonlyMap<string, number>;
  private readonly system: RuleSystem;
  private readonly near: Nearness | null;
  private readonly paths: ReadonlySet<string>;
  private readonly designs: HeardDesigns;
  private readonly seen = new Set<string>();
  private deepest = 0;
  private isThere = false;
  private isAside = false;
  private game: Session | null = null;

  constructor(system: RuleSystem, documents: Documents, goal: Goal) {
    this.system = system;
    this.designs = new HeardDesigns(system);
    this.goal = goal;
    this.paths = new Set(goal.kind === 'node' ? goal.paths : []);
    this.near = goal.kind === 'when' ? nearnessOf(system.language, goal.condition) : null;
    this.content = system.compile(documents, system.language, goal.kind === 'node' ? this.probe : null);
    this.ahead =
      goal.kind === 'when' || goal.kind === 'event'
        ? new Map()
        : stepsTo(system, documents, goal.kind === 'end' ? goal.result : ownerOf(goal));
    this.wanted = wantedNames(goal, this.ahead);
  }

  private readonly probe: Probe = {
    ran: (path) => {
      if (this.isAside) return;
      if (this.paths.has(path)) this.isThere = true;
      else this.goDeeper(path);
    },
  };

  readonly watch: PlayObserver = {
    entry: () => undefined,
    step: () => undefined,
    entering: () => undefined,
    happened: (record) => this.hear(record),
  };

  private goDeeper(path: string): void {
    if (this.goal.kind === 'node') this.deepest = Math.max(this.deepest, sharedParts(path, this.goal.of));
  }

  /** Runs a bot's thinking, which must not count as play. */
  aside<T>(think: () => T): T {
    this.isAside = true;
    try {
      return think();
    } finally {
      this.isAside = false;
    }
  }

  begin(): void {
    this.seen.clear();
    // Things recorded by an aborted game belong to its table
    this.designs.forget();
    this.ofKind.length = 0;
    this.deepest = 0;
    this.isThere = false;
    this.game = null;
  }

  isReached(session: Session): boolean {
    this.game = session;
    this.named();
    if (this.goal.kind === 'end' && session.result === this.goal.result) return true;
    return this.isThere || this.near?.(session.game) === 0;
  }

  /** From 0 to 1; past events keep counting. */
  distance(session: Session): number {
    if (this.isReached(session)) return 0;
    if (this.near !== null) return this.near(session.game);
    if (this.goal.kind === 'event') return 1;
    const most = Math.max(0, ...this.ahead.values()) + 1;
    const steps = Math.min(most, ...[...this.seen].map((design) => this.ahead.get(design) ?? most));
    if (steps > 0) return 0.5 + (0.5 * steps) / most;
    const parts = this.goal.kind === 'node' ? this.goal.of.split('/').length : 1;
    return 0.5 * (1 - this.deepest / parts);
  }

  /** Story designs seen, nearest to the goal first. */
  reached(): readonly string[] {
    const found = [...this.seen].filter((design) => this.ahead.has(design));
    return found.sort((a, b) => (this.ahead.get(a) as number) - (this.ahead.get(b) as number));
  }

  /** Events of the kind that the goal asks for with a word. */
  private readonly ofKind: ChangeRecord[] = [];

  private hear(record: ChangeRecord): void {
    const { goal } = this;
    if ((record.status ?? 'applied') !== 'applied') return;
    if (goal.kind === 'event') this.hearEvent(goal.event, record);
    if (this.ahead.size > 0) this.designs.hear(record);
  }

  private hearEvent(event: string, record: ChangeRecord): void {
    const [kind, word] = event.split('/');
    if (record.kind !== kind) return;
    if (word === undefined) this.isThere = true;
    else this.ofKind.push(record);
  }

  /** Names are known once the game is. */
  private named(): void {
    if (this.game === null) return;
    const { names } = this.system;
    const { game } = this.game;
    const word = this.goal.kind === 'event' ? this.goal.event.split('/')[1] : undefined;
    for (const record of this.ofKind.splice(0))
      this.isThere ||= Object.entries(record).some(
        ([field, value]) => typeof value === 'number' && names.name(game, field, value) === word,
      );
    for (const design of this.designs.take(this.game)) {
      this.seen.add(design);
      if (this.goal.kind === 'design' && design === this.goal.id) this.isThere = true;
    }
  }
}

function sharedParts(one: string, other: string): number {
  const [a, b] = [one.split('/'), other.split('/')];
  const differs = b.findIndex((part, at) => part !== a[at]);
  return differs === -1 ? b.length : differs;
}

/** Longer prefixes of a node path weigh more; so do nearer scenes. */
function wantedNames(goal: Goal, ahead: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const wanted = new Map([...ahead].map(([design, steps]) => [design, 1 / (1 + steps)] as const));
  if (goal.kind !== 'node') return wanted;
  const parts = goal.of.split('/');
  for (const part of parts) if (!/^\d+$/.test(part)) wanted.set(part, Math.max(wanted.get(part) ?? 0, 1 / 2));
  for (let upTo = 1; upTo <= parts.length; upTo++) wanted.set(parts.slice(0, upTo).join('/'), upTo);
  return wanted;
}
