import { diffArrays } from 'diff';

/** A stretch of two texts: in both, only in the older, or only in the newer. */
export interface WordStretch {
  readonly text: string;
  readonly is: 'kept' | 'gone' | 'new';
}

/** What is other in a text than before, word by word as its language parts them. */
export function wordDifference(before: string, after: string, locale: string): readonly WordStretch[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  const words = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);
  return diffArrays(words(before), words(after)).map(({ value, added, removed }) => ({
    text: value.join(''),
    is: added ? 'new' : removed ? 'gone' : 'kept',
  }));
}
