import { refusalOf } from '#authoring/project/play/refusals.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { RuleSystem, Text } from '#engine/kernel/contract/system.ts';
import { GameRefused } from '../lab/games-job.ts';
import { GamesThrownOut } from '../lab/games-thrown-out.ts';
import { WorkStopped } from '../threads/thread-pool.ts';

export type Unplayed =
  | { readonly stopped: true }
  | {
      readonly refused: {
        readonly code: string;
        readonly message: Text;
        readonly data: JsonObject;
      };
    };

/**
 * Refusals are data; throws only on bugs of ours. When games of another machine that `play` has counted are thrown out,
 * it begins anew.
 */
export async function catchRefusals<T>(
  system: RuleSystem,
  play: () => Promise<T>,
): Promise<{ readonly report: T } | Unplayed> {
  try {
    return { report: await play() };
  } catch (error) {
    if (error instanceof GamesThrownOut) return await catchRefusals(system, play);
    if (error instanceof WorkStopped) return { stopped: true };
    if (error instanceof GameRefused) {
      const { seed, code, text, data } = error.game;
      return { refused: { code, message: text, data: { ...data, seed } } };
    }
    const refusal = refusalOf(error, system);
    if (refusal === null) throw error;
    return { refused: { code: refusal.code, message: refusal.text, data: refusal.data } };
  }
}
