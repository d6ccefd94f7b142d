import type { GameSummary } from '../game-line.ts';
import { type Difference, PairedDifferences } from './paired-differences.ts';
import { type ComparedHappening, PairedHappenings } from './paired-happenings.ts';
import { sequentialVerdict, type Verdict } from './sequential-verdict.ts';

export interface ComparedFigure {
  /** `wins`, `seat/1`, `role/ID`: how often they won. */
  readonly figure: string;
  readonly difference: Difference;
  readonly before: number;
  readonly after: number;
  /** The first that was reached. */
  readonly verdict: Verdict;
}

/** Games of one kind before and after a change, in pairs of equal seeds. */
export class PairedGames {
  private readonly figures = new Map<string, Counted>();
  private readonly roundsOf = new PairedDifferences();
  private readonly happened = new PairedHappenings();
  /** The greatest difference of rounds. */
  private roundsApart = 1;
  private identicalGames = 0;
  private pairsAdded = 0;

  add(before: GameSummary, after: GameSummary): void {
    this.pairsAdded++;
    if (before.logHash === after.logHash) this.identicalGames++;
    this.roundsOf.add(before.rounds, after.rounds);
    this.roundsApart = Math.max(this.roundsApart, Math.abs(after.rounds - before.rounds));
    this.happened.add(before, after);
    const [old, now] = [winsIn(before), winsIn(after)];
    for (const figure of new Set([...old.keys(), ...now.keys()])) {
      const counted = this.figures.get(figure) ?? new Counted();
      this.figures.set(figure, counted);
      // A role that a game did not have did not win it.
      counted.add(old.get(figure) ?? 0, now.get(figure) ?? 0);
    }
  }

  get pairs(): number {
    return this.pairsAdded;
  }
  /** Pairs with equal logs. */
  get identical(): number {
    return this.identicalGames;
  }
  get rounds(): { readonly difference: Difference; readonly within: number } {
    return { difference: this.roundsOf.difference, within: this.roundsApart };
  }
  /** Ends of games, and what was done with cards. */
  get happenings(): readonly ComparedHappening[] {
    return this.happened.list();
  }
  get isDecided(): boolean {
    return this.pairs > 0 && [...this.figures.values()].every(({ verdict }) => verdict !== 'undecided');
  }

  list(): readonly ComparedFigure[] {
    return [...this.figures].map(([figure, { before, after, verdict, difference }]) => ({
      ...{ figure, difference, verdict },
      ...{ before: before / difference.pairs, after: after / difference.pairs },
    }));
  }
}

class Counted {
  verdict: Verdict = 'undecided';
  before = 0;
  after = 0;
  private readonly differences = new PairedDifferences();

  add(before: number, after: number): void {
    this.before += before;
    this.after += after;
    this.differences.add(before, after);
    if (this.verdict === 'undecided') this.verdict = sequentialVerdict(this.difference);
  }

  get difference(): Difference {
    return this.differences.difference;
  }
}

/** Between 0 and 1 for each figure. Cooperating players have one; others one a seat and one a role. */
export function winsIn({ won, seats }: GameSummary): ReadonlyMap<string, number> {
  if (won !== null) return new Map([['wins', Number(won)]]);
  const wins = new Map<string, number>();
  for (const [seat, { win, roles }] of seats.entries()) {
    wins.set(`seat/${seat + 1}`, win);
    for (const role of roles) wins.set(`role/${role}`, Math.max(win, wins.get(`role/${role}`) ?? 0));
  }
  return wins;
}
