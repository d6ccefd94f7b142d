import { foldText, writtenOffset } from '../search/folded-text.ts';
import { folded } from '../search/query.ts';

export interface Passage {
  readonly source: string;
  readonly t: string;
}
export type PassageSide = keyof Passage;

export interface FoundPassage<Its extends Passage> {
  readonly passage: Its;
  /** Others with the same two texts. */
  readonly others: number;
}
export interface FoundPassages<Its extends Passage> {
  /** The shortest first: they have the least besides the words of the question. */
  readonly found: readonly FoundPassage<Its>[];
  /** Folded. All of them are in each passage. */
  readonly parts: readonly string[];
  /** No passage has the whole question, so its longest part that some have was looked for. */
  readonly isPart: boolean;
}

export interface Concordance<Its extends Passage> {
  search(asked: string, side: PassageSide): FoundPassages<Its>;
}

/** Separates the texts; none contains it. */
const BORDER = '\uffff';
/** Longer questions are not shortened. */
const LONGEST_CUT = 24;
const SHORTEST_CUT = 4;

/** Ignores width, case and the kind of kana. Texts are folded when first searched. */
export function concordanceOf<Its extends Passage>(passages: readonly Its[]): Concordance<Its> {
  const sides = new Map<PassageSide, FoldedSide>();
  const sideOf = (side: PassageSide): FoldedSide => {
    const made = sides.get(side) ?? foldedSide(passages.map((one) => one[side]));
    sides.set(side, made);
    return made;
  };
  return {
    search(asked, side) {
      const parts = folded(asked, false).split(/\s+/).filter(Boolean);
      if (parts.length === 0) return { found: [], parts, isPart: false };
      const whole = sideOf(side);
      const all = placesWith(whole, parts);
      const [only] = parts;
      const part = all.length > 0 || parts.length > 1 || only === undefined ? null : longestPart(whole, only);
      const places = part === null ? all : placesWith(whole, [part]);
      return {
        found: grouped(
          places.map((place) => passages[place] as Its),
          side,
        ),
        parts: part === null ? parts : [part],
        isPart: part !== null,
      };
    },
  };
}

interface FoldedSide {
  /** All texts, each after a border. */
  readonly text: string;
  /** Where each begins. */
  readonly starts: readonly number[];
}

/** As one text, since folding and searching thousands of short ones takes longer. */
function foldedSide(texts: readonly string[]): FoldedSide {
  if (texts.length === 0) return { text: '', starts: [] };
  const apart = texts.some((one) => one.includes(BORDER)) ? texts.map((one) => one.replaceAll(BORDER, ' ')) : texts;
  const text = folded(`${BORDER}${apart.join(BORDER)}`, false);
  const starts: number[] = [];
  for (let at = text.indexOf(BORDER); at >= 0; at = text.indexOf(BORDER, at + 1)) starts.push(at + 1);
  return { text, starts };
}

function placesWith({ text, starts }: FoldedSide, parts: readonly string[]): readonly number[] {
  const [first = '', ...others] = parts.toSorted((a, b) => b.length - a.length);
  const places: number[] = [];
  for (let [at, place] = [text.indexOf(first), 0]; at >= 0; at = text.indexOf(first, starts[place] ?? text.length)) {
    while ((starts[place] ?? text.length + 1) <= at) place++;
    const begin = starts[place - 1] as number;
    const its = others.length === 0 ? '' : text.slice(begin, starts[place] ?? text.length);
    if (others.every((other) => its.includes(other))) places.push(place - 1);
  }
  return places;
}

/** At least half of it; null: no text has as much. */
function longestPart({ text }: FoldedSide, asked: string): string | null {
  const signs = [...asked];
  if (signs.length < SHORTEST_CUT || signs.length > LONGEST_CUT) return null;
  const partOf = (length: number): string | null => {
    for (let at = 0; at + length <= signs.length; at++) {
      const part = signs.slice(at, at + length).join('');
      if (text.includes(part)) return part;
    }
    return null;
  };
  let [least, most, best] = [Math.ceil(signs.length / 2), signs.length - 1, null as string | null];
  while (least <= most) {
    const length = (least + most + 1) >> 1;
    const part = partOf(length);
    if (part === null) most = length - 1;
    else [best, least] = [part, length + 1];
  }
  return best;
}

function grouped<Its extends Passage>(all: readonly Its[], side: PassageSide): readonly FoundPassage<Its>[] {
  const byTexts = new Map<string, { readonly passage: Its; others: number }>();
  for (const passage of all) {
    const texts = passage.source + BORDER + passage.t;
    const same = byTexts.get(texts);
    if (same === undefined) byTexts.set(texts, { passage, others: 0 });
    else same.others++;
  }
  return [...byTexts.values()].sort((a, b) => a.passage[side].length - b.passage[side].length);
}

export interface PassageStretch {
  readonly text: string;
  readonly isFound: boolean;
}

/** `parts`: folded. */
export function stretchesOf(written: string, parts: readonly string[]): readonly PassageStretch[] {
  const whole = foldText(written, false);
  const found = parts
    .flatMap((part) => {
      const places: (readonly [from: number, to: number])[] = [];
      for (let at = whole.text.indexOf(part); at >= 0; at = whole.text.indexOf(part, at + part.length))
        places.push([writtenOffset(whole, at), writtenOffset(whole, at + part.length)]);
      return places;
    })
    .sort(([a], [b]) => a - b);
  const stretches: PassageStretch[] = [];
  let end = 0;
  for (const [from, to] of found) {
    if (to <= end) continue;
    const begin = Math.max(from, end);
    if (begin > end) stretches.push({ text: written.slice(end, begin), isFound: false });
    stretches.push({ text: written.slice(begin, to), isFound: true });
    end = to;
  }
  return end < written.length ? [...stretches, { text: written.slice(end), isFound: false }] : stretches;
}
