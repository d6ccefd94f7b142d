import { app } from 'electron';

const ja = {
  file: 'ファイル',
  welcome: 'はじめの画面',
  openFolder: 'フォルダーを開く…',
  edit: '編集',
  view: '表示',
  openOutside: 'このアドレスをブラウザで開きますか。',
  open: '開く',
  cancel: 'やめる',
};

export type DesktopWords = Readonly<typeof ja>;

const en: DesktopWords = {
  file: 'File',
  welcome: 'Welcome',
  openFolder: 'Open folder…',
  edit: 'Edit',
  view: 'View',
  openOutside: 'Open this address in your browser?',
  open: 'Open',
  cancel: 'Cancel',
};

/** The words of menus and dialogs, which the system draws: Japanese or, for all others, English. */
export function words(): DesktopWords {
  return app.getLocale().startsWith('ja') ? ja : en;
}
