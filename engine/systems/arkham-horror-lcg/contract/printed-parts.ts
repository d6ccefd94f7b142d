import type { PrintedPart } from '#engine/kernel/contract/system.ts';

export const printedParts = [
  { id: 'reference', name: { ja: 'シナリオ参照カード', en: 'Scenario reference cards' } },
  { id: 'tokens', name: { ja: 'トークン', en: 'Tokens' } },
] as const satisfies readonly PrintedPart[];

/** Tokens in the box besides those of the chaos bag, enough for four investigators. */
export const printedTokens = [
  { id: 'damage-1', kind: 'damage', worth: 1, count: 24 },
  { id: 'damage-3', kind: 'damage', worth: 3, count: 8 },
  { id: 'horror-1', kind: 'horror', worth: 1, count: 24 },
  { id: 'horror-3', kind: 'horror', worth: 3, count: 8 },
  { id: 'clue', kind: 'clues', worth: null, count: 32 },
  { id: 'doom', kind: 'doom', worth: null, count: 20 },
  { id: 'resource-1', kind: 'resources', worth: 1, count: 24 },
  { id: 'resource-3', kind: 'resources', worth: 3, count: 8 },
] as const;
