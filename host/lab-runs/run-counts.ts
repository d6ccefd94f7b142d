import type { LabBalance } from '#api/studio/lab-calls.ts';
import type { Playable } from '#authoring/project/play/playable.ts';
import { anyTimeInterval } from '#engine/simulation/comparison/any-time-interval.ts';
import { PairedDifferences } from '#engine/simulation/comparison/paired-differences.ts';
import { winsIn } from '#engine/simulation/comparison/paired-games.ts';
import type { GameSummary } from '#engine/simulation/game-line.ts';
import type { BalanceSoFar } from '../simulation/balance.ts';

/** Most points of a curve. */
const POINTS = 200;

interface Length {
  readonly rounds: number;
  games: number;
  won: number;
  lost: number;
}

/** Results of a run so far, in addition to the report. */
export class RunCounts {
  games = 0;
  /** Lost together, by seed. */
  readonly lost: number[] = [];
  /** Which effects ran, by game. */
  readonly ran: Pick<GameSummary, 'ran'>[] = [];
  private readonly lengths = new Map<number, Length>();
  private readonly course: LabBalance['course'][number][] = [];
  private readonly watched = new PairedDifferences();
  private readonly every: number;
  private readonly names: Pick<LabBalance, 'results' | 'events'>;
  private report: () => LabBalance['report'] = () => {
    throw new Error('no game was played');
  };

  constructor({ system }: Playable, most: number) {
    this.every = Math.ceil(most / POINTS);
    this.names = { results: { ...system.words.results }, events: { ...system.talliedNames } };
  }

  add({ game, former, report }: BalanceSoFar): void {
    this.games++;
    this.ran.push(game.ran === undefined ? {} : { ran: game.ran });
    this.report = report;
    const length = this.lengths.get(game.rounds) ?? { rounds: game.rounds, games: 0, won: 0, lost: 0 };
    this.lengths.set(game.rounds, length);
    length.games++;
    if (game.won === true) length.won++;
    if (game.won === false) {
      length.lost++;
      if (game.unended === undefined) this.lost.push(game.seed);
    }
    this.follow(game, former);
  }

  private follow(game: GameSummary, former: GameSummary | null): void {
    const value = winsIn(game).get('wins');
    if (value === undefined) return;
    this.watched.add(former === null ? 0 : (winsIn(former).get('wins') ?? 0), value);
    if (this.games % this.every !== 0) return;
    const { difference } = this.watched;
    const [low, high] = anyTimeInterval(difference);
    const least = former === null ? 0 : -1;
    this.course.push({ games: this.games, value: difference.mean, low: Math.max(least, low), high });
  }

  /** At the end with the closest defeat and the effects. */
  results(last: Pick<LabBalance, 'closest' | 'effects'> = { closest: null, effects: null }): LabBalance {
    return {
      ...{ kind: 'balance', report: this.report(), ...this.names, course: [...this.course], ...last },
      lengths: [...this.lengths.values()].sort((a, b) => a.rounds - b.rounds).map((one) => ({ ...one })),
    };
  }
}
