import type { Breakdown } from '#engine/kernel/numbers/number.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { ArkhamGame } from '../table/game.ts';
import { tokenNumber } from '../table/numbers.ts';

/** Tokens that are revealed one after the other, followed exactly. */
const mostRevealed = 3;

interface Drawable {
  readonly token: Thing;
  readonly count: number;
}

/**
 * In how many of a hundred draws the test succeeds, by the bag, the reference card and so many more icons; a row for
 * each kind of token that lets it succeed (AH-ST-03, AH-ST-04, AH-ST-07).
 */
export function oddsOf(game: ArkhamGame, tester: Thing, icons: number): Breakdown {
  const bag = drawable(game, game.at('bag'));
  const { base } = game.reckoning('testValue', tester);
  const difficulty = game.value('difficulty', tester);
  const succeeds = (sum: number): boolean =>
    game.reckoning('testValue', tester, { base: base + icons + sum }).value >= difficulty;
  const chance = (first: Drawable, left: readonly Drawable[], sum: number, revealed: number): number => {
    const { token } = first;
    const { id } = game.kind(token);
    if (id === 'autoFail') return 0;
    const now = sum + tokenNumber(game, token, tester);
    const rest = left.map((one) => (one === first ? { ...one, count: one.count - 1 } : one)).filter(hasSome);
    if (!revealsAnother(game, id, tester) || revealed === mostRevealed || rest.length === 0)
      return succeeds(now) ? 1 : 0;
    return average(rest, (next) => chance(next, rest, now, revealed + 1));
  };
  const all = bag.reduce((sum, { count }) => sum + count, 0);
  const shares = bag.map((one) => ({
    token: one.token,
    exact: (100 * one.count * chance(one, bag, 0, 1)) / Math.max(1, all),
  }));
  const edits = inWhole(shares).map(({ token, amount }) => ({ amount, rule: 'AH-ST-03', card: token }));
  return {
    base: 0,
    value: edits.reduce((sum, { amount }) => sum + amount, 0),
    edits,
    rule: 'AH-ST-07',
    path: null,
  };
}

const hasSome = ({ count }: Drawable): boolean => count > 0;

function drawable(game: ArkhamGame, tokens: readonly Thing[]): readonly Drawable[] {
  const found = new Map<string, { token: Thing; count: number }>();
  for (const token of tokens) {
    const known = found.get(game.kind(token).id);
    if (known === undefined) found.set(game.kind(token).id, { token, count: 1 });
    else known.count++;
  }
  return [...found.values()];
}

function average(bag: readonly Drawable[], chance: (one: Drawable) => number): number {
  const all = bag.reduce((sum, { count }) => sum + count, 0);
  return bag.reduce((sum, one) => sum + one.count * chance(one), 0) / all;
}

function revealsAnother(game: ArkhamGame, symbol: string, tester: Thing): boolean {
  const line = game.lineOf(symbol, tester);
  const effects = line === null ? [] : (game.content.blocks.get(line.ability.block)?.effects ?? []);
  return effects.some(({ op }) => op === 'revealAnother');
}

/** Whole numbers with the rounded sum: the largest remainders are rounded up. */
function inWhole(
  shares: readonly { readonly token: Thing; readonly exact: number }[],
): readonly { readonly token: Thing; readonly amount: number }[] {
  const sum = Math.round(shares.reduce((all, { exact }) => all + exact, 0));
  const short = sum - shares.reduce((all, { exact }) => all + Math.floor(exact), 0);
  const upwards = new Set([...shares].sort((a, b) => (b.exact % 1) - (a.exact % 1)).slice(0, Math.max(0, short)));
  return shares
    .map((share) => ({ token: share.token, amount: Math.floor(share.exact) + (upwards.has(share) ? 1 : 0) }))
    .filter(({ amount }) => amount > 0);
}
