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
  private readonly door: CommandContext;
  private said = performance.now();

  constructor(door: CommandContext, games = 0) {
    this.door = door;
    this.games = games;
  }

  step(games: number): void {
    this.games = games;
    this.done++;
    if (performance.now() - this.said < secondsBetween * 1000) return;
    this.said = performance.now();
    this.door.err(`${this.done}/${this.games}\n`);
  }

  at(done: number, games: number): void {
    this.done = done - 1;
    this.step(games);
  }

  end(unplayed: Unplayed): ExitCode {
    if ('refused' in unplayed) return reportFailure(this.door, unplayed.refused);
    const { done, games } = this;
    reportFailure(this.door, fault('stoppedEarly', { done, games }));
    return 130;
  }
}
