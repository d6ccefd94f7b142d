import type { CheckReport } from '#api/cli/check-report.ts';
import type { CliText } from '../arguments/command.ts';
import { resultText } from '../words/cli-text.ts';

/** Part of a sentence: 「カード12種」 `12 card designs`, 「灯籠8種、飾り12種」 `Lanterns (8), Ribbons (12)`. */
export function designsText(designs: CheckReport['designs']): CliText {
  // Without studio.json, the kinds are unknown
  if (designs.length === 0) return resultText('noDesigns');
  const all = designs.map(({ kind, name, count }) =>
    resultText(kind === 'card' ? 'cardDesigns' : 'designs', { name, count }),
  );
  return resultText('list', { all });
}
