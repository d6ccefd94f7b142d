import { performance } from 'node:perf_hooks';
import type { Unplayed } from '#host/simulation/refused-games.ts';
import { fault } from '../arguments/argument-faults.ts';
import type { CommandContext, ExitCode } from '../arguments/command.ts';
import { reportFailure } from './tell-problems.ts';

const secondsBetween = 2;

/** Prints progress to stderr from time to time. */
export class Progress {
  private done = 0;
  private games: number;
  private readonly context: CommandContext;
  private said = performance.now();

  constructor(context: CommandContext, games = 0) {
    this.context = context;
    this.games = games;
  }

  step(games: number): void {
    this.games = games;
    // Games may be played again
    this.done = Math.min(this.done + 1, games);
    if (performance.now() - this.said < secondsBetween * 1000) return;
    this.said = performance.now();
    this.context.err(`${this.done}/${this.games}\n`);
  }

  at(done: number, games: number): void {
    this.done = done - 1;
    this.step(games);
  }

  end(unplayed: Unplayed): ExitCode {
    if ('refused' in unplayed) return reportFailure(this.context, unplayed.refused);
    const { done, games } = this;
    reportFailure(this.context, fault('stoppedEarly', { done, games }));
    return 130;
  }
}
