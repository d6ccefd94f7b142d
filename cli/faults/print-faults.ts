import type { AskedCalibration } from '#host/print/print-calibration.ts';
import {
  addressNamed,
  fileEnding,
  guidesNamed,
  kindFor,
  kindWords,
  paperNamed,
  partWords,
  shopNamed,
  usualParts,
} from '#host/print/print-choices.ts';
import type { AskedPrint } from '#host/print/print-job.ts';
import type { PrintedSince } from '#host/print/printed-since.ts';
import { type ArgumentFault, missingValue, wrongValue } from '../arguments/argument-faults.ts';
import type { Given, Words } from '../arguments/command.ts';

type Asked =
  | { readonly print: Omit<AskedPrint, 'locales'>; readonly to: string }
  | { readonly sheet: AskedCalibration; readonly to: string }
  | { readonly fault: ArgumentFault };

const addresses = {
  ja: '「https://…」のアドレスか、「/home/me/tts」「C:\\tts」のような、絶対パス',
  en: 'an address (https://…) or a whole path, such as /home/me/tts or C:\\tts',
};

/** What was typed, as far as it can be told without the project. */
export function asked(given: Given): Asked {
  const shop = shopNamed(given.text('shop'));
  const needed = kindFor(shop);
  const typed = given.text('as');
  const as = kindWords.find((one) => one === typed) ?? needed;
  if (as === undefined) return { fault: missingValue('--as', anyOf(kindWords)) };
  if (needed !== undefined && as !== needed) return { fault: wrongValue('--as', as, anyOf([needed]), undefined) };
  const [to, ending] = [given.text('to'), fileEnding(as)];
  const right = { ja: `${ending} で終わる名前`, en: `a name that ends in ${ending}` };
  if (to === undefined) return { fault: missingValue('--to', right) };
  if (!to.toLowerCase().endsWith(ending)) return { fault: wrongValue('--to', to, right, undefined) };
  const offset = offsetOf(given.text('offset') ?? '0,0');
  if (offset === null)
    return {
      fault: wrongValue(
        '--offset',
        given.text('offset') ?? '',
        {
          ja: '「3,-5」のような、右と上へ動かす幅（0.1 mm 単位）',
          en: 'how far right and up, in 0.1 mm, such as 3,-5',
        },
        undefined,
      ),
    };
  const address = addressNamed(given.text('address'));
  if (address === null) return { fault: wrongValue('--address', given.text('address') ?? '', addresses, undefined) };
  const parts = listOf(given.text('parts'));
  const paper = paperNamed(given.text('paper'));
  const duplex = given.text('duplex') === 'short' ? ('short' as const) : ('long' as const);
  if (as === 'calibration') return { sheet: { paper, duplex, offset }, to };
  const print = {
    ...{ as, shop, paper, duplex, offset, guides: guidesNamed(given.text('guides')) },
    parts: parts.length === 0 ? usualParts : [...new Set(parts)],
    select: listOf(given.text('select')),
    only: null,
    copies: given.text('copies') === 'one' ? ('one' as const) : ('printed' as const),
    address,
  };
  return { print, to };
}

function anyOf(words: readonly string[]) {
  return words.length === 1
    ? { ja: words.join(), en: words.join() }
    : { ja: `${words.join('・')} のどれか`, en: `one of ${words.join(', ')}` };
}

/** The first of these parts that the game does not print; null: it prints them all. */
export function unknownPart(
  parts: readonly string[],
  printed: readonly { readonly id: string }[],
): ArgumentFault | null {
  const known = partWords(printed);
  const wrong = parts.find((part) => !known.includes(part));
  return wrong === undefined ? null : wrongValue('--parts', wrong, anyOf(known), undefined);
}

