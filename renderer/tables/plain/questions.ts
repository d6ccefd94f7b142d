import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Thing } from '#renderer/desk/table/table-parts.ts';
import type { GameShape } from '#renderer/desk/workers/game-shape.ts';

/** As many answers as are asked about: more reasons are read by nobody. */
const most = 4;

/** What one could want to do with a thing: every kind of answer that can name such a thing, by whoever decides now. */
export function questionsOf(
  { name, sorts }: Thing,
  answers: GameShape['answers'],
  by: string | null,
): readonly JsonObject[] {
  const asked = answers.flatMap(({ word, fields }) =>
    Object.entries(fields)
      .filter(([field, named]) => field !== 'by' && named.some((sort) => sorts.includes(sort)))
      .map(([field]) => ({ do: word, ...(by !== null && 'by' in fields ? { by } : {}), [field]: name })),
  );
  return asked.slice(0, most);
}
