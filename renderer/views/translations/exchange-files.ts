import { MOST_BYTES_IN_ALL } from '#api/studio/limits.ts';
import { decodeImported } from '#authoring/text/files/foreign-encodings.ts';
import { formatOfName, isBinary } from '#authoring/tools/translations/exchange/exchange-file.ts';
import type { ExchangeFormat } from '#authoring/tools/translations/exchange/exchange-row.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import { translationWords } from '#renderer/desk/words/generated/translation-words.ts';
import type { Locale } from '#renderer/desk/words/locale.ts';
import { authoring } from '#renderer/desk/workers/authoring-client.ts';
import type { PlannedImport } from '#renderer/desk/workers/exchange-room.ts';
import { chooseFile, decodeAs, offerFile } from '../project/file-outside.ts';

const types: Readonly<Record<ExchangeFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  po: 'text/x-gettext-translation',
  xliff: 'application/xliff+xml',
  xliff2: 'application/xliff+xml',
  tmx: 'application/x-tmx+xml',
};

const refused = (word: 'noFormat' | 'tooLarge' | 'notText'): PlannedImport => ({
  kind: 'refused',
  why: { ja: translationWords.ja[word], en: translationWords.en[word] },
});

/** Exports the translations into a locale; the reason if it fails, else null. */
export async function exportUnits(locale: string, format: ExchangeFormat): Promise<Text | null> {
  const made = await authoring().call('exportedUnits', { locale, format, now: new Date().toISOString() });
  if (made?.kind !== 'written') return made?.why ?? null;
  offerFile(
    `${locale}.${format === 'xliff2' ? 'xlf' : format}`,
    made.content as string | Uint8Array<ArrayBuffer>,
    types[format],
  );
  return null;
}

export async function exportProof(locale: string, spoken: Locale): Promise<void> {
  const page = await authoring().call('proof', { locale, spoken });
  if (page !== null) offerFile(`proof-${locale}.html`, page, 'text/html');
}

/** A file to import and its preview; null: cancelled. */
export async function chooseImport(locale: string, asDraft: boolean): Promise<PlannedImport | null> {
  const file = await chooseFile('.xlsx,.csv,.po,.xlf,.xliff,.tmx');
  if (file === null) return null;
  const format = formatOfName(file.name);
  if (format === undefined) return refused('noFormat');
  if (file.size > MOST_BYTES_IN_ALL) return refused('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const decoded = isBinary(format) ? { text: bytes, encoding: null } : decodeImported(bytes, decodeAs);
  if (decoded === null) return refused('notText');
  const { text: content, encoding } = decoded;
  return await authoring().call('importedUnits', { locale, format, content, encoding, asDraft });
}
