import { chromiumFlags, findChromium } from '../host/browser/find-chromium.mjs';
import { greedyGames, measureSecondQuestion, measureStore } from './lab.ts';
import { measureLentThread } from './lab-machines.ts';
import { measureVerdicts } from './lab-verdicts.ts';
import { quick } from './measure.ts';
import { measureMeanwhile } from './page.ts';
import type { Threads } from './threads.ts';

/** What the balance lab costs, and what it saves. */
export async function benchLab(threads: Threads, say: (line: string) => void): Promise<void> {
  const times = async (name: string, goal: string, measured: Promise<number>): Promise<void> =>
    say(`${name}: ${(await measured).toFixed(2)} (${goal})`);
  const games = await greedyGames();
  await times('games/s of a second question of 200 games by the first', 'at least 1.4', measureSecondQuestion(games));
  say(`two threads by two programs apart: ${(threads.two / threads.apart).toFixed(2)} (at least 0.95)`);
  const { kept, again } = await measureStore(games);
  say(
    `keeping games by playing them: ${kept.toFixed(4)} (at most 0.03); from the store: ${again.toFixed(4)} (at most 0.02)`,
  );
  const lent = await measureLentThread(games);
  say(
    lent === null
      ? 'No redis-server: a lent thread is not measured.'
      : `a lent thread by one here: ${lent.toFixed(2)} (at least 0.9)`,
  );
  await benchMeanwhile(say);
  const { edits, undecided, ratio } = await measureVerdicts(games);
  say(
    `verdicts on ${edits} edits (${undecided} undecided), games by unpaired fixed samples with the same errors, median: ${ratio.toFixed(2)} (at most 0.35)`,
  );
}

async function benchMeanwhile(say: (line: string) => void): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === undefined) return say('No Chromium: a keystroke while the lab plays is not measured.');
  const { alone, meanwhile } = await measureMeanwhile({ executablePath, args: chromiumFlags() }, quick ? 20 : 60);
  const ratio = (meanwhile.median / alone.median).toFixed(2);
  say(
    `a keystroke to problems while the lab plays: median ${meanwhile.median.toFixed(1)} ms; by otherwise: ${ratio} (at most 1.3)`,
  );
}
