import type { Locale } from './locale.ts';

/** What the help says of versions and of reports of defects. */
const ja = {
  studio: 'スタジオ',
  project: 'プロジェクト',
  game: 'ゲーム',
  browser: 'ブラウザ',
  report: '不具合の報告',
  what: '下の文面が報告のすべてです。どこにも送られません。読んで、よければコピーして、お使いの連絡先に貼り付けてください。',
  told: '何をして、何が起きましたか（任意）',
  toldHint: '例：S00を開いて3手目で、盤が空になった',
  withDocument: (path: string) => `開いている文書（${path}）の中身も入れる`,
  text: '報告の文面',
  copy: 'コピー',
  done: 'コピーしました。',
  failed: 'コピーできませんでした。文面を選んで、手でコピーしてください。',
};

const en: typeof ja = {
  studio: 'Studio',
  project: 'Project',
  game: 'Game',
  browser: 'Browser',
  report: 'Report a defect',
  what: 'The text below is the whole report. It is sent nowhere: read it, copy it, and paste it wherever you write to the makers.',
  told: 'What did you do, and what happened? (optional)',
  toldHint: 'For example: opened S00, and the board was empty after the third step',
  withDocument: (path) => `Add the document that is open (${path})`,
  text: 'Text of the report',
  copy: 'Copy',
  done: 'Copied.',
  failed: 'It could not be copied. Select the text and copy it by hand.',
};

export const reportWords: Readonly<Record<Locale, typeof ja>> = { ja, en };
