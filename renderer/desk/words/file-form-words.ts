import type { LineEnds } from '#authoring/text/files/project-file.ts';
import type { Locale } from './locale.ts';

/** What is said of how a file is written. */
const ja = {
  form: '文字コードと行末',
  encoding: '文字コード',
  unknown: '文字コード不明',
  plain: 'UTF-8',
  marked: 'UTF-8（BOM付き）',
  ends: '行末',
  endsOf: { LF: 'LF', CRLF: 'CRLF', CR: 'CR', mixed: '行末が混在' } satisfies Readonly<Record<LineEnds, string>>,
  lf: 'LF（macOS・Linux）',
  crlf: 'CRLF（Windows）',
  text: '選ぶと、この内容で保存し直します。',
};

const en: typeof ja = {
  form: 'Encoding and line ends',
  encoding: 'Encoding',
  unknown: 'Unknown encoding',
  plain: 'UTF-8',
  marked: 'UTF-8 with BOM',
  ends: 'Line ends',
  endsOf: { LF: 'LF', CRLF: 'CRLF', CR: 'CR', mixed: 'Mixed line ends' },
  lf: 'LF (macOS, Linux)',
  crlf: 'CRLF (Windows)',
  text: 'Choosing one saves the file in it.',
};

export const fileFormWords: Readonly<Record<Locale, typeof ja>> = { ja, en };
