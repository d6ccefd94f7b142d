import { app } from 'electron';

const ja = {
  file: 'ファイル',
  openProject: 'プロジェクトを開く…',
  edit: '編集',
  view: '表示',
  notAProject: 'このフォルダはプロジェクトではありません(studio.json が見つかりません)。',
  openOutside: 'このアドレスをブラウザで開きますか。',
  open: '開く',
  cancel: 'やめる',
};

export type DesktopWords = Readonly<typeof ja>;

const en: DesktopWords = {
  file: 'File',
  openProject: 'Open project…',
  edit: 'Edit',
  view: 'View',
  notAProject: 'This folder is not a project (there is no studio.json in it).',
  openOutside: 'Open this address in your browser?',
  open: 'Open',
  cancel: 'Cancel',
};

/** The words of menus and dialogs, which the system draws: Japanese or, for all others, English. */
export function words(): DesktopWords {
  return app.getLocale().startsWith('ja') ? ja : en;
}
