import type { Locale } from './locale.ts';

/** What is said where a text is saved under another name. */
const ja = {
  title: (name: string) => `${name}を別名で保存`,
  folder: 'フォルダー',
  top: 'プロジェクトの直下',
  name: 'ファイルの名前',
  unsaved: (name: string) => `保存していない変更は新しいファイルに入り、${name}は保存した状態に戻ります。`,
  save: '保存',
  stay: 'やめる',
};

const en: typeof ja = {
  title: (name) => `Save ${name} as`,
  folder: 'Folder',
  top: 'The project',
  name: 'Name of the file',
  unsaved: (name) => `What is not saved goes into the new file, and ${name} is again as it was saved.`,
  save: 'Save',
  stay: 'Cancel',
};

export const saveAsWords: Readonly<Record<Locale, typeof ja>> = { ja, en };
