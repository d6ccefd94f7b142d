import type { DeclaredId } from '#authoring/text/schema/facts.ts';

const MOST_IDS = 10_000;
const numbered = /^(.*?)(\d+)$/;

/** An id like another that none of these has; the numbers that their copies take count as theirs. */
export function freshIdAmong(ids: readonly Pick<DeclaredId, 'id' | 'copies'>[], like: string): string {
  const taken = new Set(ids.flatMap(({ id, copies }) => numbersOf(id, copies)));
  let id = like;
  for (let step = 0; taken.has(id) && step < MOST_IDS; step++) id = after(id);
  return id;
}

/** The printed numbers that a design takes. */
function numbersOf(id: string, copies: number): readonly string[] {
  const found = [id];
  for (let i = 1; i < copies && numbered.test(id); i++) found.push(after(found.at(-1) as string));
  return found;
}

/** The next number; of an id without one, its second. */
function after(id: string): string {
  const [, head = '', digits = ''] = numbered.exec(id) ?? [];
  return digits === '' ? `${id}-2` : `${head}${String(Number(digits) + 1).padStart(digits.length, '0')}`;
}
