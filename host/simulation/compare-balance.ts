import type { BalanceReport } from '#api/cli/balance-report.ts';

type Compared = NonNullable<BalanceReport['compared']>;
type Rate = BalanceReport['rates'][number];
type Card = BalanceReport['cards'][number];

/** Differences to an earlier report; null: other seeds, bots or seats. */
export function compareBalance(before: BalanceReport, now: Omit<BalanceReport, 'compared'>): Compared | null {
  const isSameSeeds = before.seeds.from === now.seeds.from && before.seeds.to === now.seeds.to;
  const kinds = (rates: readonly Rate[]) => rates.map(kindOf).join('\n');
  if (!isSameSeeds || before.playouts !== now.playouts || kinds(before.rates) !== kinds(now.rates)) return null;
  return {
    rates: now.rates.flatMap((rate, at) => changed(before.rates[at] as Rate, rate)),
    cards: [...new Set([...before.cards, ...now.cards].map(nameOf))].flatMap((name) => {
      const [old, one] = [before.cards, now.cards].map((cards) => cards.find((card) => nameOf(card) === name));
      const { choices, bots, card, what } = (one ?? old) as Card;
      if (old?.times === one?.times && old?.games === one?.games && old?.won === one?.won) return [];
      return [{ choices: { ...choices }, bots: [...bots], card, what, before: countsOf(old), now: countsOf(one) }];
    }),
  };
}

const kindOf = ({ choices, seats, bots }: Pick<Rate, 'choices' | 'seats' | 'bots'>): string =>
  JSON.stringify([choices, seats, bots]);
const nameOf = ({ choices, bots, card, what }: Card): string => JSON.stringify([choices, bots, what, card]);
const countsOf = (card: Card | undefined) => ({
  times: card?.times ?? 0,
  games: card?.games ?? 0,
  won: card?.won ?? null,
});

function changed(before: Rate, now: Rate): Compared['rates'] {
  const { choices, seats, bots } = now;
  const numbers = [numbersOf(before), numbersOf(now)] as const;
  return [...new Set(numbers.flatMap((of) => [...of.keys()]))].flatMap((what) => {
    const [old, one] = numbers.map((of) => of.get(what) ?? null);
    return old === one ? [] : [{ choices, seats, bots, what, before: old ?? null, now: one ?? null }];
  });
}

/** By names such as `rounds`, `wins`, `seat/1/winRate`, `line/TM-PR-06/greedy`. */
function numbersOf({ rounds, wins, standings }: Rate): Map<string, number> {
  const found = new Map<string, number>([['rounds', rounds]]);
  if (wins !== null) found.set('wins', wins.winRate);
  const told = [
    ...standings.seats.map((one) => [`seat/${one.seat + 1}`, one] as const),
    ...standings.orders.map((one) => [`order/${one.order}`, one] as const),
    ...standings.roles.map((one) => [`role/${one.role}`, one] as const),
    ...standings.bots.map((one) => [`bot/${one.bot}`, one] as const),
  ];
  for (const [who, { winRate, score }] of told) {
    found.set(`${who}/winRate`, winRate);
    if (score !== null) found.set(`${who}/score`, score.mean);
  }
  for (const { rule, label, bots } of standings.lines)
    for (const { bot, mean } of bots) found.set(`line/${rule}/${label.en}/${bot}`, mean);
  return found;
}
