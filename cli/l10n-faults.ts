import type { OpenedTranslations } from '#host/translations.ts';
import type { ArgumentFault } from './argument-faults.ts';
import type { Door, ExitCode } from './command.ts';
import { cannot, cannotPlay } from './tell-problems.ts';

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

function noSuchLocale(
  given: string,
  { named, known }: Extract<OpenedTranslations, { readonly kind: 'no-such-locale' }>,
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
