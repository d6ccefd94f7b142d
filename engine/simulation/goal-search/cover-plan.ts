import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Content, RuleSystem } from '#engine/kernel/contract/system.ts';
import type { LogEntry } from '#engine/kernel/naming/naming.ts';
import type { LocatedNode } from '../node-coverage.ts';
import type { Covered, CoverTry } from './cover.ts';
import type { PlayFault } from './fault.ts';
import { type FixedSetup, setupsFor } from './setups.ts';

const inRound = 16;
/** Games in any set-ups before single nodes are targeted. */
const atFirst = 480;

/** Where a node first ran: index of the game, number of answers. */
export interface ReachedNode {
  readonly path: string;
  readonly line: number;
  readonly at: number;
}
export interface CoverLine {
  readonly setup: JsonObject;
  readonly log: readonly LogEntry[];
}

/** First varied set-ups, then for each missing node suitable set-ups and a seeker, least tried first. */
export class CoverPlan {
  readonly nodes: readonly LocatedNode[];
  readonly reached = new Map<string, ReachedNode>();
  readonly lines: CoverLine[] = [];
  readonly tries = new Map<string, number>();
  /** First game stuck because of the content; ends the plan. */
  fault: (PlayFault & { readonly seed: number }) | null = null;
  played = 0;
  private readonly system: RuleSystem;
  private readonly content: Content;
  private readonly seed: number;
  readonly games: number;
  private readonly settled: FixedSetup;
  private readonly any: readonly JsonObject[];
  private readonly setups = new Map<string, readonly JsonObject[]>();
  private asked: readonly CoverTry[] = [];

  constructor(
    {
      system,
      content,
      nodes,
      settled = { choices: {} },
    }: {
      readonly system: RuleSystem;
      readonly content: Content;
      readonly nodes: readonly LocatedNode[];
      readonly settled?: FixedSetup;
    },
    seed: number,
    games: number,
  ) {
    this.system = system;
    this.content = content;
    this.nodes = nodes;
    this.seed = seed;
    this.games = games;
    this.settled = settled;
    this.any = setupsFor(system, content, { goal: { kind: 'event', event: '' }, settled });
    for (const setup of this.any) system.readSetup(content, setup);
  }

  get missing(): readonly LocatedNode[] {
    return this.nodes.filter(({ path }) => !this.reached.has(path));
  }

  round(): readonly CoverTry[] {
    const count = Math.min(inRound, this.games - this.played);
    const { missing } = this;
    if (count <= 0 || missing.length === 0 || this.fault !== null) return [];
    this.asked = this.played < atFirst ? this.anyGames(count) : this.wantedGames(missing, count);
    return this.asked;
  }

  take(covered: readonly Covered[]): void {
    for (const [i, { ran, log, fault }] of covered.entries()) {
      this.played++;
      if (fault !== null) {
        this.fault = { ...fault, seed: (this.asked[i] as CoverTry).seed };
        return;
      }
      const fresh = ran.filter(({ path }) => !this.reached.has(path));
      if (fresh.length === 0) continue;
      const needed = Math.max(...fresh.map(({ at }) => at));
      for (const { path, at } of fresh) this.reached.set(path, { path, at, line: this.lines.length });
      this.lines.push({ setup: (this.asked[i] as CoverTry).setup, log: log.slice(0, needed) });
    }
  }

  private anyGames(count: number): readonly CoverTry[] {
    return Array.from({ length: count }, (_, i) => {
      const at = this.played + i;
      const seed = this.seed + at;
      const setup = this.any[at % this.any.length] as JsonObject;
      return { setup: { ...setup, seed }, player: at % 3 === 2 ? 'random' : 'seeker', seed };
    });
  }

  private wantedGames(missing: readonly LocatedNode[], count: number): readonly CoverTry[] {
    const least = [...missing].sort((a, b) => this.triesOf(a) - this.triesOf(b));
    return Array.from({ length: count }, (_, i) => {
      const { path } = least[i % least.length] as LocatedNode;
      const tries = this.tries.get(path) ?? 0;
      this.tries.set(path, tries + 1);
      const seed = this.seed + this.played + i;
      const setups = this.setupsOf(path);
      const setup = setups[tries % setups.length] as JsonObject;
      return { setup: { ...setup, seed }, player: tries % 4 === 3 ? 'random' : 'seeker', seed, towards: path };
    });
  }

  private triesOf({ path }: LocatedNode): number {
    return this.tries.get(path) ?? 0;
  }

  private setupsOf(path: string): readonly JsonObject[] {
    const key = path.split('/').slice(0, 2).join('/');
    const known = this.setups.get(key);
    if (known !== undefined) return known;
    const goal = { kind: 'node', of: path, paths: [path] } as const;
    const found = setupsFor(this.system, this.content, { goal, settled: this.settled });
    this.setups.set(key, found);
    return found;
  }
}
