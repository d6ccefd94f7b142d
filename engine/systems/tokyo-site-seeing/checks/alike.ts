import { canonical, type Json, type JsonObject } from '#engine/kernel/json.ts';
import type { ContentProblem } from '#engine/kernel/system.ts';
import { at, type Placed, type Project } from './documents.ts';

/** Two designs of one kind that print the same but for their numbers: perhaps one was copied and not finished. */
export function checkAlike({ cards, troubles, siteCards }: Project): ContentProblem[] {
  const first = new Map<string, string>();
  const problems: ContentProblem[] = [];
  for (const card of [...cards, ...troubles, ...siteCards] as readonly Placed<AnyCard>[]) {
    // Numbers from 90 on are for tests, which need two of a kind.
    if (/-9\d$/.test(card.value.id)) continue;
    // A starter is one of its PC's eight; the same act with another figure is how PCs are told apart (TSS-COMP-22)
    if (card.value.effects.length === 0 || card.file === 'cards/starters.json') continue;
    const key = `${card.file} ${shapeOf(card.value)}`;
    const other = first.get(key);
    if (other === undefined) first.set(key, card.value.id);
    else problems.push(at(card, ['effects'], 'EFT006', 'warning', { id: card.value.id, other }));
  }
  return problems;
}

interface AnyCard {
  readonly id: string;
  readonly effects: readonly unknown[];
}

const known = new WeakMap<object, string>();

/** What a card prints, its rarity too (a rarer one is the same and stronger), without its numbers and what only people read. Values of documents are never written to. */
function shapeOf(card: AnyCard): string {
  const shape = known.get(card) ?? canonical(bare(card as unknown as Json));
  known.set(card, shape);
  return shape;
}

const unread = new Set(['id', 'name', 'reading', 'text', 'story', 'flavor', 'copies', 'as', 'overrides']);

function bare(value: Json): Json {
  if (typeof value === 'number') return 0;
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  const node = value as JsonObject;
  // What `as` binds and `named` reads is the author's own word.
  const isRead = node['op'] === 'named' || node['op'] === 'remembered';
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, one]) =>
      unread.has(key) && !(isRead && key === 'id') ? [] : [[key, bare(one)]],
    ),
  );
}
