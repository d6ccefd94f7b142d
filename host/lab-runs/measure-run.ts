import type { LabQuestion, LabResults, LabState } from '#api/studio/lab-calls.ts';
import type { Playable } from '#authoring/project/play/playable.ts';
import { anyTimeInterval } from '#engine/simulation/comparison/any-time-interval.ts';
import { PairedDifferences } from '#engine/simulation/comparison/paired-differences.ts';
import { winsIn } from '#engine/simulation/comparison/paired-games.ts';
import type { GameSummary } from '#engine/simulation/game-line.ts';
import type { HowGamesArePlayed } from '../lab/games-pool.ts';
import { type BalanceSoFar, balance } from '../simulation/balance.ts';
import { balanceAgainst } from '../simulation/balance-against.ts';
import { listed, type WhatToBalance } from '../simulation/balance-jobs.ts';
import type { Unplayed } from '../simulation/refused-games.ts';

/** `former`: null, it is compared with nothing. */
export interface MeasuredVersions {
  readonly playable: Playable;
  readonly former: Playable | null;
}

/** `report` null: the versions have no games in common. */
type Measured = { readonly report: LabResults['report'] | null } | Unplayed;

/** Most points of a curve. */
const POINTS = 200;

/** Plays what a question asks. `heard` is called for each game, with what is known until then. Throws as `playGames`. */
export async function measureRun(
  { playable, former }: MeasuredVersions,
  question: LabQuestion,
  how: HowGamesArePlayed,
  heard: (counts: RunCounts, most: number) => void,
): Promise<{ readonly measured: Measured; readonly counts: RunCounts }> {
  const what = whatOf(question);
  const counts = new RunCounts(playable, question.games);
  const take = (soFar: BalanceSoFar): void => {
    counts.add(soFar);
    heard(counts, soFar.most);
  };
  const measured =
    former === null
      ? await balance({ playable }, what, how, take)
      : await balanceAgainst({ before: former, after: playable }, what, how, take);
  return { measured, counts };
}

export function whatOf({ choices, seats, program, games }: LabQuestion): WhatToBalance {
  return {
    ...{ seeds: { from: 1, to: games }, bots: [program], choices: listed(choices) },
    players: { from: seats, to: seats },
  };
}

interface Length {
  readonly rounds: number;
  games: number;
  won: number;
  lost: number;
}

/** What a run has shown until now, besides the report. */
export class RunCounts {
  games = 0;
  /** Lost together, by seed. */
  readonly lost: number[] = [];
  private readonly lengths = new Map<number, Length>();
  private readonly course: LabResults['course'][number][] = [];
  private readonly watched = new PairedDifferences();
  private readonly every: number;
  private readonly names: Pick<LabResults, 'results' | 'events'>;
  private report: () => LabResults['report'] = () => {
    throw new Error('no game was played');
  };

  constructor({ system }: Playable, most: number) {
    this.every = Math.ceil(most / POINTS);
    this.names = { results: { ...system.words.results }, events: { ...system.talliedNames } };
  }

  add({ game, former, report }: BalanceSoFar): void {
    this.games++;
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

  /** `closest`: see `closestGame`. */
  results(closest: LabResults['closest'] = null): LabResults {
    return {
      ...{ report: this.report(), ...this.names, course: [...this.course], closest },
      lengths: [...this.lengths.values()].sort((a, b) => a.rounds - b.rounds).map((one) => ({ ...one })),
    };
  }
}

/** Running games, as the desk shows them. */
export function runningState(done: number, of: number, milliseconds: number): LabState {
  const seconds = milliseconds < 2000 || done === 0 ? null : Math.ceil(((milliseconds / done) * (of - done)) / 1000);
  return { state: 'running', done, of, seconds };
}
