import path from 'node:path';
import type { L10nStatusReport } from '#api/cli/l10n-status-report.ts';
import { openTranslations, translationStatus } from '#host/translations/translations.ts';
import type { CliCommand, CommandContext } from '../arguments/command.ts';
import { cannotOpen } from '../faults/l10n-faults.ts';
import { languageAsked, languageOptions } from '../options/language-option.ts';
import { textTable } from '../output/text-table.ts';
import { visibleLine } from '../output/visible-text.ts';

type Counts = Pick<L10nStatusReport['locales'][number], 'units' | 'same' | 'questions' | 'states'>;

export const l10nStatus: CliCommand = {
  name: 'l10n status',
  usage: 'l10n status PROJECT [--language L] [--json]',
  positionals: { least: 1, most: 1 },
  options: { ...languageOptions },
  run: async (given, context) => {
    const [folder = '.'] = given.positionals;
    const opened = await openTranslations(path.resolve(context.folder, folder), languageAsked(given));
    if (opened.kind !== 'opened') return cannotOpen(opened, folder, languageAsked(given), context);
    const report = translationStatus(opened.diagnosis, opened.locales);
    if (context.json) context.out(`${JSON.stringify(report, null, 2)}\n`);
    else tell(report, context);
    return 0;
  },
};

const headings = {
  ja: [
    '',
    '文',
    '未訳',
    '古い',
    '下書き',
    '訳了',
    '校閲済み',
    '元と同じ',
    '宛先なし',
    '答え待ち',
    '残りの語',
    '残りの文字',
  ],
  en: [
    '',
    'texts',
    'missing',
    'stale',
    'draft',
    'translated',
    'reviewed',
    'same',
    'unused',
    'unanswered',
    'words left',
    'characters left',
  ],
} as const;

function tell({ locales }: L10nStatusReport, context: CommandContext): void {
  for (const { locale, files, ...total } of locales) {
    const rows = [...files.map((one) => cellsOf(one.path, one)), cellsOf(locale, total)];
    context.out(textTable(headings[context.locale], rows));
  }
}

/** "Left" is missing and stale. */
function cellsOf(name: string, { units, same, questions, states }: Counts): readonly string[] {
  const { missing, stale, draft, translated, reviewed, unused } = states;
  const numbers = [
    units,
    missing.units,
    stale.units,
    draft.units,
    translated.units,
    reviewed.units,
    same,
    unused.units,
    questions.open,
    missing.words + stale.words,
    missing.characters + stale.characters,
  ];
  return [visibleLine(name), ...numbers.map(String)];
}
