import type { CheckReport } from '#api/cli/check-report.ts';
import type { Locale } from '../arguments/command.ts';

/** Part of a sentence: 「カード12種」 `12 card designs`, 「灯籠8種、飾り12種」 `Lanterns (8), Ribbons (12)`. */
export function designLines(designs: CheckReport['designs'], locale: Locale): string {
  // Without studio.json, the kinds are unknown
  if (designs.length === 0) return locale === 'ja' ? 'カード0種' : '0 card designs';
  const said = designs.map(({ kind, name, count }) => {
    if (locale === 'ja') return `${name.ja}${count}種`;
    return kind === 'card' ? `${count} card designs` : `${name.en} (${count})`;
  });
  return said.join(locale === 'ja' ? '、' : ', ');
}
