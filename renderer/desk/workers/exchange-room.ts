import type { WrittenDocument } from '#authoring/project/documents/written-document.ts';
import { designerNotes } from '#authoring/project/localization/designer-notes.ts';
import { withOldTexts } from '#authoring/project/localization/note-old-texts.ts';
import { oldTextsIn } from '#authoring/project/localization/old-texts.ts';
import { notesToRead } from '#authoring/project/localization/questions.ts';
import { sourceLocaleOf, translationFiles } from '#authoring/project/localization/translation-files.ts';
import { exchangeFaultText, exchangeNoticeText } from '#authoring/tools/translations/exchange/exchange-fault-text.ts';
import { readExchange, writeExchange } from '#authoring/tools/translations/exchange/exchange-file.ts';
import { type ExchangeFormat, rowsOf } from '#authoring/tools/translations/exchange/exchange-row.ts';
import { type ImportPlan, planImport } from '#authoring/tools/translations/exchange/plan-import.ts';
import { proofOf } from '#authoring/tools/translations/proof/proof.ts';
import { proofPage } from '#authoring/tools/translations/proof/proof-page.ts';
import type { Locale, Text } from '#engine/kernel/basics/text.ts';
import type { KnownProject } from './project-reader.ts';

// Loaded when translations are first exported or imported.

interface RefusedExchange {
  readonly kind: 'refused';
  readonly why: Text;
}

export interface AskedExport {
  readonly locale: string;
  readonly format: ExchangeFormat;
  /** The time of export, in ISO 8601. */
  readonly now: string;
}
export type WrittenExport = { readonly kind: 'written'; readonly content: string | Uint8Array } | RefusedExchange;

export async function exportedUnits({ project }: KnownProject, asked: AskedExport): Promise<WrittenExport> {
  const { locale, format, now } = asked;
  const old = oldTextsIn(project.project.readings);
  const files = translationFiles(project, locale);
  const rows = rowsOf(files, (hash) => old.get(hash));
  const exchanged = {
    ...{ project: project.project.id, sourceLocale: sourceLocaleOf(project), locale, rows },
    notes: notesToRead(designerNotes(project), files),
  };
  const written = await writeExchange(format, exchanged, now);
  return written.kind === 'refused' ? { kind: 'refused', why: exchangeFaultText(written.fault) } : written;
}

export const proofOfTexts = ({ project }: KnownProject, { locale, spoken }: AskedProof): string =>
  proofPage(proofOf(project, locale), spoken);

export interface AskedProof {
  readonly locale: string;
  /** The language of the page itself. */
  readonly spoken: Locale;
}

export interface ImportRequest {
  readonly locale: string;
  readonly format: ExchangeFormat;
  readonly content: string | Uint8Array;
  /** Null: UTF-8. */
  readonly encoding: string | null;
  /** Mark imports as drafts, as machine translations. */
  readonly asDraft: boolean;
}
/** Nothing is written yet. */
export type PlannedImport =
  | (Omit<Extract<ImportPlan, { readonly kind: 'planned' }>, 'documents'> & {
      readonly documents: readonly WrittenDocument[];
      readonly notices: readonly Text[];
    })
  | RefusedExchange;

export async function importedUnits(
  { files, project, look }: KnownProject,
  asked: ImportRequest,
): Promise<PlannedImport> {
  const { locale, format, content, encoding, asDraft } = asked;
  const read = await readExchange(format, content, locale, encoding);
  if (read.kind === 'refused') return { kind: 'refused', why: exchangeFaultText(read.fault) };
  const plan = planImport(translationFiles(project, locale), read.rows, { asDraft });
  if (plan.kind === 'refused') return { kind: 'refused', why: exchangeFaultText(plan.fault) };
  return {
    ...plan,
    notices: read.notices.map(exchangeNoticeText),
    documents: withOldTexts(files, project, plan.documents, look),
  };
}
