import { later, type Next } from '#engine/kernel/next.ts';
import type { Thing } from '#engine/kernel/table.ts';
import { goDown, rise } from '../rulebook/09-damage.ts';
import { call } from '../rulebook/book.ts';
import type { Tokyo } from '../table/tokyo.ts';

/**
 * Texts can make a PC's maximum HP depend on what it holds. Asked before such a change writes and again after it: when
 * the maximum comes down to the damage the PC goes Down, when it rises above it stands up (TSS-DOWN-11).
 */
export function limitOf(game: Tokyo, pc: Thing): () => Next {
  if (!game.isPc(pc) || !game.content.altered.has('maxHp')) return () => undefined;
  const wasDown = game.isDown(pc);
  return () => {
    if (game.isDown(pc) === wasDown) return undefined;
    return wasDown ? later('standUp', call(rise, { pc })) : later('down', call(goDown, { pc }));
  };
}
