import { describe, expect, it } from 'vitest';
import { deskWords } from '../../renderer/desk/words/generated/desk-words.ts';
import { reasonOf } from '../../renderer/desk/words/system-reasons.ts';

// A read-only folder, a full disk, a missing place: root may write everywhere, so no test of files shows all of them.
// The messages are tested here; that nothing is lost, in `tests/host/saving.test.ts`.

const codes = [
  ...['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOENT', 'ENOTDIR', 'EISDIR', 'ENOTEMPTY', 'ENAMETOOLONG'],
  ...['ELOOP', 'EXDEV', 'EBUSY', 'EIO', 'ESTALE', 'ETIMEDOUT', 'EMFILE', 'ENFILE'],
];
const { ja, en } = deskWords;
const own = { ja: { save: ja.saveReasons, elsewhere: {} }, en: { save: en.saveReasons, elsewhere: {} } };

describe.each(['ja', 'en'] as const)('the reason why something could not be written (%s)', (locale) => {
  it.each(['save', 'elsewhere'] as const)(
    'is a sentence without the code, for every error code of the system (%s)',
    (part) => {
      const said = codes.map((code) => reasonOf(own[locale][part], code, locale));
      const end = locale === 'ja' ? /^[^A-Z]*。$/ : /^[A-Z].*\.\s?$/;
      expect(said.filter((one, i) => !end.test(one) || one.includes(codes[i] as string))).toEqual([]);
    },
  );

  it('is a sentence also for an unknown code', () => {
    expect(reasonOf({}, 'EWEIRD', locale)).toBe(
      { ja: 'システムが書き込みを断りました（EWEIRD）。', en: 'The system refused to write it (EWEIRD).' }[locale],
    );
  });

  it('is separated from the text after it', () => {
    const words = { ja, en }[locale];
    expect(words.saveRefused({ path: 'a.json', reason: reasonOf(words.saveReasons, 'ENOENT', locale) })).toBe(
      {
        ja: 'a.json を保存できません。フォルダーがなくなっています。元の場所に戻してください。ここに書いたものは残っています。',
        en: 'a.json cannot be saved. Its folder is gone. Put it back. Your text is still here.',
      }[locale],
    );
  });
});
