import { formatWords, type Imported } from '#host/translations/exchange-translations.ts';
import type { OpenedTranslations } from '#host/translations/translations.ts';
import { type ArgumentFault, missingValue } from '../arguments/argument-faults.ts';
import type { Door, ExitCode, Words } from '../arguments/command.ts';
import { cannot, cannotPlay, notWritten } from '../output/tell-problems.ts';

/** Why the translations of a project cannot be looked at, told; 2. */
export function cannotOpen(
  opened: Exclude<OpenedTranslations, { readonly kind: 'opened' }>,
  folder: string,
  locale: string | undefined,
  door: Door,
): ExitCode {
  if (opened.kind === 'no-such-locale') return cannot(door, noSuchLocale(locale ?? '', opened));
  return cannotPlay(
    door,
    folder,
    opened.problems.filter(({ severity }) => severity === 'error'),
  );
}

/** A language that the project is not in. */
export function noSuchLocale(
  given: string,
  { named, known }: Pick<Extract<OpenedTranslations, { readonly kind: 'no-such-locale' }>, 'named' | 'known'>,
): ArgumentFault {
  const { nearest, isLocale } = named;
  const data = { given, known: [...known], ...(nearest === undefined ? {} : { nearest }) };
  const meant =
    nearest === undefined
      ? { ja: '', en: '' }
      : { ja: `${nearest} ではありませんか。`, en: ` Did you mean ${nearest}?` };
  if (!isLocale)
    return {
      code: 'ARG031',
      message: {
        ja: `「${given}」は言語の名前（BCP 47）ではありません。${meant.ja}`,
        en: `"${given}" is no name of a language (BCP 47).${meant.en}`,
      },
      data,
    };
  const list = known.length === 0 ? { ja: 'ありません', en: 'none' } : { ja: known.join('・'), en: known.join(', ') };
  return {
    code: 'ARG032',
    message: {
      ja: `このプロジェクトは ${given} に訳されていません。studio.json の locales にあるのは：${list.ja}。${meant.ja}`,
      en: `This project is not translated into ${given}. In locales of its studio.json there are: ${list.en}.${meant.en}`,
    },
    data,
  };
}

/** A file of translations that is not taken, or could not be made: where, and why. Nothing was written. */
export function refusedExchange(
  door: Door,
  file: string,
  { fault, message: { ja, en } }: Extract<Imported, { readonly kind: 'refused' }>,
): ExitCode {
  const message = { ja: `${file}：${ja}何も書いていません。`, en: `${file}: ${en} Nothing was written.` };
  return cannot(door, { code: 'ARG033', message, data: { file, fault } });
}

/** A file by whose name nobody knows what it holds. */
export const noFormat = (): ArgumentFault =>
  missingValue('--format', { ja: `${formatWords.join('・')} のどれか`, en: `one of ${formatWords.join(', ')}` });

/** Why nothing came of an import, told; 2. */
export function cannotImport(
  door: Door,
  file: string,
  done: Exclude<Imported, { readonly kind: 'imported' }>,
): ExitCode {
  switch (done.kind) {
    case 'refused':
      return refusedExchange(door, file, done);
    case 'no-such-file':
      return cannot(door, {
        code: 'ARG034',
        message: { ja: `${file} というファイルはありません。`, en: `There is no file ${file}.` },
        data: { file },
      });
    case 'unreadable': {
      const { ja, en } = whyUnreadable(done.fault);
      return cannot(door, {
        code: 'ARG035',
        message: { ja: `${file} を読めません：${ja}`, en: `${file} cannot be read: ${en}` },
        data: { file, fault: done.fault },
      });
    }
    case 'not-written':
      return done.code === 'conflict'
        ? cannot(door, {
            code: 'ARG036',
            message: {
              ja: `${done.path} は、読んでから今までに書き換えられました。何も書いていません。もう一度実行してください。`,
              en: `${done.path} was written by somebody else in the meantime. Nothing was written; run it once more.`,
            },
            data: { file: done.path },
          })
        : cannot(door, notWritten(done.path));
  }
}

type FileFault = Extract<Imported, { readonly kind: 'unreadable' }>['fault'];

function whyUnreadable(fault: FileFault): Words {
  switch (fault.kind) {
    case 'encoding': {
      const place = `${fault.line + 1}:${fault.character + 1}`;
      // Of bytes that are text in nothing that is known nobody can say what they are
      if (fault.guess === null)
        return {
          ja: `UTF-8 の文ではありません（${place} から）。文のファイルなら、書いたプログラムから UTF-8 で保存し直してください。`,
          en: `it is no text in UTF-8 (from ${place}). If it is a text, save it as UTF-8 from the program that wrote it.`,
        };
      return {
        ja: `UTF-8 ではありません（${place} から。${fault.guess} のようです）。UTF-8 で保存し直してください。`,
        en: `it is not UTF-8 (from ${place}; it looks like ${fault.guess}). Save it as UTF-8.`,
      };
    }
    case 'too-large':
      return { ja: `大きすぎます（${fault.most}バイトまで）。`, en: `it is too large (${fault.most} bytes at most).` };
    default:
      return { ja: '普通のファイルではありません。', en: 'it is no ordinary file.' };
  }
}
