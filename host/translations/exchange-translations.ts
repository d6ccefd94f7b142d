import { realpath } from 'node:fs/promises';
import { MOST_BYTES_IN_ALL } from '#api/studio/limits.ts';
import { type Diagnosis, diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { designerNotes } from '#authoring/project/localization/designer-notes.ts';
import { allLanguages } from '#authoring/project/localization/languages/all-languages.ts';
import { withOldTexts } from '#authoring/project/localization/note-old-texts.ts';
import { oldTextsIn } from '#authoring/project/localization/old-texts.ts';
import { notesToRead } from '#authoring/project/localization/questions.ts';
import { sourceLocaleOf, translationFiles } from '#authoring/project/localization/translation-files.ts';
import { decodeImported } from '#authoring/text/files/foreign-encodings.ts';
import type { FileFault, ProjectFile } from '#authoring/text/files/project-file.ts';
import { exchangeFaultText, exchangeNoticeText } from '#authoring/tools/translations/exchange/exchange-fault-text.ts';
import {
  formatOfName,
  isBinary,
  readExchange,
  writeExchange,
} from '#authoring/tools/translations/exchange/exchange-file.ts';
import {
  type ExchangeFault,
  type ExchangeFormat,
  type ExchangeNotice,
  exchangeFormats,
  rowsOf,
} from '#authoring/tools/translations/exchange/exchange-row.ts';
import { type ImportOptions, type ImportPlan, planImport } from '#authoring/tools/translations/exchange/plan-import.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import { decodeAs, decodeText } from '../files/decode-text.ts';
import { type ReadBytes, readRegular } from '../files/regular-file.ts';
import { writeGivenFile } from '../files/write-files.ts';
import { gamesOf } from '../project/games-of.ts';
import { type WriteFailure, writeDocuments } from '../project/write-documents.ts';
import type { OpenedTranslations } from './translations.ts';

export const exchangeFormatNames: readonly string[] = exchangeFormats;

export const formatFor = (asked: string | undefined, file: string): ExchangeFormat | undefined =>
  exchangeFormats.find((one) => one === asked) ?? formatOfName(file);

interface RefusedFile {
  readonly kind: 'refused';
  readonly fault: ExchangeFault;
  readonly message: Text;
}
const refusedFor = (fault: ExchangeFault): RefusedFile => ({
  kind: 'refused',
  fault,
  message: exchangeFaultText(fault),
});

export type ExportOutcome =
  | { readonly kind: 'exported'; readonly rows: number; readonly bytes: number }
  | RefusedFile
  | { readonly kind: 'not-written' };

/** For other programs. `now`: ISO 8601. */
export async function exportTranslations(
  diagnosis: Diagnosis,
  locale: string,
  format: ExchangeFormat,
  to: string,
  now: string,
): Promise<ExportOutcome> {
  const files = translationFiles(diagnosis, locale);
  const rows = rowsOf(files, (hash) => oldTextsIn(diagnosis.project.readings).get(hash));
  const exchanged = {
    ...{ project: diagnosis.project.id, sourceLocale: sourceLocaleOf(diagnosis), locale, rows },
    notes: notesToRead(designerNotes(diagnosis), files),
  };
  const written = await writeExchange(format, exchanged, now);
  if (written.kind === 'refused') return refusedFor(written.fault);
  const bytes = Buffer.from(written.content as string);
  try {
    await writeGivenFile(to, bytes);
  } catch {
    return { kind: 'not-written' };
  }
  return { kind: 'exported', rows: rows.length, bytes: bytes.length };
}

type Opened = Extract<OpenedTranslations, { readonly kind: 'opened' }>;

interface NoticeText {
  readonly code: ExchangeNotice['code'];
  readonly message: Text;
}

export type ImportOutcome =
  | {
      readonly kind: 'imported';
      readonly format: ExchangeFormat;
      readonly plan: Extract<ImportPlan, { readonly kind: 'planned' }>;
      readonly notices: readonly NoticeText[];
    }
  | RefusedFile
  | { readonly kind: 'no-such-file' }
  | { readonly kind: 'unreadable'; readonly fault: FileFault }
  | ({ readonly kind: 'not-written' } & WriteFailure);

export interface FileImportRequest extends ImportOptions {
  readonly folder: string;
  readonly file: string;
  readonly locale: string;
  readonly format: ExchangeFormat;
  readonly write: boolean;
}

/** Compares a file with the project; `write` applies it, all or nothing. */
export async function importTranslations(
  { files, diagnosis }: Pick<Opened, 'files' | 'diagnosis'>,
  asked: FileImportRequest,
): Promise<ImportOutcome> {
  const { format } = asked;
  const content = await contentOf(asked.file, format);
  if ('kind' in content) return content;
  const read = await readExchange(format, content.content, asked.locale, content.encoding);
  if (read.kind === 'refused') return refusedFor(read.fault);
  const planned = planImport(translationFiles(diagnosis, asked.locale), read.rows, asked);
  if (planned.kind === 'refused') return refusedFor(planned.fault);
  const games = await gamesOf(files);
  const look = (after: readonly ProjectFile[]) => diagnose(after, games, null, allLanguages);
  const plan = { ...planned, documents: withOldTexts(files, diagnosis, planned.documents, look) };
  const failed = asked.write ? await writeDocuments(asked.folder, plan.documents) : null;
  const notices = read.notices.map((one) => ({ code: one.code, message: exchangeNoticeText(one) }));
  return failed === null ? { kind: 'imported', format, plan, notices } : { kind: 'not-written', ...failed };
}

async function contentOf(
  file: string,
  format: ExchangeFormat,
): Promise<
  | { readonly content: string | Uint8Array; readonly encoding: string | null }
  | Exclude<ImportOutcome, { readonly kind: 'imported' | 'refused' }>
> {
  const read = await bytesOf(file).catch(() => null);
  if (read === null) return { kind: 'no-such-file' };
  if ('fault' in read) return { kind: 'unreadable', fault: read.fault };
  if (isBinary(format)) return { content: read.bytes, encoding: null };
  const decoded = decodeImported(read.bytes, decodeAs);
  if (decoded !== null) return { content: decoded.text, encoding: decoded.encoding };
  const unread = decodeText(read.bytes);
  return 'fault' in unread ? { kind: 'unreadable', fault: unread.fault } : { content: unread.text, encoding: null };
}

async function bytesOf(file: string): Promise<ReadBytes> {
  return await readRegular(await realpath(file), MOST_BYTES_IN_ALL);
}
