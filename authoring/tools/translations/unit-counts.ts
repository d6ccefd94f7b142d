import { type UnitLine, type UnitState, unitStates } from '#authoring/project/localization/unit-lines.ts';

export interface Amount {
  readonly units: number;
  readonly words: number;
  readonly characters: number;
}

/** Words and characters of the source texts. */
export interface UnitCounts {
  readonly units: number;
  /** Intentionally equal to the source. */
  readonly same: number;
  readonly states: { readonly [S in UnitState]: Amount };
}

export function countStates(lines: readonly UnitLine[], wordsIn: (text: string) => number): UnitCounts {
  const states = Object.fromEntries(unitStates.map((state) => [state, { units: 0, words: 0, characters: 0 }])) as {
    [S in UnitState]: { units: number; words: number; characters: number };
  };
  let same = 0;
  for (const { state, source, unit } of lines) {
    const amount = states[state];
    // Unused translations count themselves
    const text = source ?? unit?.t ?? '';
    amount.units += 1;
    amount.words += wordsIn(text);
    amount.characters += [...text.replace(/\s/g, '')].length;
    if (unit?.same === true) same += 1;
  }
  return { units: lines.length - states.unused.units, same, states };
}

export function addedUp(all: readonly UnitCounts[]): UnitCounts {
  const sum = (of: (one: UnitCounts) => number): number => all.reduce((total, one) => total + of(one), 0);
  const states = Object.fromEntries(
    unitStates.map((state) => [
      state,
      {
        units: sum(({ states: its }) => its[state].units),
        words: sum(({ states: its }) => its[state].words),
        characters: sum(({ states: its }) => its[state].characters),
      },
    ]),
  ) as { [S in UnitState]: Amount };
  return { units: sum(({ units }) => units), same: sum(({ same }) => same), states };
}

export function wordCounter(locale: string): (text: string) => number {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  return (text) => {
    let words = 0;
    for (const { isWordLike } of segmenter.segment(text)) if (isWordLike === true) words++;
    return words;
  };
}
