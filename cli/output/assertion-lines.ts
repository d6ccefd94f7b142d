import type { BalanceAssertReport } from '#api/cli/balance-assert-report.ts';
import { choicesIn } from '#api/cli/balance-assertions.ts';
import type { Locale } from '../arguments/command.ts';
import { headingText, resultText } from '../words/cli-text.ts';

type Result = BalanceAssertReport['results'][number];

/** A line for each assertion, and how many hold. */
export function assertionLines({ results }: BalanceAssertReport, locale: Locale): string {
  const held = results.filter(({ verdict }) => verdict === 'holds').length;
  const last = resultText('assertionsHeld', { held, all: results.length })[locale];
  return `${[...results.map((one) => lineOf(one, locale)), last].join('\n')}\n`;
}

function lineOf({ assertion, games, value, interval: [low, high], verdict }: Result, locale: Locale): string {
  const { players, program = 'greedy', figure = 'wins' } = assertion;
  const played = Object.values(choicesIn(assertion)).join(' ');
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const wanted =
    'between' in assertion
      ? assertion.between.map(percent).join(' – ')
      : 'atLeast' in assertion
        ? `≥ ${percent(assertion.atLeast)}`
        : `± ${percent(assertion.movesAtMost)}`;
  return resultText('assertion', {
    ...{ verdict: headingText(verdict, locale), played, players, program, figure, wanted },
    ...{ value: percent(value), low: percent(low), high: percent(high), games },
  })[locale];
}
