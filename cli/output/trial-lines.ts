import type { NewReport } from '#api/cli/new-report.ts';
import type { CliText } from '../arguments/command.ts';
import { resultText } from '../words/cli-text.ts';

export function trialLines(trial: NonNullable<NewReport['trial']>): CliText {
  switch (trial.kind) {
    case 'ended': {
      const { seats, rounds, won } = trial;
      const name = won === null ? 'trialOver' : won ? 'trialWon' : 'trialLost';
      return resultText(name, { seats, rounds, reason: trial.reason });
    }
    case 'unended':
      return resultText('trialUnended', { decisions: trial.decisions });
    case 'refused':
      return trial.why;
    case 'unplayable':
      return resultText('trialUnplayable');
  }
}
