import { app } from 'electron';

const ja = {
  file: 'ファイル',
  welcome: 'はじめの画面',
  openFolder: 'フォルダーを開く…',
  edit: '編集',
  view: '表示',
  openOutside: 'このアドレスをブラウザで開きますか。',
  open: '開く',
  cancel: 'キャンセル',
  close: '閉じる',
  makeOf: (file: string) => `「${file}」のプロジェクトを、このフォルダーに作りますか。`,
  make: '作って開く',
  cannotOpen: (file: string) => `「${file}」は開けません。`,
  because: (why: { readonly ja: string; readonly en: string }) => why.ja,
  noFile: 'ファイルを読めません。',
  cannotWrite: 'フォルダーに書けません。',
  look: '新しいスタジオがあるか確かめる…',
  lookAtStart: '始めるたびに確かめる',
  newest: (version: string) => `スタジオ ${version} が、いちばん新しいものです。`,
  offered: (version: string) => `新しいスタジオ ${version} があります。取り込みますか。`,
  loaded: '取り込んだものは、スタジオを終えるときに入ります。',
  loadIt: '取り込む',
  later: 'あとで',
  notLoaded: '取り込めませんでした。今のスタジオは、そのままです。',
  notLooked: '新しいスタジオがあるか、確かめられませんでした。',
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
  because: ({ en: why }) => `Reason: ${why}.`,
  noFile: 'The file cannot be read.',
  cannotWrite: 'The folder cannot be written to.',
  look: 'Check for updates…',
  lookAtStart: 'Check at every start',
  newest: (version) => `Studio ${version} is the latest version.`,
  offered: (version) => `Studio ${version} is available. Download it?`,
  loaded: 'The downloaded version will be installed when the studio closes.',
  loadIt: 'Download',
  later: 'Later',
  notLoaded: 'The download failed. The current studio is unchanged.',
  notLooked: 'Could not check for updates.',
};

/** Menus and dialogs: Japanese, or English for all other locales. */
export function words(): DesktopWords {
  return app.getLocale().startsWith('ja') ? ja : en;
}
