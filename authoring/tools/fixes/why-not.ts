import type { Text } from '#engine/kernel/basics/text.ts';
import type { UnfixableReason } from '#engine/kernel/contract/content-fix.ts';

export const whyNotTexts: Readonly<Record<UnfixableReason, Text>> = {
  author: {
    ja: '自動では直せません。何を書くつもりだったかは、書いた人だけが知っています。',
    en: 'Nothing mends it by itself: only its author knows what was meant.',
  },
  content: {
    ja: '自動では直せません。新しい中身を考えて、書き足してください。',
    en: 'Nothing mends it by itself: something new has to be thought of and written.',
  },
  files: {
    ja: '自動では直せません。ファイルやフォルダーの名前・場所・中身を確かめてください。',
    en: 'Nothing mends it by itself: look at the name, the place and the bytes of the file or folder.',
  },
  elsewhere: {
    ja: 'ここでは直せません。もう一つのプロジェクトを開いて直してください。',
    en: 'It cannot be mended here: open the other project and mend it there.',
  },
  command: {
    ja: '書き換えでは直せません。文にある操作かコマンドを使ってください。',
    en: 'No change of the text mends it: use the operation or the command that the sentence names.',
  },
};
