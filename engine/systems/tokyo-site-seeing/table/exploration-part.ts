import { Type } from 'typebox';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import { closedObject, described } from '#engine/kernel/basics/schema-words.ts';
import type { Counter, Thing } from '#engine/kernel/table/things-and-places.ts';
import { named } from '#engine/library/formats/fields.ts';
import type { Part } from '#engine/library/table-document/part.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import { refuse, refuseUnless, type TableWriter } from '#engine/library/table-document/table-writer.ts';
import type { TokyoGame } from './game.ts';

const keys = ['participants', 'card', 'attempted', 'passed'];
type CounterOf = (name: string) => Counter;

/** The SITE exploration, which may last several rounds; null: none. `open`: part for the open SITE card. */
export const exploration = (counter: CounterOf, open: Part<TokyoGame>): Part<TokyoGame> => ({
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
        else: open.schema['items'],
        ...described('公開されている『サイト』カード', 'The revealed SITE card'),
      }),
      attempted: Type.Boolean(
        described('このラウンドに1枚は解決を試みた', 'Whether an exploration was attempted this round'),
      ),
      passed: Type.Array(
        named(['pc'], 'PC', 'A PC'),
        described('今のカードの判定に成功したPC', 'PCs that have passed the check of the revealed card'),
      ),
    }),
    else: { type: 'null' },
  },
  // Companions must be on the table first
  late: true,
  print: (game, of, sight) => {
    if (!game.isExploring) return null;
    const named = (all: readonly Thing[]) => all.map((one) => game.name(one));
    const [card = null] = open.print(game, of, sight) as readonly Json[];
    return {
      participants: named(game.explorers),
      card,
      attempted: game.count(theGame, counter('attempted')) === 1,
      passed: named(game.pcs.filter((pc) => game.count(pc, counter('passed')) === 1)),
    };
  },
  put: (writer, of, value) => {
    const card = putExploration(counter, writer as TableWriter<TokyoGame>, value);
    open.put(writer, of, card === null ? [] : [card], 'card');
  },
});

/** Null: no exploration. Missing fields get initial values. Returns the open card, or null. */
function putExploration(counter: CounterOf, writer: TableWriter<TokyoGame>, value: Json): Json {
  const { game } = writer;
  if (value !== null && !isObject(value)) refuse('putNoObject', { what: 'exploration' });
  const said = value ?? {};
  for (const key of Object.keys(said)) refuseUnless(keys.includes(key), 'putUnknown', { name: key });
  const names = (key: string): readonly Json[] => (Array.isArray(said[key]) ? said[key] : []);
  const isPc = (name: Json) => game.called('pc', name as string) !== undefined;
  const companions = companionsIn(writer);
  const taking = names('participants').filter((name) => !isPc(name));
  for (const name of taking)
    refuseUnless(
      companions.some((one) => one.isCalled(name)),
      'putUnknown',
      { name },
    );
  for (const name of names('passed')) refuseUnless(isPc(name), 'putUnknown', { name });
  for (const { card, isCalled } of companions) writer.set(card, counter('exploring'), taking.some(isCalled) ? 1 : 0);
  for (const pc of game.pcs) {
    writer.set(pc, counter('exploring'), names('participants').includes(game.name(pc)) ? 1 : 0);
    writer.set(pc, counter('passed'), names('passed').includes(game.name(pc)) ? 1 : 0);
  }
  writer.set(theGame, counter('attempted'), said['attempted'] === true ? 1 : 0);
  return said['card'] ?? null;
}

/** Shown cards with HP after the writes so far. */
function companionsIn(
  writer: TableWriter<TokyoGame>,
): readonly { readonly card: Thing; readonly isCalled: (name: Json) => boolean }[] {
  const { game } = writer;
  return writer.named(writer.at(game.place('scenario/shown'))).flatMap(([name, card]) => {
    const isCompanion = (game.content.byId.get(name.split('#')[0] as string)?.companion ?? null) !== null;
    return isCompanion
      ? [{ card, isCalled: (called: Json) => called === name || name.startsWith(`${String(called)}#`) }]
      : [];
  });
}
