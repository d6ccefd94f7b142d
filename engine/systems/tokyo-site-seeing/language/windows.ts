import type { Json } from '#engine/kernel/basics/json.ts';
import type { Reaction, Windows } from '#engine/kernel/changes/windows.ts';
import { runBlock } from '#engine/kernel/language/effect-procedures.ts';
import type { ChangeRecord } from '#engine/kernel/procedures/next.ts';
import type { Pick } from '#engine/kernel/procedures/procedure.ts';
import type { Thing } from '#engine/kernel/table/table.ts';
import type { Entry } from '../content/content.ts';
import { isReady } from '../rulebook/targets.ts';
import type { TokyoGame } from '../table/game.ts';
import { marked } from './here.ts';
import { type InForce, isAnswered, isAnsweredFromHands, textsAnswering } from './in-force.ts';

/** How the game answers the kernel's windows: interrupts are the players' choice, everything else happens by itself. */
export const windows: Windows<TokyoGame> = {
  listens: (game, record) => isAnswered(game, record.kind),
  interrupts: (game, record, used, inUse) =>
    interrupting(game, record)
      .filter(({ source }) => game.settings.usedAnswersItself || !inUse.includes(source))
      .map((text) => pickOf(game, text))
      .filter((pick) => !used.some((before) => same(before, pick))),
  interrupt: (game, record, pick) => {
    const text = interrupting(game, record).find((one) => same(pickOf(game, one) as Json, pick));
    if (text === undefined) return undefined;
    return {
      kind: 'call',
      procedure: 'useEntry',
      given: { by: text.self, source: text.source, effect: text.entry.effect, target: -1, record } as unknown as Json,
      into: null,
    };
  },
  forced: (game, record, used) =>
    speaking(game, record, true).filter(({ pick }) => !used.some((before) => same(before, pick))),
  reactions: (game, record) => speaking(game, record, false),
  // TSS-PRIO-06: what the text does not order, the players do
  forcedOrder: 'chosen',
};

/** The texts that answer by themselves: those that alter what is about to happen, or those it sets off. */
function speaking(game: TokyoGame, record: ChangeRecord, before: boolean): readonly Reaction[] {
  const found: Reaction[] = [];
  for (const text of textsAnswering(game, record.kind)) {
    const { pattern, interrupt, block } = text.entry;
    if (interrupt || (pattern?.before === true) !== before) continue;
    const scope = scopeOf(game, text, record);
    if (!fires(game, text.entry, scope, record)) continue;
    found.push({ pick: pickOf(game, { ...text, self: scope.self }), next: runBlock(block, scope) });
  }
  return found;
}

/** The entries that may answer this change now, those of consumables in hand included (TSS-PLAY-06). */
function interrupting(game: TokyoGame, record: ChangeRecord): InForce[] {
  // Whoever it happens to, or who does it, is the BOT's user (TSS-BOT-11)
  const user = concernedBy(game, record);
  const found: InForce[] = [];
  for (const text of textsAnswering(game, record.kind)) {
    if (!text.entry.interrupt) continue;
    const isBot = game.isBot(text.source);
    if (isBot && user < 0) continue;
    const used = isBot ? { ...text, self: user } : text;
    if (mayInterrupt(game, used, record)) found.push(used);
  }
  if (!isAnsweredFromHands(game, record.kind)) return found;
  for (const pc of game.pcs) {
    for (const card of game.hand(pc)) {
      const design = game.design(card);
      if (!design.consumable) continue;
      for (const entry of design.entries) {
        if (!answers(entry, record)) continue;
        const text = { self: pc, source: card, entry };
        if (mayInterrupt(game, text, record)) found.push(text);
      }
    }
  }
  return found;
}

/** Quick, since it is asked of every text: an interrupt on this kind of change. */
function answers({ pattern, interrupt }: Entry, record: ChangeRecord): boolean {
  return interrupt && pattern !== null && pattern.change === record.kind;
}

function mayInterrupt(game: TokyoGame, text: InForce, record: ChangeRecord): boolean {
  if (!isReady(game, text.source)) return false;
  const scope = scopeOf(game, text, record);
  if (!fires(game, text.entry, scope, record)) return false;
  return game.block(text.entry.block)?.effects.some((effect) => effect.canChange(game, scope)) === true;
}

function fires(game: TokyoGame, entry: Entry, scope: ReturnType<TokyoGame['scope']>, record: ChangeRecord): boolean {
  if (entry.pattern?.matches(game, scope, record) !== true) return false;
  return entry.condition === null || entry.condition(game, scope);
}

/** A text of nobody's concerns the PC that the change concerns. */
function scopeOf(game: TokyoGame, text: InForce, record: ChangeRecord) {
  return game.scope(text.self >= 0 ? text.self : concernedBy(game, record), text.source, { record });
}
function concernedBy(game: TokyoGame, { by, to }: ChangeRecord): Thing {
  return [to, by].find((thing): thing is number => typeof thing === 'number' && game.isPc(thing)) ?? -1;
}

function pickOf(game: TokyoGame, { self, source, entry }: InForce): Pick {
  return { ...(self >= 0 ? { by: self } : {}), ...marked(game, source), effect: entry.effect };
}

function same(a: Json, b: Json): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
