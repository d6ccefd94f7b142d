import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Content, Documents, RuleSystem } from '#engine/kernel/contract/system.ts';
import type { Probe } from '#engine/kernel/language/block.ts';
import type { LogEntry } from '#engine/kernel/naming/naming.ts';
import { seatOfOne } from '#engine/kernel/session/seats-asked.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { random } from '#engine/players/random.ts';
import { faultOf, type PlayFault } from './fault.ts';
import { seeker } from './seeker.ts';

export interface CoverTry {
  readonly setup: JsonObject;
  readonly player: 'seeker' | 'random';
  readonly seed: number;
  /** Target node; default: the bot plays normally. */
  readonly towards?: string;
}
export interface Covered {
  readonly ran: readonly { readonly path: string; readonly at: number }[];
  readonly log: readonly LogEntry[];
  readonly fault: PlayFault | null;
}

const mostAnswers = 4000;

export class CoverGames {
  private readonly system: RuleSystem;
  private readonly content: Content;
  private readonly ran = new Map<string, number>();
  private known = new Set<string>();
  private game: Session | null = null;
  private isThinking = false;

  constructor(system: RuleSystem, documents: Documents) {
    this.system = system;
    this.content = system.compile(documents, system.language, this.probe);
  }

  private readonly probe: Probe = {
    ran: (path) => {
      // Nodes evaluated by a thinking bot do not count
      if (this.isThinking || this.known.has(path)) return;
      this.known.add(path);
      this.ran.set(path, this.game?.decisions ?? 0);
    },
  };

  play({ setup, player, seed, towards }: CoverTry, before: ReadonlySet<string>): Covered {
    this.ran.clear();
    this.known = new Set(before);
    this.game = null;
    this.isThinking = false;
    let fault: Covered['fault'] = null;
    const wanted = towards === undefined ? new Map<string, number>() : prefixesOf(towards);
    const program = player === 'random' ? random(seed) : seeker(wanted, seed);
    try {
      const session = Session.open(this.system, this.content, setup);
      this.game = session;
      while (session.decision !== null && session.decisions < mostAnswers) {
        this.isThinking = true;
        const option = program.choose(session, seatOfOne(session));
        this.isThinking = false;
        session.choose(option);
      }
    } catch (error) {
      fault = faultOf(error);
    }
    const ran = [...this.ran].map(([path, at]) => ({ path, at }));
    const needed = Math.max(0, ...ran.map(({ at }) => at));
    return { ran, log: this.game?.entries.slice(0, needed) ?? [], fault };
  }
}

function prefixesOf(path: string): ReadonlyMap<string, number> {
  const parts = path.split('/');
  const wanted = new Map(parts.filter((part) => !/^\d+$/.test(part)).map((part) => [part, 1 / 2] as const));
  for (let upTo = 1; upTo <= parts.length; upTo++) wanted.set(parts.slice(0, upTo).join('/'), upTo);
  return wanted;
}
