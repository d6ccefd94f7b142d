import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { TableThing } from '#renderer/desk/table/table-parts.ts';
import type { GameShape } from '#renderer/desk/workers/game-shape.ts';

/** How many reasons are shown. */
const most = 4;

/** All kinds of answers that could name this thing. */
export function questionsOf(
  { name, sorts }: TableThing,
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
