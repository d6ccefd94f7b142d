import type { LabBalance, LabQuestion, LabResults, LabRun } from '#api/studio/lab-calls.ts';
import { tellNotice } from '../notices/notices-store.ts';
import { stage } from '../stage/stage.ts';
import { deskState } from '../state/desk-state.ts';
import { balanceWords } from '../words/generated/balance-words.ts';
import { balanceStore, changeQuestion } from './balance-store.ts';

/** What two runs must have in common to be compared. */
export const gamesOf = ({ choices, seats, program }: LabQuestion): string => JSON.stringify([choices, seats, program]);

class Judged {
  /** Runs that were looked at; null: before the first look. */
  runs: Set<string> | null = null;
  /** Whether the last run of some games lay outside of what the first of them found. */
  readonly isOutside = new Map<string, boolean>();
}
const judged = deskState(() => new Judged());

type ResultsOf = (run: string) => Promise<LabResults | undefined>;

/**
 * Told once when an edit leaves what the first listed run of the same games found, and again only after another run came
 * back. Runs that were over when the page was opened are not told.
 */
export async function tellLeftIntervals(runs: readonly LabRun[], resultsOf: ResultsOf): Promise<void> {
  const done = runs.filter(({ at, question }) => at.state === 'done' && question.aim.kind === 'balance');
  const here = judged();
  const known = here.runs ?? new Set(done.map(({ run }) => run));
  here.runs = new Set([...known, ...done.map(({ run }) => run)]);
  for (const run of done.filter((one) => !known.has(one.run))) {
    const games = gamesOf(run.question);
    const base = done.find(({ question }) => gamesOf(question) === games);
    if (base === undefined || base === run) continue;
    const [before, now] = [await resultsOf(base.run), await resultsOf(run.run)];
    if (before?.kind !== 'balance' || now?.kind !== 'balance') continue;
    const left = figureThatLeft(before, now);
    if (left !== null && here.isOutside.get(games) !== true) tell(run, base, runs, left);
    here.isOutside.set(games, left !== null);
  }
}

interface Rate {
  readonly rate: number;
  readonly interval: readonly [number, number];
}
interface Left {
  readonly seat: number | null;
  readonly before: Rate;
  readonly now: Rate;
}

/** The first whose intervals do not meet: the common victories, else those of a seat. */
function figureThatLeft(before: LabBalance, now: LabBalance): Left | null {
  const [old, own] = [ratesOf(before), ratesOf(now)];
  for (const [at, rate] of own.rates.entries()) {
    const former = old.rates[at];
    if (former === undefined) continue;
    const isOutside = rate.interval[0] > former.interval[1] || rate.interval[1] < former.interval[0];
    if (isOutside) return { seat: own.isTogether ? null : at + 1, before: former, now: rate };
  }
  return null;
}

function ratesOf({ report }: LabBalance): { readonly isTogether: boolean; readonly rates: readonly Rate[] } {
  const [first] = report.rates;
  const wins = first?.wins ?? null;
  const all = wins === null ? (first?.standings.seats ?? []) : [wins];
  return { isTogether: wins !== null, rates: all.map(({ winRate: rate, interval }) => ({ rate, interval })) };
}

function tell(run: LabRun, base: LabRun, runs: readonly LabRun[], { seat, before, now }: Left): void {
  const percent = (share: number) => (share * 100).toFixed(1);
  const of = (words: (typeof balanceWords)['ja' | 'en']) => ({
    title: words.left({
      name: seat === null ? words.winsTogether : words.winsOf({ who: words.seat({ number: seat }) }),
    }),
    text: words.leftText({
      ...{ number: runs.indexOf(run) + 1, value: percent(now.rate) },
      ...{ low: percent(now.interval[0]), high: percent(now.interval[1]) },
      ...{ base: runs.indexOf(base) + 1, baseLow: percent(before.interval[0]), baseHigh: percent(before.interval[1]) },
    }),
    action: words.leftOpen,
  });
  tellNotice('warning', { ja: of(balanceWords.ja), en: of(balanceWords.en) }, () => {
    stage().openPart('balance');
    balanceStore.setState({ chosen: run.run });
    changeQuestion({ ...run.question, aim: { kind: 'balance', against: { kind: 'run', run: base.run } } });
  });
}
