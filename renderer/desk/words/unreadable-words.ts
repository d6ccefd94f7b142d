import type { Locale } from './locale.ts';

/** What views say of a file that cannot be read at the moment. */
const ja = {
  line: (file: string, line: number) => `${file} は読めません：${line}行目。`,
  somewhere: (file: string) => `${file} は読めません。`,
  last: '直すまで、前に読めた内容を出します。',
  none: '直すまで、この中のものは出ません。',
  goThere: 'そこへ行く',
};

const en: typeof ja = {
  line: (file, line) => `${file} cannot be read: line ${line}.`,
  somewhere: (file) => `${file} cannot be read.`,
  last: 'Until it is mended, what could be read last is shown.',
  none: 'Until it is mended, nothing of it is shown.',
  goThere: 'Go there',
};

export const unreadableWords: Readonly<Record<Locale, typeof ja>> = { ja, en };
