import type { Thing } from '#engine/kernel/table.ts';
import type { Tokyo } from '../table/tokyo.ts';

/** The PCs that have not finished phase 4. */
export function mayAct(game: Tokyo): readonly Thing[] {
  return game.once('mayAct', () => game.pcs.filter((pc) => !game.isFinished(pc)));
}
export function acting(game: Tokyo): readonly { readonly by: Thing }[] {
  return mayAct(game).map((by) => ({ by }));
}
