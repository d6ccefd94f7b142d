import { performance } from 'node:perf_hooks';
import type { ContributionReport } from '#api/cli/contribution-report.ts';
import { contentOf, type Playable } from '#authoring/project/play/playable.ts';
import {
  couldReplace,
  playingLike,
  type SuppliedDesign,
  suppliedDesigns,
  withoutDesign,
} from '#authoring/tools/supply/supplied-designs.ts';
import { isWith } from '#engine/simulation/answers/answer-kinds.ts';
import { companyOf } from '#engine/simulation/company.ts';
import { anyTimeProbability } from '#engine/simulation/comparison/any-time-interval.ts';
import { discoveries } from '#engine/simulation/comparison/false-discovery.ts';
import { namesLaid } from '#engine/simulation/names-laid.ts';
import { type HowGamesArePlayed, withGamesPool } from '../lab/games-pool.ts';
import { jobOfGames } from '../lab/job-of-games.ts';
import { Variant, VariantGames } from '../lab/variants.ts';
import { suggestion } from '../program/suggestion.ts';
import {
  effectOf,
  isDecided,
  type NumberGames,
  refusalIn,
  roundedBoth,
  roundedOf,
  roundedRate,
} from './number-games.ts';
import { catchRefusals, type Unplayed } from './refused-games.ts';

type Card = ContributionReport['cards'][number];
type Dominated = NonNullable<ContributionReport['dominated']>;

/** Set-ups may draw some of what they use: cards are looked for in this many. */
const SETUPS = 12;

export interface WhatContributes extends NumberGames {
  /** Default: all cards of the games. */
  readonly cards?: readonly string[];
  /** Whether to look for cards that another one beats at its own price. */
  readonly dominated: boolean;
}

/** Throws `RefusalError` for a set-up that cannot be. */
export function cardsOfGames(playable: Playable, what: WhatContributes): readonly SuppliedDesign[] {
  const { setup } = jobOfGames(playable, what, what.program);
  const content = contentOf(playable);
  const laid = new Set<string>();
  for (let seed = what.seeds.from; seed < what.seeds.from + SETUPS; seed++)
    for (const id of namesLaid(playable.system, content, { ...setup, seed })) laid.add(id);
  return suppliedDesigns(playable).filter(({ id }) => laid.has(id));
}

/** The first name that is none of these cards, with the nearest. */
export function unknownCard(names: readonly string[], cards: readonly SuppliedDesign[]) {
  const ids = cards.map(({ id }) => id);
  const name = names.find((one) => !ids.includes(one));
  return name === undefined ? null : { name, nearest: suggestion(name, ids) };
}

/**
 * Plays without each card in turn until it is decided whether that changes the figure: players together without any copy
 * of it, others with it against a seat that goes without. `heard`: what was tried, of how much.
 */
export function contribution(
  playable: Playable,
  what: WhatContributes,
  how: HowGamesArePlayed,
  heard: (done: number, of: number) => void,
): Promise<{ readonly report: ContributionReport } | Unplayed> {
  return catchRefusals(playable.system, async () => {
    const { system } = playable;
    const start = performance.now();
    const all = cardsOfGames(playable, what);
    const cards = all.filter(({ id }) => what.cards?.includes(id) ?? true);
    const { together } = system.seating(contentOf(playable), what.choices);
    const pairs = what.dominated && together ? pairsOf(cards, all) : [];
    const job = { ...jobOfGames(playable, what, what.program), tally: true, answers: !together };
    return await withGamesPool(how, async (pool) => {
      const games = new VariantGames({ playable, job, ...what }, pool, how.store);
      const own = await games.measure(new Variant(playable), () => false);
      let done = 0;
      const measured = async <Of>(of: Of, variant: Variant) => {
        await games.measure(variant, ({ difference }) => isDecided(difference));
        heard(++done, cards.length + pairs.length);
        return { of, variant };
      };
      const without: { readonly of: SuppliedDesign; readonly variant: Variant }[] = [];
      for (const card of cards) without.push(await measured(card, variantWithout(playable, card, together, what)));
      const replaced: { readonly of: Pair; readonly variant: Variant }[] = [];
      for (const pair of pairs)
        replaced.push(await measured(pair, new Variant(playingLike(playable, pair.card, pair.by))));
      const { words } = system.expected?.(contentOf(playable), what.choices) ?? { words: null };
      const company = companyOf(games.lines, words?.used ?? Object.values(system.tallied).map(({ as }) => as));
      return {
        ...{ figure: what.figure, program: what.program.join(), seeds: what.seeds, rate: roundedOf(own.rate, 0) },
        way: together ? ('takenOut' as const) : ('goneWithout' as const),
        cards: told(without, ({ id, file }, variant, isClear): Card => {
          const { used, won, rate, interval } = company(id);
          return {
            ...{ card: id, file, ...lostWith(variant), isClear },
            company: {
              used,
              won,
              share: roundedRate(rate),
              interval: roundedBoth(interval),
            },
            refused: refusalIn(variant),
          };
        }).toSorted((a, b) => weightOf(b) - weightOf(a)),
        dominated: !what.dominated || !together ? null : dominatedIn(replaced),
        ...{ played: games.played, seconds: Number(((performance.now() - start) / 1000).toFixed(3)) },
      };
    });
  });
}

interface Pair {
  readonly card: SuppliedDesign;
  readonly by: SuppliedDesign;
}

const pairsOf = (cards: readonly SuppliedDesign[], all: readonly SuppliedDesign[]): readonly Pair[] =>
  cards.flatMap((card) => all.filter((by) => couldReplace(card, by)).map((by) => ({ card, by })));

function variantWithout(playable: Playable, card: SuppliedDesign, together: boolean, { figure }: NumberGames): Variant {
  if (together) return new Variant(withoutDesign(playable, card));
  return new Variant(playable, {
    order: { without: card.id, figure },
    mayTouch: ({ answers }) => answers?.taken.some((kind) => isWith(kind, card.id)) !== false,
  });
}

/** Clear differences are more than chance, considering everything that was tried. */
function told<Of, Told>(
  tried: readonly { readonly of: Of; readonly variant: Variant }[],
  tell: (of: Of, variant: Variant, isClear: boolean) => Told,
): readonly Told[] {
  const clear = discoveries(tried.map(({ variant }) => anyTimeProbability(variant.difference)));
  return tried.map(({ of, variant }, at) => tell(of, variant, clear[at] === true));
}

/** What the figure has with a card and has not without it. */
function lostWith({ difference, identical, rate }: Variant) {
  const { pairs, mean, lower, higher } = difference;
  const lost = { ...difference, mean: mean === 0 ? 0 : -mean, lower: higher, higher: lower };
  const measured = { pairs, identical, rateWithout: roundedRate(rate.mean) };
  return { ...measured, contribution: roundedOf(lost), effect: effectOf(lost) };
}

/** Only those whose interval is above 0, with all pairs considered. */
function dominatedIn(replaced: readonly { readonly of: Pair; readonly variant: Variant }[]): Dominated {
  const pairs = told(replaced, ({ card, by }, { difference, identical }, isClear) => ({
    ...{ card: card.id, by: by.id, pairs: difference.pairs, identical, difference: roundedOf(difference) },
    isDominated: isClear && difference.mean > 0,
  }));
  return {
    tried: pairs.length,
    cards: pairs.flatMap(({ isDominated, ...pair }) => (isDominated ? [pair] : [])),
  };
}

const weightOf = ({ contribution: { value }, isClear }: Card): number => Math.abs(value) + (isClear ? 1 : 0);
