export interface Text {
  readonly ja: string;
  readonly en: string;
}

/** Language of the program itself; locales of translations are plain strings. */
export type Locale = keyof Text;

const separators = {
  comma: { ja: '、', en: ', ' },
  semicolon: { ja: '／', en: '; ' },
  slash: { ja: '／', en: ' / ' },
  colon: { ja: '：', en: ': ' },
  sentence: { ja: '。', en: '; ' },
  path: { ja: 'の', en: ' › ' },
} as const satisfies Readonly<Record<string, Text>>;

/** Puts together a list, or a head and what follows its colon, with the punctuation of the language. */
export const joinParts = (
  parts: readonly string[],
  locale: string,
  separator: keyof typeof separators = 'comma',
): string => parts.join(separators[separator][locale === 'ja' ? 'ja' : 'en']);
