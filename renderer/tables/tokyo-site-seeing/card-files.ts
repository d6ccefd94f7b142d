import type { PrintedPile } from '#engine/systems/tokyo-site-seeing/contract/printed-piles.ts';

export type PileCardKind = PrintedPile;

const files: Readonly<Record<string, PileCardKind>> = {
  'cards/starters.json': 'starter',
  'cards/weapons.json': 'weapon',
  'cards/items.json': 'item',
  'cards/followers.json': 'follower',
  'cards/artifacts.json': 'artifact',
  'cards/site.json': 'site',
  'cards/troubles.json': 'trouble',
  'scenario-mods.json': 'mod',
  'bots.json': 'bot',
  'pcs.json': 'pc',
};

/** Null: not a document of cards. */
export function kindOfFile(path: string): PileCardKind | null {
  return /^scenarios\/[^/]+\/cards\.json$/.test(path) ? 'scenario' : (files[path] ?? null);
}

/** The pile that a reward joins (TSS-COMP-58); null: no such pile. */
export function kindOfPile(name: string): PileCardKind | null {
  return Object.entries(files).find(([path, kind]) => path.startsWith('cards/') && kind === name)?.[1] ?? null;
}

export function listOfKind(kind: PileCardKind): string {
  return kind === 'pc' || kind === 'bot' ? `${kind}s` : 'cards';
}
