import type { Json } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import type { Language } from '#engine/kernel/language/compile.ts';
import { factsOf } from '#engine/kernel/language/facts.ts';
import { type FoundNode, hasOp, nodesIn } from '#engine/kernel/language/nodes-in.ts';
import { selectorOf } from './never-done.ts';
import { at, type Located, type Path } from './placed.ts';

export interface TokenUse {
  readonly placed: readonly { readonly op: string; readonly path: Path; readonly on: string | undefined }[];
  readonly looks: readonly { readonly placers: readonly string[]; readonly from: string | undefined }[];
}

export interface TokenText extends TokenUse {
  readonly entry: Located<unknown>;
  readonly on: string;
  /** Null: in any story. Others see only their own story's cards. */
  readonly story: string | null;
}

/** Selectors of a game for token carriers. */
export interface TokenPlaces {
  readonly own: string;
  /** The acting player, and the unit of selectors for players: these do not read tokens on cards. */
  readonly oneself: string;
  readonly players: string;
}

/** Uses facts `madeBy` and `reads`. */
export function tokenUse(language: Language, part: unknown, { own }: TokenPlaces): TokenUse {
  const readers = readersByPlacer(language);
  const seenBy = placersByReader(language);
  if (!hasOp(part, (op) => readers.has(op) || seenBy.has(op))) return noTokens;
  const nodes = nodesIn(part);
  return {
    placed: nodes
      .filter(({ op }) => readers.has(op))
      .map((found) => ({ op: found.op, path: found.path, on: target(found, ['on', 'to', 'of']) })),
    looks: nodes.flatMap((found) => {
      const placers = seenBy.get(found.op);
      return placers === undefined ? [] : [{ placers, from: target(found, ['of', 'from'], own) }];
    }),
  };
}
const noTokens: TokenUse = { placed: [], looks: [] };

export function unreadTokens(
  language: Language,
  texts: readonly TokenText[],
  { own, oneself, players }: TokenPlaces,
): readonly ContentProblem[] {
  const facts = factsOf(language);
  const isPlayers = (op: string) => op === oneself || facts.get(op)?.unit === players;
  const looking = texts.filter(({ looks }) => looks.length > 0);
  const sees = (other: TokenText, text: TokenText, op: string, on: string | undefined): boolean => {
    if (other.story !== null && text.story !== null && other.story !== text.story) return false;
    return other.looks.some(({ placers, from }) => {
      if (!placers.includes(op)) return false;
      if (from === undefined || on === undefined) return true;
      if (on !== own) return from !== own;
      return from === own ? other.on === text.on : !isPlayers(from);
    });
  };
  return texts.flatMap((text) =>
    text.placed
      .filter(({ op, on }) => !looking.some((other) => sees(other, text, op, on)))
      .map(({ op, path }) => {
        const readers = [...(readersByPlacer(language).get(op) ?? [])];
        return at(text.entry, [...path, 'op'], 'EFT018', 'warning', { op, readers });
      }),
  );
}

/** Selector in the first of these fields; default `none`; undefined if unknown. */
function target({ node, names }: FoundNode, fields: readonly string[], none?: string): string | undefined {
  const part: Json | undefined = fields.map((field) => node[field]).find((one) => one !== undefined);
  return part === undefined ? none : selectorOf(part, names);
}

const readersByPlacer = memoizeByKey((language: Language): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  for (const [id, { madeBy = [], reads = [] }] of factsOf(language))
    for (const placer of [...madeBy, ...reads]) found.set(placer, (found.get(placer) ?? new Set()).add(id));
  return found;
});

const placersByReader = memoizeByKey((language: Language): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const [placer, readers] of readersByPlacer(language))
    for (const reader of readers) found.set(reader, [...(found.get(reader) ?? []), placer]);
  return found;
});
