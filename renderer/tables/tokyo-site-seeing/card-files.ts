import type { PrintedPile } from '#engine/systems/tokyo-site-seeing/contract/printed-piles.ts';

/** Cards of one kind lie in one pile. */
export type CardKind = PrintedPile;

const files: Readonly<Record<string, CardKind>> = {
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

/** What the cards of a document are; null: it holds none. */
export function kindOfFile(path: string): CardKind | null {
  return /^scenarios\/[^/]+\/cards\.json$/.test(path) ? 'scenario' : (files[path] ?? null);
}

/** The kind of the pile that a reward joins (TSS-COMP-58); null: the game has no such pile. */
export function kindOfPile(name: string): CardKind | null {
  return Object.entries(files).find(([path, kind]) => path.startsWith('cards/') && kind === name)?.[1] ?? null;
}

/** The list of its document in which a kind stands. */
export function listOfKind(kind: CardKind): string {
  return kind === 'pc' || kind === 'bot' ? `${kind}s` : 'cards';
}
