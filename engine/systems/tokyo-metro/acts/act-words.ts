export const actWords = [
  ...(['build', 'share', 'train', 'speed', 'spec'] as const),
  ...(['fare', 'grow', 'chip', 'cash', 'ride'] as const),
] as const;
export type ActWord = (typeof actWords)[number];

interface ActName {
  readonly word: ActWord;
  /** The field that says how much, where there is one, and what it comes to when it is left out. */
  readonly field?: string;
  readonly unsaid?: number;
}
/** The acts of the game by their words (TM-PR-03). */
export const acts: readonly ActName[] = [
  { word: 'build', field: 'less', unsaid: 0 },
  { word: 'share', field: 'less', unsaid: 0 },
  { word: 'train' },
  { word: 'speed' },
  { word: 'spec' },
  { word: 'fare' },
  { word: 'grow', field: 'steps', unsaid: 1 },
  { word: 'chip' },
  { word: 'cash', field: 'amount', unsaid: 100 },
  { word: 'ride', field: 'spaces', unsaid: 1 },
];
