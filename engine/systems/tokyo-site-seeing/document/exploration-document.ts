import { Type } from 'typebox';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import { closedObject, described } from '#engine/kernel/basics/schema-words.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import type { Thing } from '#engine/kernel/table/table.ts';
import { named } from '#engine/library/formats/fields.ts';
import type { Part } from '#engine/library/table-document/part.ts';
import { refuse, refuseUnless, type TableWriter } from '#engine/library/table-document/table-writer.ts';
import { counter } from '../table/counters.ts';
import type { TokyoGame } from '../table/game.ts';
import { gameThing } from '../table/layout.ts';

const keys = ['participants', 'card', 'attempted', 'passed'];

/** What runs in SITE from its first card to its end, over the end of a round too; null when nothing does. */
export const exploration = (card: Schema, printCard: (game: TokyoGame, card: Thing) => Json): Part<TokyoGame> => ({
  schema: {
    if: { type: 'object' },
    then: closedObject({
      participants: Type.Array(
        named(['pc', 'card'], 'PCか同行者', 'A PC or a companion'),
        described('参加しているPCと同行者', 'PCs and companions that take part'),
      ),
      card: Type.Unsafe<Json>({
        if: { type: 'null' },
        then: {},
        else: card,
        ...described('公開されている『サイト』カード', 'The SITE card that lies open'),
      }),
      attempted: Type.Boolean(described('このラウンドに1枚は解決を試みた', 'Whether one was attempted this round')),
      passed: Type.Array(
        named(['pc'], 'PC', 'A PC'),
        described('今のカードの判定に成功したPC', 'PCs that have passed the check of the open card'),
      ),
    }),
    else: { type: 'null' },
  },
  // Companions that take part must lie there before
  late: true,
  print: (game) => {
    if (!game.isExploring) return null;
    const named = (all: readonly Thing[]) =>
      all.map((one) => (game.isPc(one) ? game.role(one).id : game.cardName(one)));
    return {
      participants: named(game.explorers),
      card: game.explored < 0 ? null : printCard(game, game.explored),
      attempted: game.count(gameThing, counter.attempted) === 1,
      passed: named(game.pcs.filter((pc) => game.count(pc, counter.passed) === 1)),
    };
  },
  put: putExploration,
});

/** Null: none runs. What is left out of an object is as when it begins. */
function putExploration(writer: TableWriter<TokyoGame>, _: Thing, value: Json): void {
  const { game } = writer;
  if (value !== null && !isObject(value)) refuse('putNoObject', { what: 'exploration' });
  const said = value ?? {};
  for (const key of Object.keys(said)) refuseUnless(keys.includes(key), 'putUnknown', { name: key });
  const names = (key: string): readonly Json[] => (Array.isArray(said[key]) ? said[key] : []);
  const isPc = (name: Json) => game.layout.pcs.includes(name as string);
  const companions = companionsIn(writer);
  const taking = names('participants').filter((name) => !isPc(name));
  for (const name of taking)
    refuseUnless(
      companions.some((one) => one.isCalled(name)),
      'putUnknown',
      { name },
    );
  for (const name of names('passed')) refuseUnless(isPc(name), 'putUnknown', { name });
  for (const { card, isCalled } of companions) writer.set(card, counter.exploring, taking.some(isCalled) ? 1 : 0);
  game.layout.pcs.forEach((name, index) => {
    const pc = game.pcs[index] as Thing;
    writer.set(pc, counter.exploring, names('participants').includes(name) ? 1 : 0);
    writer.set(pc, counter.passed, names('passed').includes(name) ? 1 : 0);
  });
  writer.set(gameThing, counter.attempted, said['attempted'] === true ? 1 : 0);
  const card = said['card'] ?? null;
  writer.lay(game.layout.explored, card === null ? [] : [card]);
}

/** The shown cards with HP, as the document leaves them. */
function companionsIn(
  writer: TableWriter<TokyoGame>,
): readonly { readonly card: Thing; readonly isCalled: (name: Json) => boolean }[] {
  const { game } = writer;
  return writer.named(writer.at(game.layout.scenario.shown)).flatMap(([name, card]) => {
    const isCompanion = (game.content.byId.get(name.split('#')[0] as string)?.companion ?? null) !== null;
    return isCompanion
      ? [{ card, isCalled: (called: Json) => called === name || name.startsWith(`${String(called)}#`) }]
      : [];
  });
}
