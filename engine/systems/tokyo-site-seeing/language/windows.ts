import type { Json } from '#engine/kernel/basics/json.ts';
import type { Windows } from '#engine/kernel/changes/windows.ts';
import { abilityWindows } from '#engine/library/abilities/ability-windows.ts';
import type { Entry } from '../content/entry.ts';
import { isReady } from '../rulebook/targets.ts';
import type { TokyoGame } from '../table/game.ts';
import { marked } from '../table/marked.ts';
import { texts } from './texts.ts';

/** How texts answer changes: interrupts are the players' choice, everything else happens by itself. */
export const windows: Windows<TokyoGame> = abilityWindows<TokyoGame, Entry>({
  texts,
  // A text of nobody's concerns the PC that the change concerns
  concernedBy: (game, { by, to }) =>
    [to, by].find((thing): thing is number => typeof thing === 'number' && game.isPc(thing)) ?? -1,
  mayUse: (game, { source }) => isReady(game, source),
  // Whoever it happens to, or who does it, is the BOT's user (TSS-BOT-11)
  usedBy: (game, text, concerned) => {
    if (!game.isBot(text.source)) return text;
    return concerned < 0 ? undefined : { ...text, self: concerned };
  },
  answersItself: (game) => game.settings.usedAnswersItself,
  pick: (game, { self, source, entry }) => ({
    ...(self >= 0 ? { by: self } : {}),
    ...marked(game, source),
    effect: entry.effect,
  }),
  use: (_, { self, source, entry }, record) => ({
    kind: 'call',
    procedure: 'useEntry',
    given: { by: self, source, effect: entry.effect, target: -1, record } as unknown as Json,
    into: null,
  }),
  // TSS-PRIO-06: what the text does not order, the players do
  forcedOrder: 'chosen',
});
