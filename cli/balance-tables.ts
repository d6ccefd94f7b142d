import type { BalanceReport } from '#api/cli/balance-report.ts';
import type { Door } from './command.ts';

type Cells = readonly string[];

/** A balance report for people: a table for each question. */
export function balanceTables(report: BalanceReport, { locale }: Pick<Door, 'locale'>): string {
  const { rates, paired, cards, ends, gaps, neverUsed } = report;
  const word = (ja: string, en: string) => (locale === 'ja' ? ja : en);
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
  const between = ([low, high]: readonly [number, number]) => `${percent(low)} – ${percent(high)}`;
  const kind = (one: { scenario: string; players: number; player: string }): Cells => [
    one.scenario,
    String(one.players),
    one.player,
  ];
  return [
    table(
      [
        word('シナリオ', 'scenario'),
        word('人数', 'players'),
        'bot',
        word('勝ち', 'won'),
        word('勝率', 'rate'),
        '95 %',
        word('ラウンド', 'rounds'),
      ],
      rates.map((one) => [
        ...kind(one),
        `${one.cleared}/${one.games}`,
        percent(one.winRate),
        between(one.interval),
        String(one.rounds),
      ]),
    ),
    table(
      [
        word('シナリオ', 'scenario'),
        word('人数', 'players'),
        'bot',
        word('比べる相手', 'against'),
        word('こちらだけ勝ち', 'only it'),
        word('相手だけ勝ち', 'only the other'),
        '95 %',
      ],
      paired.map((one) => [...kind(one), one.than, String(one.only), String(one.onlyOther), between(one.interval)]),
    ),
    table(
      [
        word('シナリオ', 'scenario'),
        'bot',
        word('カード', 'card'),
        word('何を', 'what'),
        word('回数', 'times'),
        word('ゲーム', 'games'),
        word('うち勝ち', 'won'),
      ],
      cards.map((one) => [
        one.scenario,
        one.player,
        one.card,
        one.what,
        String(one.times),
        String(one.games),
        String(one.won),
      ]),
    ),
    table(
      [
        word('シナリオ', 'scenario'),
        'bot',
        word('結果', 'result'),
        word('ルール', 'rule'),
        word('ランク', 'rank'),
        word('終わらせたカード', 'ended by'),
        word('ゲーム', 'games'),
      ],
      ends.map((one) => [
        one.scenario,
        one.player,
        one.result ?? '-',
        one.reason ?? '-',
        one.rank ?? '-',
        one.card ?? '-',
        String(one.games),
      ]),
    ),
    table(
      [
        word('シナリオ', 'scenario'),
        word('一度もなかったこと', 'what never happened'),
        word('数', 'count'),
        word('カード', 'cards'),
      ],
      [
        ...gaps.flatMap(({ scenario, unused, unreached, unended }) =>
          [
            { what: word('使われなかったカード', 'cards nobody used'), ids: unused },
            { what: word('着かなかったシナリオカード', 'scenario cards not reached'), ids: unreached },
            { what: word('終わらせなかったカード', 'ends not reached'), ids: unended },
          ].map(({ what, ids }) => [scenario, what, String(ids.length), ids.join(' ') || '-']),
        ),
        [
          word('すべて', 'all'),
          word('使われなかったカード', 'cards nobody used'),
          String(neverUsed.length),
          neverUsed.join(' ') || '-',
        ],
      ],
    ),
    table(
      [
        word('シナリオ', 'scenario'),
        'bot',
        word('勝ちの9割超で使われたと言えるカード', 'card used in surely more than 90 % of wins'),
        word('勝ち', 'wins'),
        word('割合', 'share'),
        '95 %',
      ],
      gaps.flatMap(({ scenario, dominant }) =>
        dominant.map((one) => [
          scenario,
          one.player,
          one.card,
          `${one.used}/${one.won}`,
          percent(one.share),
          between(one.interval),
        ]),
      ),
    ),
  ].join('\n');
}

/** Rows under a heading, in columns. A kanji or kana is two columns wide. */
function table(heading: Cells, rows: readonly Cells[]): string {
  const all = [heading, ...rows];
  const widths = heading.map((_, column) => Math.max(...all.map((row) => width(row[column] ?? ''))));
  const line = (row: Cells) => row.map((cell, i) => cell + ' '.repeat((widths[i] ?? 0) - width(cell))).join('  ');
  return all.map((row) => `${line(row).trimEnd()}\n`).join('');
}

function width(cell: string): number {
  return [...cell].reduce((sum, character) => sum + (/[\u3000-\u9fff\uff00-\uffef]/.test(character) ? 2 : 1), 0);
}
