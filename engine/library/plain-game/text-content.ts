import type { Json } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { Compiler } from '#engine/kernel/language/compile.ts';
import { formerNamesIn } from '#engine/kernel/table/former-names.ts';
import { type AbilityEntry, concernsOf } from '../abilities/entry.ts';
import { playedHash } from '../abilities/played-text.ts';
import type { PieceKind } from './layout.ts';

/** Content of a game whose pieces have texts, compiled by `compiler`. */
export const textContent = <Kind extends PieceKind & { readonly entries: readonly AbilityEntry[] }>(
  documents: Documents,
  compiler: Compiler,
  designs: readonly Kind[],
) => ({
  hash: playedHash(documents as Json),
  blocks: compiler.blocks,
  formerly: formerNamesIn(documents),
  standings: compiler.standing,
  designs,
  ...concernsOf(designs.map(({ entries }) => entries)),
});
