import { sourceLocaleOf } from '#authoring/project/localization/translation-files.ts';
import { type Proof, proofOf } from '#authoring/tools/translations/proof/proof.ts';
import { proofPage } from '#authoring/tools/translations/proof/proof-page.ts';
import { type OpenedTranslations, openTranslations } from './translations.ts';

export interface ProofCopy {
  readonly kind: 'proof';
  readonly locale: string;
  readonly proof: Proof;
  readonly page: string;
}

/** All texts of one locale; default: the locale of the sources. */
export async function makeProofCopy(
  folder: string,
  asked: string | undefined,
  words: 'ja' | 'en',
): Promise<ProofCopy | Exclude<OpenedTranslations, { readonly kind: 'opened' }>> {
  const whole = await openTranslations(folder, undefined);
  const source = whole.kind === 'opened' ? sourceLocaleOf(whole.diagnosis) : undefined;
  const isSource = asked === undefined || asked === source;
  const opened = isSource ? whole : await openTranslations(folder, asked);
  if (opened.kind !== 'opened') return opened;
  const locale = isSource ? (source ?? '') : (opened.locales[0] ?? '');
  const proof = proofOf(opened.diagnosis, locale);
  return { kind: 'proof', locale, proof, page: proofPage(proof, words) };
}
