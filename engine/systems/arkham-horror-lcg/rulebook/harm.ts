import { batch, change, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/table.ts';
import type { ArkhamGame } from '../table/game.ts';

export interface DealtHarm {
  readonly damage: number;
  readonly horror: number;
  readonly direct?: boolean;
}

/** Deals damage and horror to an investigator or a card in one deal (AH-DH-02). */
export function deal(_: ArkhamGame, to: Thing, { damage, horror }: DealtHarm): Next {
  return batch([
    ...(damage > 0 ? [change('damage', { of: to, amount: damage })] : []),
    ...(horror > 0 ? [change('horror', { of: to, amount: horror })] : []),
  ]);
}
