import type { NewReport } from '#api/cli/new-report.ts';
import type { CliText } from '../arguments/command.ts';

export function trialLines(trial: NonNullable<NewReport['trial']>): CliText {
  switch (trial.kind) {
    case 'ended': {
      const { seats, rounds, won } = trial;
      const ja = won === null ? '終わり' : won ? '勝ち' : '負け';
      const en = won === null ? 'over' : won ? 'won' : 'lost';
      const reason = won === false ? trial.reason : null;
      return {
        ja: `ためしに1局（${seats}人）：ラウンド${rounds}で${ja}${reason === null ? '' : `（${reason.ja}）`}`,
        en: `One game (${seats} seats): ${en} in round ${rounds}${reason === null ? '' : ` (${reason.en})`}`,
      };
    }
    case 'unended':
      return {
        ja: `ためしの1局が、${trial.decisions}手で終わりませんでした。`,
        en: `One game did not end in ${trial.decisions} decisions.`,
      };
    case 'refused':
      return trial.why;
    case 'unplayable':
      return {
        ja: 'プロジェクトに誤りがあるので、まだ遊べません。',
        en: 'The project has errors and cannot be played yet.',
      };
  }
}
