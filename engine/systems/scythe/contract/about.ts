import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { RunningProcedure } from '#engine/kernel/contract/system.ts';
import type { ChangeNext } from '#engine/kernel/procedures/next.ts';
import type { ScytheGame } from '../table/game.ts';

/** Of what a seat may take a part: the resource, or else the kind of change. */
export function about({ content }: ScytheGame, running: readonly RunningProcedure[]): JsonObject {
  const asking = running.at(-1);
  if (asking?.procedure !== 'gainInPart') return {};
  const { record } = asking.my['gain'] as unknown as ChangeNext;
  const { kind, resource } = record as { readonly kind: string; readonly resource?: number };
  return { gain: content.resources[(resource ?? 0) - 1] ?? kind };
}
