import type { Diagnosis } from '../authoring/project/diagnostics/diagnose.ts';
import { translationFiles } from '../authoring/project/localization/translation-files.ts';
import { isFaulty, type ProjectFile, type TextFile } from '../authoring/text/files/project-file.ts';
import { readExchange, writeExchange } from '../authoring/tools/translations/exchange/exchange-file.ts';
import { type ExchangeFormat, exchangeFormats, rowsOf } from '../authoring/tools/translations/exchange/exchange-row.ts';
import { planImport } from '../authoring/tools/translations/exchange/plan-import.ts';
import { manyCards } from '../scripts/many-cards.ts';
import { held, median, threadsTime, timed } from './measure.ts';
import { oneCheck } from './one-check.ts';

// What translations add to a check of a large project, by reading their files as JSON alone; and what it takes to send all
// of them out and to take them back, by one check. All in one run.

export interface TranslationsMeasured {
  readonly units: number;
  /** What the units add to a check, in milliseconds of processor time, and what `JSON.parse` of their files takes. */
  readonly added: number;
  readonly parsed: number;
  /** The check with them. */
  readonly check: number;
  /** What is kept of a unit, in bytes. */
  readonly kept: number;
  readonly exchanged: { readonly [F in ExchangeFormat]: { readonly out: number; readonly back: number } };
}

const locale = 'en';

const ROUNDS = 5;

export async function measureTranslations(
  sample: readonly ProjectFile[],
  cards: number,
): Promise<TranslationsMeasured> {
  const files = manyCards(sample, cards).filter((file): file is TextFile => !isFaulty(file));
  const isOfUnits = ({ path }: TextFile): boolean => path.startsWith(`l10n/${locale}/`);
  const own = files.filter(isOfUnits);
  const bare = files.filter((file) => !isOfUnits(file)).map(untranslated);
  // Once beforehand, so that both find the same made of the code
  oneCheck(files);
  // What is still held of earlier checks is let go while others run: what is kept is that of the last round
  const rounds = Array.from({ length: ROUNDS }, () => ({
    ...{ without: measured(bare), found: measured(files) },
    parsed: timed(() => own.map(({ text }) => JSON.parse(text) as unknown)),
  }));
  const { without, found } = rounds.at(-1) as (typeof rounds)[number];
  const { units } = found.diagnosis;
  return {
    units,
    parsed: median(rounds.map(({ parsed }) => parsed)),
    check: found.time,
    // A check is many times as long as what is added to it, and the engine collects its garbage when it likes
    added: median(rounds.map((round) => round.found.time - round.without.time)),
    kept: (found.kept - without.kept) / units,
    exchanged: await exchangedIn(found.diagnosis),
  };
}

function untranslated(file: TextFile): TextFile {
  if (file.path !== 'studio.json') return file;
  const studio = JSON.parse(file.text) as { readonly sourceLocale: string };
  return { ...file, text: JSON.stringify({ ...studio, locales: [studio.sourceLocale] }) };
}

function measured(files: readonly TextFile[]): {
  readonly time: number;
  readonly kept: number;
  readonly diagnosis: Diagnosis;
} {
  const before = held();
  let diagnosis: Diagnosis | undefined;
  const time = timed(() => {
    diagnosis = oneCheck(files);
  });
  const kept = held() - before;
  return { time, kept, diagnosis: diagnosis as Diagnosis };
}

async function exchangedIn(diagnosis: Diagnosis): Promise<TranslationsMeasured['exchanged']> {
  const files = translationFiles(diagnosis, locale);
  const rows = rowsOf(files, () => undefined);
  const taken = new Map<ExchangeFormat, { readonly out: number; readonly back: number }>();
  for (const format of exchangeFormats) {
    const start = threadsTime();
    const file = await writeExchange(
      format,
      { project: 'large', sourceLocale: 'ja', locale, rows, notes: {} },
      '2026-01-01T00:00:00Z',
    );
    const out = threadsTime() - start;
    if (file.kind === 'refused') throw new Error(file.fault.code);
    const read = await readExchange(format, file.content, locale);
    if (read.kind === 'refused') throw new Error(read.fault.code);
    const plan = planImport(files, read.rows, { asDraft: false });
    if (plan.kind === 'refused' || plan.changes.length > 0) throw new Error(`${format} came back otherwise`);
    taken.set(format, { out, back: threadsTime() - start - out });
  }
  return Object.fromEntries(taken) as TranslationsMeasured['exchanged'];
}
