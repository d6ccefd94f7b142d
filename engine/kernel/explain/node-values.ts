import type { Json } from '../basics/json.ts';
import type { KernelGame } from '../changes/windows.ts';
import type { CompiledEffect } from '../language/block.ts';
import type { Node } from '../language/field.ts';
import type { Session } from '../session/session.ts';

export interface NodeValue {
  readonly path: string;
  readonly node: Node;
  readonly value: Json;
}

export function valuesIn(
  { system, game }: Session,
  { path, node }: CompiledEffect,
  seen: ReadonlyMap<string, unknown>,
): readonly NodeValue[] {
  const named = (value: unknown): Json | undefined => {
    if (Array.isArray(value)) return value.map((thing: Json) => system.names.name(game, 'target', thing) ?? null);
    return typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
  };
  return [...seen].flatMap(([at, result]) => {
    const inner = at.startsWith(`${path}/`) ? nodeIn(node, at.slice(path.length + 1)) : null;
    const value = named(result);
    return inner === null || value === undefined ? [] : [{ path: at, node: inner, value }];
  });
}

/** The effect at a content path, whose last part is the index in its list. */
export function effectAt(game: KernelGame, path: string): CompiledEffect | undefined {
  const cut = path.lastIndexOf('/');
  return game.block(path.slice(0, cut))?.effects[Number(path.slice(cut + 1))];
}

function nodeIn(node: Node, path: string): Node | null {
  let at: unknown = node;
  for (const part of path.split('/')) at = (at as { readonly [key: string]: unknown } | undefined)?.[part];
  return typeof at === 'object' && at !== null && 'op' in at ? (at as Node) : null;
}
