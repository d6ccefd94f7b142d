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
  close: '閉じる',
  makeOf: (file: string) => `「${file}」のプロジェクトを、このフォルダーに作りますか。`,
  make: '作って開く',
  cannotOpen: (file: string) => `「${file}」は開けません。`,
  because: (why: { readonly ja: string; readonly en: string }) => why.ja,
  noFile: 'ファイルを読めません。',
  cannotWrite: 'フォルダーに書けません。',
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
  close: 'Close',
  makeOf: (file) => `Make the project of ${file} in this folder?`,
  make: 'Make and open',
  cannotOpen: (file) => `${file} cannot be opened.`,
  because: ({ en: why }) => `The reason: ${why}.`,
  noFile: 'The file cannot be read.',
  cannotWrite: 'The folder cannot be written.',
};

/** The words of menus and dialogs, which the system draws: Japanese or, for all others, English. */
export function words(): DesktopWords {
  return app.getLocale().startsWith('ja') ? ja : en;
}
