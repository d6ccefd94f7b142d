import { fill } from '#authoring/text/messages/messages.ts';
import type { Text } from '#engine/kernel/basics/text.ts';

export type DictionaryFaultCode = 'none' | 'unreadable' | 'tooLarge' | 'encoding' | 'form' | 'forms' | 'flags';

const sentences: { readonly [code in DictionaryFaultCode]: Text } = {
  none: {
    ja: '「{file}」の綴りの辞書が見つかりません。',
    en: 'There is no spelling dictionary for "{file}".',
  },
  unreadable: {
    ja: '綴りの辞書 {file} を読めません。',
    en: 'The spelling dictionary {file} cannot be read.',
  },
  tooLarge: {
    ja: '綴りの辞書 {file} は大きすぎます（20 MBまで）。',
    en: 'The spelling dictionary {file} is too large (at most 20 MB).',
  },
  encoding: {
    ja: '綴りの辞書 {file} は、SET の行にある文字コードで書かれていません。',
    en: 'The spelling dictionary {file} is not in the encoding that its SET line names.',
  },
  form: {
    ja: '綴りの辞書 {file} は、Hunspell の辞書の形になっていません。',
    en: '{file} is not a Hunspell dictionary.',
  },
  forms: {
    ja: '綴りの辞書 {file} は、展開すると語が多すぎます。もっと小さい辞書を使ってください。',
    en: 'The spelling dictionary {file} stands for too many words. Use a smaller one.',
  },
  flags: {
    ja: '綴りの辞書 {file} は、別名（AF）を使っています。この形は読めません。',
    en: 'The spelling dictionary {file} uses aliases for its flags (AF), which cannot be read.',
  },
};

export const dictionaryFaultText = (code: DictionaryFaultCode, file: string): Text => fill(sentences[code], { file });