/** What is written between commas. */
export function listOf(written: string | undefined): readonly string[] {
  return (written ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

function offsetOf(written: string): readonly [number, number] | null {
  const [, x, y] = /^(-?\d{1,3}),(-?\d{1,3})$/.exec(written) ?? [];
  return x === undefined || y === undefined ? null : [Number(x), Number(y)];
}

/** No card or board is called so, or the game has none. */
export function nothingToPrint(hasFaces: boolean, select: readonly string[]): ArgumentFault {
  if (!hasFaces)
    return {
      code: 'ARG040',
      message: {
        ja: 'このプロジェクトに、印刷する面はありません。',
        en: 'There are no faces to print in this project.',
      },
      data: {},
    };
  const list = select.join(',');
  return {
    code: 'ARG039',
    message: {
      ja: `「${list}」で始まる id のカードもボードも、このプロジェクトにありません。`,
      en: `There is no card or board in this project whose id begins with ${list}.`,
    },
    data: { select: [...select] },
  };
}

/** It is not known what was there then. */
export function notKnownSince(since: string, found: Exclude<PrintedSince, { readonly kind: 'known' }>): ArgumentFault {
  switch (found.kind) {
    case 'no-such-time':
      return wrongValue(
        '--changed-since',
        since,
        {
          ja: 'HEAD、ブランチ、コミットのidか、「2026-11-26T10:00」のような日時',
          en: 'HEAD, a branch, the id of a commit, or a time such as 2026-11-26T10:00',
        },
        undefined,
      );
    case 'no-commit-yet':
      return unread(since, found.kind, {
        ja: 'この git リポジトリーには、まだコミットがありません。',
        en: 'There is no commit yet in this git repository.',
      });
    case 'no-git':
      return unread(since, found.kind, {
        ja: 'プロジェクトは git リポジトリーの中にありません。日時なら「2026-11-26T10:00」のように書いてください。',
        en: 'The project lies in no git repository. Give a time such as 2026-11-26T10:00.',
      });
    case 'unread':
      return unread(since, found.why, whyUnread[found.why]);
  }
}

function unread(since: string, why: string, { ja, en }: Words): ArgumentFault {
  return {
    code: 'ARG041',
    message: {
      ja: `「${since}」のときの文を読めませんでした。${ja}`,
      en: `What was written at ${since} could not be read. ${en}`,
    },
    data: { since, why },
  };
}

const broken = {
  ja: 'git のフォルダーが壊れているか、読めない形です。',
  en: 'The git folder is damaged, or of a kind that cannot be read here.',
};
const whyUnread: Readonly<Record<Extract<PrintedSince, { readonly kind: 'unread' }>['why'], Words>> = {
  missing: { ja: 'そのときの版が残っていません。', en: 'No version of that time was kept.' },
  damaged: { ja: '残した版の記録が壊れています。', en: 'What was kept of it is damaged.' },
  foreign: { ja: 'UTF-8 ではありません。', en: 'It is not UTF-8.' },
  ...{ failed: broken, unreadable: broken },
  large: { ja: 'git の履歴が大きすぎます。', en: 'The git history is too large.' },
  slow: {
    ja: 'git の履歴を読むのに時間がかかりすぎました。',
    en: 'Reading the git history took too long.',
  },
  partial: {
    ja: 'このクローンには取り寄せていない履歴があります（partial clone）。git で取り寄せてください。',
    en: 'It was not fetched with this clone (a partial clone). Fetch it with git.',
  },
  sha256: {
    ja: 'SHA-256 の git リポジトリーは、まだ読めません（SHA-1 は読めます）。',
    en: 'This git repository names its objects by SHA-256, which is not read yet (SHA-1 is).',
  },
  reftable: {
    ja: 'ブランチを reftable で持つ git リポジトリーは、まだ読めません。',
    en: 'This git repository keeps its branches as a reftable, which is not read yet.',
  },
  extension: {
    ja: 'この git リポジトリーは、ここで知らない拡張を使っています。',
    en: 'This git repository uses an extension that is not known here.',
  },
};

/** Every face is as it was. */
export function nothingChanged(since: string): ArgumentFault {
  return {
    code: 'ARG042',
    message: { ja: `「${since}」から変わった面はありません。`, en: `No face has changed since ${since}.` },
    data: { since },
  };
}
