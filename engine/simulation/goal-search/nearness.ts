import type { Erased } from '#engine/kernel/basics/erased.ts';
import type { Scope } from '#engine/kernel/language/block.ts';
import type { Language } from '#engine/kernel/language/compile.ts';
import { Compiler, emptyScope } from '#engine/kernel/language/compile.ts';
import type { CompiledValue, Node } from '#engine/kernel/language/field.ts';

/** Distance of a condition from being true: 0 if true, up to 1. */
export type Nearness = (game: Erased, scope?: Scope) => number;

/** Distance of a condition: mean over `all`, minimum over `any`, gap of numbers; 1 for an unmet atom. */
export function nearnessOf(language: Language, condition: Node): Nearness {
  const compiler = new Compiler(language);
  const near = distance(compiler, condition);
  return (game, scope = emptyScope) => near(game, scope);
}

type Near = (game: Erased, scope: Scope) => number;

function distance(compiler: Compiler, node: Node): Near {
  const { op } = node;
  if (op === 'all') return mean(listed(compiler, node['of']));
  if (op === 'any') return least(listed(compiler, node['of']));
  if (op === 'not') return opposite(compiler, node['of'] as Node);
  if (op === 'atLeast') {
    const [value, than] = [compiler.amount(node['value'], 'value'), compiler.amount(node['than'], 'than')];
    return (game, scope) => gap(than(game, scope) - value(game, scope));
  }
  if (op === 'equals') {
    const [a, b] = [compiler.amount(node['a'], 'a'), compiler.amount(node['b'], 'b')];
    return (game, scope) => gap(Math.abs(a(game, scope) - b(game, scope)));
  }
  return op === 'exists' ? ofSelected(compiler, node) : asWhole(compiler, node);
}

/** For `exists` with a filter: distance of the best candidate. */
function ofSelected(compiler: Compiler, node: Node): Near {
  const what = node['what'] as Node;
  if (what.op !== 'where') return asWhole(compiler, node);
  const among: CompiledValue<readonly number[]> = compiler.selector(what['of'], 'of');
  const inner = distance(compiler, what['if'] as Node);
  const name = what['as'] as string;
  return (game, scope) => {
    let nearest = 1;
    for (const one of among(game, scope))
      nearest = Math.min(nearest, inner(game, { ...scope, names: { ...scope.names, [name]: [one] } }));
    return nearest;
  };
}

/** Distance of a negation. */
function opposite(compiler: Compiler, of: Node): Near {
  if (of.op === 'not') return distance(compiler, of['of'] as Node);
  if (of.op === 'all') return least(opposites(compiler, of['of']));
  if (of.op === 'any') return mean(opposites(compiler, of['of']));
  if (of.op === 'atLeast') {
    const [value, than] = [compiler.amount(of['value'], 'value'), compiler.amount(of['than'], 'than')];
    return (game, scope) => gap(value(game, scope) - than(game, scope) + 1);
  }
  const whole = asWhole(compiler, of);
  return (game, scope) => (whole(game, scope) === 0 ? 1 : 0);
}

function asWhole(compiler: Compiler, node: Node): Near {
  const holds = compiler.condition(node, 'when');
  return (game, scope) => (holds(game, scope) ? 0 : 1);
}

const listed = (compiler: Compiler, list: unknown): readonly Near[] =>
  (list as readonly Node[]).map((one) => distance(compiler, one));
const opposites = (compiler: Compiler, list: unknown): readonly Near[] =>
  (list as readonly Node[]).map((one) => opposite(compiler, one));

const mean =
  (parts: readonly Near[]): Near =>
  (game, scope) =>
    parts.reduce((sum, part) => sum + part(game, scope), 0) / Math.max(1, parts.length);
const least =
  (parts: readonly Near[]): Near =>
  (game, scope) =>
    parts.reduce((nearest, part) => Math.min(nearest, part(game, scope)), 1);

/** 1 missing: half; 100 missing: nearly 1. */
const gap = (missing: number): number => (missing <= 0 ? 0 : missing / (missing + 1));
