import { hashOf } from '#engine/kernel/basics/hash.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { Probe, StandingModifier } from '#engine/kernel/language/block.ts';
import { Compiler, type Language } from '#engine/kernel/language/compile.ts';
import { EntryNumbers } from '#engine/library/abilities/effect-names.ts';
import {
  type AbilityContent,
  type AbilityEntry,
  compileEntry,
  concernsOf,
  type WrittenAbility,
} from '#engine/library/abilities/entry.ts';
import type { UseLimit } from '#engine/library/abilities/use-limits.ts';

export interface Entry extends AbilityEntry {
  readonly isPlayed: boolean;
  readonly limit: UseLimit | null;
}
export interface Design {
  readonly id: string;
  readonly sort: 'card';
  readonly kind: 'item' | 'event';
  readonly copies: number;
  readonly cost: number;
  readonly entries: readonly Entry[];
}
export interface TextsContent extends AbilityContent {
  readonly designs: readonly Design[];
  readonly effectNames: readonly string[];
  readonly standings: ReadonlyMap<string, readonly StandingModifier[]>;
}

interface CardDocument {
  readonly id: string;
  readonly kind: 'item' | 'event';
  readonly cost: number;
  readonly effects?: readonly (WrittenAbility & { readonly limit?: UseLimit })[];
}
interface CardsDocument {
  readonly cards: readonly CardDocument[];
}

export function compileTexts(documents: Documents, language: Language, probe: Probe | null): TextsContent {
  const compiler = new Compiler(language, probe);
  const effectNames = new EntryNumbers();
  const { cards } = documents['cards.json'] as unknown as CardsDocument;
  const designs = cards.map(({ id, kind, cost, effects = [] }): Design => {
    const entries = effects.map((entry) => ({
      ...compileEntry(compiler, effectNames, entry, `${id}/effects`),
      isPlayed: entry.when === 'play',
      limit: entry.limit ?? null,
    }));
    return { id, sort: 'card', kind, cost, entries, copies: 2 };
  });
  return {
    hash: hashOf(documents as Json),
    blocks: compiler.blocks,
    standings: compiler.standing,
    designs,
    effectNames: effectNames.all,
    ...concernsOf(designs.map(({ entries }) => entries)),
  };
}
