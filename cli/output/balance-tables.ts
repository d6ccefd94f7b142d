import type { BalanceReport } from '#api/cli/balance-report.ts';
import { setupChoices } from '#host/play/setup-choices.ts';
import type { CommandContext } from '../arguments/command.ts';
import { standingsTables } from './standings-tables.ts';
import { type Cells, textTable } from './text-table.ts';

type Rate = BalanceReport['rates'][number];

/** One table per question; empty ones are left out. */
export function balanceTables(report: BalanceReport, { locale }: Pick<CommandContext, 'locale'>): string {
  const { rates, paired, cards, ends, gaps, neverUsed, compared } = report;
  const word = (ja: string, en: string) => (locale === 'ja' ? ja : en);
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
  const between = ([low, high]: readonly [number, number]) => `${percent(low)} – ${percent(high)}`;
  const options = Object.keys(rates[0]?.choices ?? {});
  const headings = options.map((id) => setupChoices.find((one) => one.id === id)?.name[locale] ?? id);
  const chosen = ({ choices }: Pick<Rate, 'choices'>): Cells => options.map((id) => choices[id] ?? '-');
  const programs = (bots: readonly string[]) => bots.join(' ');
  const kind = (one: Pick<Rate, 'choices' | 'seats' | 'bots'>): Cells => [
    ...chosen(one),
    String(one.seats),
    programs(one.bots),
  ];
  const kinds = [...headings, word('人数', 'players'), 'bot'];
  const whose = [...headings, 'bot'];
  const against = rates.filter(({ wins }) => wins === null);
  const part = (heading: Cells, rows: readonly Cells[]) => (rows.length === 0 ? [] : [textTable(heading, rows)]);
  return [
    ...part(
      [...kinds, word('勝ち', 'won'), word('勝率', 'rate'), '95 %', word('ラウンド', 'rounds')],
      rates.map(({ wins, ...one }) => [
        ...kind(one),
        ...(wins === null
          ? ['-', '-', '-']
          : [`${wins.won}/${one.games}`, percent(wins.winRate), between(wins.interval)]),
        String(one.rounds),
      ]),
    ),
    ...against.map((one) => `${kind(one).join('  ')}\n${standingsTables(one.standings, locale)}`),
    ...part(
      [
        ...kinds,
        word('比べる相手', 'against'),
        word('こちらだけ勝ち', 'only it'),
        word('相手だけ勝ち', 'only the other'),
        '95 %',
      ],
      paired.map((one) => [
        ...kind(one),
        ...[programs(one.than), String(one.only), String(one.onlyOther), between(one.interval)],
      ]),
    ),
    ...part(
      [
        ...whose,
        word('カード', 'card'),
        word('何を', 'what'),
        word('回数', 'times'),
        word('ゲーム', 'games'),
        word('うち勝ち', 'won'),
      ],
      cards.map((one) => [
        ...[...chosen(one), programs(one.bots), one.card, one.what],
        ...[String(one.times), String(one.games), one.won === null ? '-' : String(one.won)],
      ]),
    ),
    ...part(
      [
        ...[...whose, word('結果', 'result'), word('ルール', 'rule'), word('ランク', 'rank')],
        ...[word('終わらせたカード', 'ended by'), word('ゲーム', 'games')],
      ],
      ends.map((one) => [
        ...[...chosen(one), programs(one.bots), one.result ?? '-', one.reason ?? '-', one.rank ?? '-'],
        ...[one.card ?? '-', String(one.games)],
      ]),
    ),
    ...part(
      [...headings, word('一度もなかったこと', 'what never happened'), word('数', 'count'), word('カード', 'cards')],
      gaps.length === 0
        ? []
        : [
            ...gaps.flatMap(({ unused, unreached, unended, ...one }) =>
              [
                { what: word('使われなかったカード', 'cards nobody used'), ids: unused },
                { what: word('着かなかった物語のカード', 'story cards not reached'), ids: unreached },
                { what: word('終わらせなかったカード', 'ends not reached'), ids: unended },
              ].map(({ what, ids }) => [...chosen(one), what, String(ids.length), ids.join(' ') || '-']),
            ),
            [
              ...options.map(() => word('すべて', 'all')),
              word('使われなかったカード', 'cards nobody used'),
              ...[String(neverUsed.length), neverUsed.join(' ') || '-'],
            ],
          ],
    ),
    ...part(
      [
        ...[...whose, word('勝ちの9割超で使われたと言えるカード', 'card used in surely more than 90 % of wins')],
        ...[word('勝ち', 'wins'), word('割合', 'share'), '95 %'],
      ],
      gaps.flatMap(({ dominant, choices }) =>
        dominant.map((one) => [
          ...[...chosen({ choices }), programs(one.bots), one.card],
          ...[`${one.used}/${one.won}`, percent(one.share), between(one.interval)],
        ]),
      ),
    ),
    ...part(
      [...kinds, word('変わった数', 'what has changed'), word('前', 'before'), word('後', 'now')],
      (compared?.rates ?? []).map(({ what, before, now, ...one }) => [
        ...[...kind(one), what],
        ...[before, now].map((value) => (value === null ? '-' : String(Number(value.toFixed(3))))),
      ]),
    ),
    ...part(
      [
        ...[...whose, word('使われ方の変わったカード', 'card used otherwise'), word('何を', 'what')],
        ...[
          word('前の回数', 'times before'),
          word('後の回数', 'now'),
          word('前のゲーム', 'games before'),
          word('後のゲーム', 'now'),
        ],
      ],
      (compared?.cards ?? []).map(({ choices, bots, card, what, before, now }) => [
        ...[...chosen({ choices }), programs(bots), card, what],
        ...[before.times, now.times, before.games, now.games].map(String),
      ]),
    ),
  ].join('\n');
}
