import type { DeclaredId } from '#authoring/text/schema/facts.ts';

const MOST_IDS = 10_000;
const numbered = /^(.*?)(\d+)$/;

/** The next free id; numbers of copies count as taken. */
export function freshIdAmong(ids: readonly Pick<DeclaredId, 'id' | 'copies'>[], like: string): string {
  const taken = new Set(ids.flatMap(({ id, copies }) => numbersOf(id, copies)));
  let id = like;
  for (let step = 0; taken.has(id) && step < MOST_IDS; step++) id = after(id);
  return id;
}

function numbersOf(id: string, copies: number): readonly string[] {
  const found = [id];
  for (let i = 1; i < copies && numbered.test(id); i++) found.push(after(found.at(-1) as string));
  return found;
}

/** `-2` for an id without number. */
function after(id: string): string {
  const [, head = '', digits = ''] = numbered.exec(id) ?? [];
  return digits === '' ? `${id}-2` : `${head}${String(Number(digits) + 1).padStart(digits.length, '0')}`;
}
