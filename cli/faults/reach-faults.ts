import type { ArgumentFault } from '../arguments/argument-faults.ts';
import type { Words } from '../arguments/command.ts';

/** What `studio reach` cannot take. */
export const notOneGoal = (): ArgumentFault => ({
  code: 'ARG026',
  message: {
    ja: '目標を1つ書いてください：--to にカード・効果・出来事の種類、または --when に条件。',
    en: 'Give one goal: --to with a card, an effect or a kind of event, or --when with a condition.',
  },
  data: {},
});

export function noGoal(given: string, nearest: string | undefined): ArgumentFault {
  const [ja, en] = nearest === undefined ? ['', ''] : [`${nearest} ではありませんか。`, ` Did you mean ${nearest}?`];
  return {
    code: 'ARG027',
    message: {
      ja: `「${given}」というカードも効果も出来事の種類もありません。${ja}`,
      en: `There is no card, effect or kind of event "${given}".${en}`,
    },
    data: nearest === undefined ? { given } : { given, nearest },
  };
}

export function badCondition(given: string, at: string, why: Words): ArgumentFault {
  const place = at === '' ? { ja: '', en: '' } : { ja: `（${at}）`, en: ` (at ${at})` };
  return {
    code: 'ARG028',
    message: {
      ja: `--when の条件を読めません${place.ja}：${why.ja}。`.replace(/。。$/, '。'),
      en: `The condition of --when cannot be read${place.en}: ${why.en}`,
    },
    data: { given, at },
  };
}

export const badLimit = (given: string): ArgumentFault => ({
  code: 'ARG029',
  message: {
    ja: `--limit に「${given}」は使えません。10s、500ms、2m のように書いてください。`,
    en: `--limit cannot be "${given}". Give it as 10s, 500ms or 2m.`,
  },
  data: { given },
});

export const noKeptLine = (file: string): ArgumentFault => ({
  code: 'ARG030',
  message: {
    ja: `${file} は、はじめから遊んだゲームの記録ではありません。studio play --save で作ったファイルを書いてください。`,
    en: `${file} is no game that was played from its beginning. Give files that studio play --save has written.`,
  },
  data: { file },
});
