import { diffArrays } from 'diff';

export interface WordStretch {
  readonly text: string;
  readonly is: 'kept' | 'gone' | 'new';
}

export function wordDifference(before: string, after: string, locale: string): readonly WordStretch[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  const words = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);
  return diffArrays(words(before), words(after)).map(({ value, added, removed }) => ({
    text: value.join(''),
    is: added ? 'new' : removed ? 'gone' : 'kept',
  }));
}
