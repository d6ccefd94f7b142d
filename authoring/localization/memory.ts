import { numbersExchanged } from './numbers-exchanged.ts';

/** A text that was translated before. */
export interface Remembered {
  readonly key: string;
  readonly source: string;
  readonly t: string;
}
/** What a text might be translated as. */
export interface Proposal extends Remembered {
  /** How much the two texts have in common, from 0 to 1; 1: the same text. */
  readonly likeness: number;
  /** Whether numbers of the translation were made those of the text. */
  readonly isAdapted: boolean;
}

/** Below this two texts have little more in common than their language. */
const leastLikeness = 0.6;

interface Indexed extends Remembered {
  readonly pairs: ReadonlyMap<string, number>;
  readonly size: number;
}

/** Looks for texts like one among those that were translated. */
export interface Memory {
  /** The most alike first; of texts that were translated alike only one. */
  like(source: string, not: string, most: number): readonly Proposal[];
}

/** The memory of some translations, by the pairs of letters that their texts have in common. */
export function memoryOf(remembered: readonly Remembered[]): Memory {
  const all = remembered.map((one): Indexed => {
    const pairs = pairsOf(one.source);
    return { ...one, pairs, size: sizeOf(pairs) };
  });
  const byPair = new Map<string, number[]>();
  all.forEach(({ pairs }, place) => {
    for (const pair of pairs.keys()) {
      const places = byPair.get(pair);
      if (places === undefined) byPair.set(pair, [place]);
      else places.push(place);
    }
  });
  return {
    like: (source, not, most) => {
      const pairs = pairsOf(source);
      const size = sizeOf(pairs);
      const common = new Map<number, number>();
      for (const [pair, count] of pairs)
        for (const place of byPair.get(pair) ?? [])
          common.set(place, (common.get(place) ?? 0) + Math.min(count, (all[place] as Indexed).pairs.get(pair) ?? 0));
      const found = [...common].flatMap(([place, shared]): readonly Proposal[] => {
        const { key, source: other, t, size: otherSize } = all[place] as Indexed;
        const likeness = other === source ? 1 : Math.min((2 * shared) / (size + otherSize), 0.99);
        if (likeness < leastLikeness || key === not) return [];
        const adapted = likeness === 1 ? null : numbersExchanged(other, source, t);
        return [{ key, source: other, t: adapted ?? t, likeness, isAdapted: adapted !== null && adapted !== t }];
      });
      const inOrder = found.sort((a, b) => b.likeness - a.likeness || (a.key < b.key ? -1 : 1));
      return inOrder.filter(({ t }, i) => inOrder.findIndex((one) => one.t === t) === i).slice(0, most);
    },
  };
}

/** The pairs of letters in a text, and how often each stands there. */
function pairsOf(text: string): ReadonlyMap<string, number> {
  const letters = [...` ${text.normalize('NFKC')} `];
  const pairs = new Map<string, number>();
  for (let i = 1; i < letters.length; i++) {
    const pair = `${letters[i - 1]}${letters[i]}`;
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

const sizeOf = (pairs: ReadonlyMap<string, number>): number =>
  [...pairs.values()].reduce((sum, count) => sum + count, 0);
