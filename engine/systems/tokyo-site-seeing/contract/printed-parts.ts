import type { PrintedPart } from '#engine/kernel/contract/system.ts';
import { abilities, apSupply, skillKinds } from '../basics/vocabulary.ts';

export const printedParts = [
  { id: 'scenario', name: { ja: 'シナリオシート', en: 'Scenario sheets' } },
  { id: 'reference', name: { ja: '早見表', en: 'Reference sheets' } },
  { id: 'mat', name: { ja: 'マット（A3に1枚）', en: 'Mat (whole, on A3)' }, smaller: 'mat-halves' },
  { id: 'mat-halves', name: { ja: 'マット（A4に2枚）', en: 'Mat (two halves, on A4)' } },
  { id: 'tokens', name: { ja: 'トークン', en: 'Tokens' } },
] as const satisfies readonly PrintedPart[];

/** One reference sheet per player (TSS-SETUP-25). */
export const mostPcs = abilities.length;

/** Tokens in the box, with their value if not 1 (TSS-COMP-06). */
export const printedTokens = [
  { id: 'damage-1', kind: 'damage', worth: 1, count: 20 },
  { id: 'damage-5', kind: 'damage', worth: 5, count: 8 },
  { id: 'exhaust', kind: 'exhaust', worth: null, count: 20 },
  { id: 'ap', kind: 'ap', worth: null, count: apSupply },
  { id: 'seal', kind: 'seal', worth: null, count: mostPcs * skillKinds.length },
  { id: 'progress', kind: 'progress', worth: null, count: 20 },
] as const;
export type PrintedToken = (typeof printedTokens)[number];
