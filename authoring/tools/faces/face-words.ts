import type { Text } from '#engine/kernel/contract/system.ts';

export type FacePart = keyof typeof partWords;

export type FaceCode = 'FIT001' | 'GLY001';

/** Problems found by rendering faces. */
export const faceWords: Readonly<Record<FaceCode, Text>> = {
  FIT001: {
    ja: '「{id}」（{locale}）の{part}は、面に入りません。{millimetres}ミリ足りません。文を短くしてください。',
    en: 'The {part} of {id} ({locale}) exceeds its space by {millimetres} mm. Shorten it.',
  },
  GLY001: {
    ja: '「{id}」（{locale}）の「{letters}」は、印刷に使うどの書体にもない文字です。ほかの文字にしてください。',
    en: 'None of the print fonts has the characters "{letters}" of {id} ({locale}). Use other characters.',
  },
};

/** For a letter that no translation has: the word with it is not translated yet. */
export const untranslatedWords: Text = {
  ja: '「{id}」（{locale}）の「{letters}」は、印刷に使うどの書体にもない文字です。訳のない「{word}」（{key}）の文字です。訳してください。',
  en: 'None of the print fonts has the characters "{letters}" of {id} ({locale}). They are those of "{word}" ({key}), which is not translated. Translate it.',
};

export const partWords = {
  above: { ja: '名前の上の行', en: 'line above the name' },
  name: { ja: '名前', en: 'name' },
  text: { ja: '文', en: 'text' },
  values: { ja: '値の並び', en: 'row of values' },
} as const satisfies Readonly<Record<string, Text>>;
