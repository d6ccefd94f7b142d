import { numbersExchanged } from '#authoring/project/localization/numbers-exchanged.ts';

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

/** Looks for texts like one among those that were translated. */
export interface Memory {
  /** The most alike first; of texts that were translated alike only one. */
  like(source: string, not: string, most: number): readonly Proposal[];
}

/** Where a pair of letters stands: the place of a text, and how often it stands there, one after the other. */
type Places = number[];

/** The memory of some translations, by the pairs of letters that their texts have in common. */
export function memoryOf(remembered: readonly Remembered[]): Memory {
  const byPair = new Map<string, Places>();
  const sizes = remembered.map(({ source }, place) => {
    const pairs = pairsOf(source);
    for (const [pair, count] of pairs) {
      const places = byPair.get(pair);
      if (places === undefined) byPair.set(pair, [place, count]);
      else places.push(place, count);
    }
    return sizeOf(pairs);
  });

  /** How many pairs each of the texts has in common with these. */
  function commonWith(pairs: ReadonlyMap<string, number>): Uint32Array {
    // A count for every text, and no table of those that have one: most have, in one language
    const common = new Uint32Array(remembered.length);
    for (const [pair, count] of pairs) {
      const places = byPair.get(pair) ?? [];
      for (let i = 0; i < places.length; i += 2) {
        const place = places[i] as number;
        common[place] = (common[place] as number) + Math.min(count, places[i + 1] as number);
      }
    }
    return common;
  }

  return {
    like: (source, not, most) => {
      const pairs = pairsOf(source);
      const size = sizeOf(pairs);
      const found: { readonly one: Remembered; readonly likeness: number }[] = [];
      commonWith(pairs).forEach((shared, place) => {
        const likeness = (2 * shared) / (size + (sizes[place] as number));
        const one = remembered[place] as Remembered;
        if (likeness < leastLikeness || one.key === not) return;
        found.push({ one, likeness: one.source === source ? 1 : Math.min(likeness, 0.99) });
      });
      found.sort((a, b) => b.likeness - a.likeness || (a.one.key < b.one.key ? -1 : 1));
      const proposed = new Map<string, Proposal>();
      for (const { one, likeness } of found) {
        if (proposed.size >= most) break;
        const proposal = proposalOf(one, likeness, source);
        if (!proposed.has(proposal.t)) proposed.set(proposal.t, proposal);
      }
      return [...proposed.values()];
    },
  };
}

function proposalOf(one: Remembered, likeness: number, source: string): Proposal {
  const adapted = likeness === 1 ? null : numbersExchanged(one.source, source, one.t);
  return { ...one, t: adapted ?? one.t, likeness, isAdapted: adapted !== null && adapted !== one.t };
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
