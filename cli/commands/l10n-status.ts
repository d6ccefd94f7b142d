import path from 'node:path';
import type { L10nStatusReport } from '#api/cli/l10n-status-report.ts';
import { openTranslations, translationStatus } from '#host/translations/translations.ts';
import type { CliCommand, Locale } from '../arguments/command.ts';
import { cannotOpen } from '../faults/l10n-faults.ts';
import { languageAsked, languageOptions } from '../options/language-option.ts';
import { reportFailure } from '../output/tell-problems.ts';
import { type ReportPart, textOfParts } from '../output/text-table.ts';
import { visibleLine } from '../output/visible-text.ts';
import type { ReportToWrite } from '../reports/report-file.ts';
import { isReportName, reportUsage, writeReport, wrongReportName } from '../reports/write-report.ts';
import { anyList, resultText } from '../words/cli-text.ts';

type OfLocale = L10nStatusReport['locales'][number];
type Counts = Pick<OfLocale, 'units' | 'same' | 'states'>;

export const l10nStatus: CliCommand = {
  name: 'l10n status',
  usage: `l10n status PROJECT [--language L] ${reportUsage} [--json]`,
  positionals: { least: 1, most: 1 },
  options: { ...languageOptions, report: { type: 'text' } },
  run: async (given, context) => {
    const [folder = '.'] = given.positionals;
    const to = given.text('report');
    if (to !== undefined && !isReportName(to)) return reportFailure(context, wrongReportName(to));
    const opened = await openTranslations(path.resolve(context.folder, folder), languageAsked(given));
    if (opened.kind !== 'opened') return cannotOpen(opened, folder, languageAsked(given), context);
    const report = translationStatus(opened.diagnosis, opened.locales);
    const parts = (isWhole: boolean) => report.locales.flatMap((one) => partsOf(one, isWhole, context.locale));
    if (to !== undefined) {
      const refusal = await writeReport(to, reportToWrite(report, parts(true), context.locale), context);
      if (refusal !== null) return refusal;
    }
    context.out(context.json ? `${JSON.stringify(report, null, 2)}\n` : textOfParts(parts(false)));
    return 0;
  },
};

function reportToWrite(
  { project, locales }: L10nStatusReport,
  parts: readonly ReportPart[],
  locale: Locale,
): ReportToWrite {
  const title = resultText('translationsOf', { project })[locale];
  const lead = anyList(locales.map((one) => one.locale))[locale];
  return { title, lead, parts, charts: [], locale };
}

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

const peopleHeadings = {
  ja: ['だれが', 'いつまでに'],
  en: ['who', 'until'],
} as const;
const unassigned = { ja: '（担当なし）', en: '(unassigned)' } as const;
const kindHeadings = { ja: ['番号', '数', '初めのもの'], en: ['problem', 'count', 'the first'] } as const;

/** Questions are not counted by person. */
const QUESTIONS = headings.en.indexOf('unanswered') - 1;

/** `isWhole`: with the problems by kind. */
function partsOf({ files, people, problems, ...total }: OfLocale, isWhole: boolean, spoken: Locale): ReportPart[] {
  const [, ...heads] = headings[spoken];
  const rows = [...files.map((one) => cellsOf(one.path, one)), cellsOf(total.locale, total)];
  const peopleRows = people.map((one) => {
    const [, ...cells] = cellsOf('', { ...one, questions: null });
    return [
      visibleLine(one.person ?? unassigned[spoken]),
      one.until ?? '-',
      ...cells.filter((_, i) => i !== QUESTIONS),
    ];
  });
  const peopleHeads = [...peopleHeadings[spoken], ...heads.filter((_, i) => i !== QUESTIONS)];
  const kinds = problems.map(({ code, count, message }) => [code, String(count), visibleLine(message[spoken])]);
  const table = (name: string, heading: readonly string[], its: readonly (readonly string[])[]): ReportPart[] =>
    its.length === 0 ? [] : [{ kind: 'table', name, heading, rows: its }];
  const named = (name: 'statesByFile' | 'statesByPerson' | 'problemsByKind') =>
    resultText(name, { locale: total.locale })[spoken];
  return [
    ...table(named('statesByFile'), headings[spoken], rows),
    ...table(named('statesByPerson'), peopleHeads, peopleRows),
    ...(isWhole ? table(named('problemsByKind'), kindHeadings[spoken], kinds) : []),
  ];
}

/** "Left" is missing and stale. */
function cellsOf(
  name: string,
  { units, same, questions, states }: Counts & { readonly questions: OfLocale['questions'] | null },
): readonly string[] {
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
    questions?.open ?? 0,
    missing.words + stale.words,
    missing.characters + stale.characters,
  ];
  return [visibleLine(name), ...numbers.map(String)];
}
