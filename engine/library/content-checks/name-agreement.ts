import type { Json } from '#engine/kernel/basics/json.ts';
import { count } from './number-agreement.ts';

// Whether a text names what its effects name.

export const wordsOf = (
  { said, meant }: Named,
  word: (id: string) => Json,
): { said: readonly Json[]; meant: readonly Json[] } => ({
  said: said.map(word),
  meant: meant.map(word),
});
interface Named {
  readonly said: readonly string[];
  readonly meant: readonly string[];
}

export function differentNames(says: readonly string[], does: readonly string[]) {
  if (says.length === 0) return [];
  const same = says.every((one) => does.includes(one)) && does.every((one) => says.includes(one));
  const even = says.length === does.length && says.some((one) => count(says, one) !== count(does, one));
  return same && !even ? [] : [{ said: [...new Set(says)], meant: [...new Set(does)] }];
}

/** Names said in place of others, which the text leaves out. */
export function swappedNames(says: readonly string[], does: readonly string[]) {
  const [strange, unsaid] = [says.filter((one) => !does.includes(one)), does.filter((one) => !says.includes(one))];
  return strange.length === 0 || unsaid.length === 0
    ? []
    : [{ said: [...new Set(strange)], meant: [...new Set(unsaid)] }];
}
