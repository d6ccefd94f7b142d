import type { Phrase } from '#engine/kernel/language/facts.ts';

// Phrases for `Facts.printed`.

export const gains: Phrase = {
  ja: /得る|得て|受け取/,
  en: /\b(?:takes?|gains?|gets?|earns?|receives?)\b/i,
};
export const pays: Phrase = { ja: /払う|払い(?!た)|失う/, en: /\b(?:pays?|loses?)\b/i };
export const rises: Phrase = { ja: /段.{0,4}上|成長/, en: /\b(?:rais(?:e|es)|rises?|grows?|goe?s? up)\b/i };
