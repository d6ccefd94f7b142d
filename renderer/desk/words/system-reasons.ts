import type { Locale } from './locale.ts';

/** What the system says when it cannot write, in sentences; parts of the desk may say it more closely. */
const known: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  ja: {
    EACCES: '書き込みが許されていません。フォルダーの権限を確かめてください。',
    EPERM: '書き込みが許されていません。フォルダーの権限を確かめてください。',
    EROFS: '読み取り専用の場所にあります。',
    ENOSPC: 'ディスクがいっぱいです。空きを作って、もう一度してください。',
    EDQUOT: '使ってよい容量を使い切っています。空きを作って、もう一度してください。',
    ENOENT: 'フォルダーがなくなっています。元の場所に戻してください。',
    ENOTDIR: 'フォルダーがあるはずの所に、ファイルがあります。',
    EISDIR: '同じ名前のフォルダーがあります。',
    ENOTEMPTY: 'フォルダーに、ここには見えないものが入っています。',
    ENAMETOOLONG: '名前が長すぎます。',
    ELOOP: 'リンクが輪になっています。',
    EXDEV: '別のディスクへは移せません。',
    EBUSY: 'ほかのプログラムが使っています。閉じて、もう一度してください。',
    EIO: 'ディスクが読み書きに答えません。つながりを確かめてください。',
    ESTALE: 'ネットワークのフォルダーに届きません。つながりを確かめてください。',
    ETIMEDOUT: 'ネットワークのフォルダーに届きません。つながりを確かめてください。',
    EMFILE: '開いているファイルが多すぎます。ほかのプログラムを閉じて、もう一度してください。',
    ENFILE: '開いているファイルが多すぎます。ほかのプログラムを閉じて、もう一度してください。',
  },
  en: {
    EACCES: 'Writing is not allowed. See who may write in the folder.',
    EPERM: 'Writing is not allowed. See who may write in the folder.',
    EROFS: 'It lies where nothing can be written.',
    ENOSPC: 'The disk is full. Make room and try again.',
    EDQUOT: 'All the room you may use on the disk is used. Make room and try again.',
    ENOENT: 'Its folder is gone. Put it back in its place.',
    ENOTDIR: 'A file lies where there should be a folder.',
    EISDIR: 'There is a folder of that name.',
    ENOTEMPTY: 'Something that is not shown here lies in the folder.',
    ENAMETOOLONG: 'Its name is too long.',
    ELOOP: 'Links lead round in a circle.',
    EXDEV: 'It cannot be moved to another disk.',
    EBUSY: 'Another program uses it. Close it there and try again.',
    EIO: 'The disk does not answer. See whether it is connected.',
    ESTALE: 'The folder on the network cannot be reached. See whether you are connected.',
    ETIMEDOUT: 'The folder on the network cannot be reached. See whether you are connected.',
    EMFILE: 'Too many files are open. Close other programs and try again.',
    ENFILE: 'Too many files are open. Close other programs and try again.',
  },
};
const other: Readonly<Record<Locale, (code: string) => string>> = {
  ja: (code) => `システムが書き込みを断りました（${code}）。`,
  en: (code) => `The system refused to write it (${code}).`,
};

/** Why something could not be written: as a part of the desk says it, else what the system's code means. */
export function reasonOf(own: Readonly<Record<string, string>>, code: string, locale: Locale): string {
  if (Object.hasOwn(own, code)) return own[code] as string;
  return Object.hasOwn(known[locale], code) ? (known[locale][code] as string) : other[locale](code);
}
