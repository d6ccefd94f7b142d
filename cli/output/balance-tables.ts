import type { BalanceReport } from '#api/cli/balance-report.ts';
import { setupChoices } from '#host/play/setup-choices.ts';
import type { CliText, CommandContext } from '../arguments/command.ts';
import { type HeadingName, headingText } from '../words/cli-text.ts';
import { standingsParts } from './standings-tables.ts';
import type { Cells, ReportPart } from './text-table.ts';

type Rate = BalanceReport['rates'][number];
type ComparedKind = NonNullable<BalanceReport['against']>['kinds'][number];
type Change = Pick<ComparedKind['used'][number], 'before' | 'after' | 'difference' | 'interval'>;

/** What the rule system calls its own words. */
export interface NamesOfGame {
  readonly result: (id: string) => CliText;
  readonly event: (word: string) => CliText;
}

/** One table per question; empty ones are left out. */
export function balanceParts(
  report: BalanceReport,
  names: NamesOfGame,
  { locale }: Pick<CommandContext, 'locale'>,
): readonly ReportPart[] {
  const { rates, paired, endless, cards, ends, gaps, neverUsed, compared, against: version } = report;
  const word = (name: HeadingName) => headingText(name, locale);
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
  const kinds = [...headings, word('players'), 'bot'];
  const whose = [...headings, 'bot'];
  const against = rates.filter(({ wins }) => wins === null);
  const part = (name: HeadingName, heading: Cells, rows: readonly Cells[]): readonly ReportPart[] =>
    rows.length === 0 ? [] : [{ kind: 'table', name: word(name), heading, rows }];
  const nameOfFigure = (figure: string) => {
    const [what, which = ''] = figure.split('/');
    return what === 'wins' ? word('wins') : `${word(what === 'seat' ? 'seat' : 'role')} ${which}`;
  };
  const points = (value: number) => `${value > 0 ? '+' : ''}${(value * 100).toFixed(1)}`;
  /** What they are of stands before them. */
  const standingsOf = (one: Rate): readonly ReportPart[] => [
    { kind: 'lines', lines: [kind(one).join('  ')] },
    ...standingsParts(one.standings, locale),
  ];
  const clearChanges = ({ rounds, ends, used }: ComparedKind): readonly Cells[] => {
    const change = ({ before, after, difference, interval: [low, high] }: Change): Cells => [
      ...[String(before), String(after), points(difference), `${points(low)} – ${points(high)}`],
    ];
    const { difference, interval } = rounds;
    return [
      ...(rounds.isClear
        ? [[word('rounds'), '-', '-', difference.toFixed(2), interval.map((end) => end.toFixed(2)).join(' – ')]]
        : []),
      ...ends
        .filter(({ isClear }) => isClear)
        .map((end) => [
          `${end.result === null ? '-' : names.result(end.result)[locale]} ${end.reason ?? ''}`.trimEnd(),
          ...change(end),
        ]),
      ...used
        .filter(({ isClear }) => isClear)
        .map((one) => [`${one.card} ${names.event(one.what)[locale]}`, ...change(one)]),
    ];
  };
  return [
    ...part(
      'comparedFigure',
      [
        ...[...kinds, word('comparedFigure'), word('before'), word('now'), word('difference'), '95 %'],
        ...[word('onlyBefore'), word('onlyNow'), word('identical'), word('verdict')],
      ],
      (version?.kinds ?? []).flatMap(({ figures, pairs, identical, ...one }) =>
        figures.map(({ figure, before, after, difference, interval: [low, high], onlyBefore, onlyAfter, verdict }) => [
          ...[...kind(one), nameOfFigure(figure), percent(before), percent(after), points(difference)],
          ...[`${points(low)} – ${points(high)}`, String(onlyBefore), String(onlyAfter)],
          ...[`${identical}/${pairs}`, word(verdict)],
        ]),
      ),
    ),
    ...part(
      'clearChange',
      [...kinds, word('clearChange'), word('before'), word('now'), word('difference'), '95 %'],
      (version?.kinds ?? []).flatMap((one) => clearChanges(one).map((cells) => [...kind(one), ...cells])),
    ),
    ...part(
      'rate',
      [...kinds, word('won'), word('rate'), '95 %', word('rounds')],
      rates.map(({ wins, ...one }) => [
        ...kind(one),
        ...(wins === null
          ? ['-', '-', '-']
          : [`${wins.won}/${one.games}`, percent(wins.winRate), between(wins.interval)]),
        String(one.rounds),
      ]),
    ),
    ...against.flatMap((one) => standingsOf(one)),
    ...part(
      'against',
      [...kinds, word('against'), word('onlyIt'), word('onlyTheOther'), '95 %'],
      paired.map((one) => [
        ...kind(one),
        ...[programs(one.than), String(one.only), String(one.onlyOther), between(one.interval)],
      ]),
    ),
    ...part(
      'withoutEnd',
      [...kinds, word('withoutEnd'), '95 %', word('firstSeed'), word('why')],
      endless.map((one) => [
        ...[...kind(one), String(one.games), between(one.interval), String(one.seed), one.message[locale]],
      ]),
    ),
    ...part(
      'cards',
      [...whose, word('card'), word('what'), word('times'), word('games'), word('gamesWon')],
      cards.map((one) => [
        ...[...chosen(one), programs(one.bots), one.card, names.event(one.what)[locale]],
        ...[String(one.times), String(one.games), one.won === null ? '-' : String(one.won)],
      ]),
    ),
    ...part(
      'endsOfGames',
      [...[...whose, word('result'), word('rule'), word('rank')], ...[word('endedBy'), word('games')]],
      ends.map((one) => [
        ...[
          ...chosen(one),
          programs(one.bots),
          one.result === null ? '-' : names.result(one.result)[locale],
          one.reason ?? '-',
          one.rank ?? '-',
        ],
        ...[one.card ?? '-', String(one.games)],
      ]),
    ),
    ...part(
      'whatNeverHappened',
      [...headings, word('whatNeverHappened'), word('games'), '95 %', word('count'), word('cards')],
      gaps.length === 0
        ? []
        : [
            ...gaps.flatMap(({ unused, unreached, unended, games, interval, ...one }) =>
              [
                { what: word('cardsNobodyUsed'), ids: unused },
                { what: word('storyCardsNotReached'), ids: unreached },
                { what: word('endsNotReached'), ids: unended },
              ].map(({ what, ids }) => [
                ...[...chosen(one), what, String(games), between(interval)],
                ...[String(ids.length), ids.join(' ') || '-'],
              ]),
            ),
            [
              ...options.map(() => word('all')),
              word('cardsNobodyUsed'),
              ...[String(report.games), '-'],
              ...[String(neverUsed.length), neverUsed.join(' ') || '-'],
            ],
          ],
    ),
    ...part(
      'cardInMostWins',
      [...[...whose, word('cardInMostWins')], ...[word('wins'), word('share'), '95 %']],
      gaps.flatMap(({ dominant, choices }) =>
        dominant.map((one) => [
          ...[...chosen({ choices }), programs(one.bots), one.card],
          ...[`${one.used}/${one.won}`, percent(one.share), between(one.interval)],
        ]),
      ),
    ),
    ...part(
      'whatHasChanged',
      [...kinds, word('whatHasChanged'), word('before'), word('now')],
      (compared?.rates ?? []).map(({ what, before, now, ...one }) => [
        ...[...kind(one), what],
        ...[before, now].map((value) => (value === null ? '-' : String(Number(value.toFixed(3))))),
      ]),
    ),
    ...part(
      'cardUsedOtherwise',
      [
        ...[...whose, word('cardUsedOtherwise'), word('what')],
        ...[word('timesBefore'), word('timesNow'), word('gamesBefore'), word('gamesNow')],
      ],
      (compared?.cards ?? version?.cards ?? []).map(({ choices, bots, card, what, before, now }) => [
        ...[...chosen({ choices }), programs(bots), card, what],
        ...[before.times, now.times, before.games, now.games].map(String),
      ]),
    ),
  ];
}
