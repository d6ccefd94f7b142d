import { extended } from '#engine/kernel/basics/extended.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { Windows } from '#engine/kernel/changes/windows.ts';
import { abilityWindows } from '#engine/library/abilities/ability-windows.ts';
import type { CardTextEntry } from '../content/entry.ts';
import { isReady } from '../rulebook/targets.ts';
import type { TokyoGame } from '../table/game.ts';
import { marked } from '../table/marked.ts';
import { texts } from './texts.ts';

/** Interrupts are optional, all other texts are forced. */
export const windows: Windows<TokyoGame> = abilityWindows<TokyoGame, CardTextEntry>({
  texts,
  // Unowned texts belong to the PC affected by the change
  concernedBy: (game, { by, to }) =>
    [to, by].find((thing): thing is number => typeof thing === 'number' && game.isPc(thing)) ?? -1,
  mayUse: (game, { source }) => isReady(game, source),
  // The PC affected or acting uses the BOT (TSS-BOT-11)
  usedBy: (game, text, concerned) => {
    if (!game.isBot(text.source)) return text;
    return concerned < 0 ? undefined : extended(text, { self: concerned });
  },
  answersItself: (game) => game.settings.usedAnswersItself,
  pick: (game, { self, source, entry: { effect } }) => {
    const pick: { [field: string]: number } = self >= 0 ? { by: self } : {};
    return Object.assign(pick, marked(game, source), { effect });
  },
  use: (_, { self, source, entry }, record) => ({
    kind: 'call',
    procedure: 'useEntry',
    given: { by: self, source, effect: entry.effect, target: -1, record } as unknown as Json,
    into: null,
  }),
  // TSS-PRIO-06: players order what no text orders
  forcedOrder: 'chosen',
});
