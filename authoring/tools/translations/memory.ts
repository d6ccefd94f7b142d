import { adaptNumbers } from '#authoring/project/localization/numbers-exchanged.ts';

export interface Remembered {
  readonly key: string;
  readonly source: string;
  readonly t: string;
}
export interface Proposal extends Remembered {
  /** 0 to 1; 1: the same text. */
  readonly likeness: number;
  /** Numbers were replaced by those of the text. */
  readonly isAdapted: boolean;
}

/** Less similar texts are useless as proposals. */
const leastLikeness = 0.6;

export interface Memory {
  /** Most similar first, one per distinct translation. */
  like(source: string, not: string, most: number): readonly Proposal[];
}

/** Alternating index of a text and count in it. */
type Places = number[];

/** Dice coefficient of character bigrams, by an inverted index. */
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

  function commonWith(pairs: ReadonlyMap<string, number>): Uint32Array {
    // Dense, as most texts of a language share some bigram
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
      return distinct(found, ({ one, likeness }) => proposalOf(one, likeness, source), most);
    },
  };
}

/** As one, so that those of unchanged files need not be made again. */
export const joinedMemory = (memories: readonly Memory[]): Memory => ({
  like: (source, not, most) =>
    distinct(
      memories
        .flatMap((one) => one.like(source, not, most))
        .sort((a, b) => b.likeness - a.likeness || (a.key < b.key ? -1 : 1)),
      (proposal) => proposal,
      most,
    ),
});

function distinct<Found>(
  found: readonly Found[],
  proposalFrom: (one: Found) => Proposal,
  most: number,
): readonly Proposal[] {
  const proposed = new Map<string, Proposal>();
  for (const one of found) {
    if (proposed.size >= most) break;
    const proposal = proposalFrom(one);
    if (!proposed.has(proposal.t)) proposed.set(proposal.t, proposal);
  }
  return [...proposed.values()];
}

function proposalOf(one: Remembered, likeness: number, source: string): Proposal {
  const adapted = likeness === 1 ? null : adaptNumbers(one.source, source, one.t);
  return { ...one, t: adapted ?? one.t, likeness, isAdapted: adapted !== null && adapted !== one.t };
}

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
