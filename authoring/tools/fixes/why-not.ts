import type { Text } from '#engine/kernel/basics/text.ts';
import type { UnfixableReason } from '#engine/kernel/contract/content-fix.ts';

export const whyNotTexts: Readonly<Record<UnfixableReason, Text>> = {
  author: {
    ja: '自動では直せません。何を書くつもりだったかは、書いた人だけが知っています。',
    en: 'There is no automatic fix: only the author knows what was intended.',
  },
  content: {
    ja: '自動では直せません。新しい中身を考えて、書き足してください。',
    en: 'There is no automatic fix: think of new content and write it.',
  },
  files: {
    ja: '自動では直せません。ファイルやフォルダーの名前・場所・中身を確かめてください。',
    en: 'There is no automatic fix: check the name, location and content of the file or folder.',
  },
  elsewhere: {
    ja: 'ここでは直せません。もう一つのプロジェクトを開いて直してください。',
    en: 'This cannot be fixed here: open the other project and fix it there.',
  },
  command: {
    ja: '書き換えでは直せません。文にある操作かコマンドを使ってください。',
    en: 'Editing the text does not fix this: use the action or the command named in the message.',
  },
};
