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
  readonly kind: 'asset' | 'event' | 'encounter' | 'token';
  readonly copies: number;
  readonly cost: number;
  readonly slots: number;
  readonly icons: number;
  readonly entries: readonly Entry[];
}
export interface ArkhamContent extends AbilityContent {
  readonly designs: readonly Design[];
  readonly effectNames: readonly string[];
  readonly standings: ReadonlyMap<string, readonly StandingModifier[]>;
}

interface CardDocument {
  readonly id: string;
  readonly kind: 'asset' | 'event';
  readonly cost: number;
  readonly slots?: number;
  readonly icons?: number;
  readonly effects?: readonly (WrittenAbility & { readonly limit?: UseLimit })[];
}
interface CardsDocument {
  readonly cards: readonly CardDocument[];
  readonly encounters: readonly string[];
  readonly tokens: readonly string[];
}

export function compileArkham(documents: Documents, language: Language, probe: Probe | null): ArkhamContent {
  const compiler = new Compiler(language, probe);
  const effectNames = new EntryNumbers();
  const { cards, encounters, tokens } = documents['cards.json'] as unknown as CardsDocument;
  const bare = { sort: 'card', copies: 1, cost: 0, slots: 0, icons: 0, entries: [] } as const;
  const designs: readonly Design[] = [
    ...cards.map(({ id, kind, cost, slots = 0, icons = 0, effects = [] }): Design => {
      const entries = effects.map((entry) => ({
        ...compileEntry(compiler, effectNames, entry, `${id}/effects`),
        isPlayed: entry.when === 'play',
        limit: entry.limit ?? null,
      }));
      return { id, sort: 'card', kind, cost, slots, icons, entries, copies: 2 };
    }),
    ...encounters.map((id): Design => ({ ...bare, id, kind: 'encounter' })),
    ...tokens.map((id): Design => ({ ...bare, id, kind: 'token' })),
  ];
  return {
    hash: hashOf(documents as Json),
    blocks: compiler.blocks,
    standings: compiler.standing,
    designs,
    effectNames: effectNames.all,
    ...concernsOf(designs.map(({ entries }) => entries)),
  };
}
