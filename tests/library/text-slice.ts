import type { Erased } from '#engine/kernel/basics/erased.ts';
import { hashOf } from '#engine/kernel/basics/hash.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Reaction, Windows } from '#engine/kernel/changes/windows.ts';
import type { Content, RuleSystem } from '#engine/kernel/contract/system.ts';
import type { Block, Scope } from '#engine/kernel/language/block.ts';
import { Compiler, emptyScope } from '#engine/kernel/language/compile.ts';
import { runBlock } from '#engine/kernel/language/effect-procedures.ts';
import { type Node, name } from '#engine/kernel/language/field.ts';
import { kernelOps } from '#engine/kernel/language/kernel-ops.ts';
import { type Op, opBuilder } from '#engine/kernel/language/op.ts';
import { type ChangeRecord, cancel } from '#engine/kernel/procedures/next.ts';
import { Session } from '#engine/kernel/session/session.ts';
import type { ReadonlyTable } from '#engine/kernel/table/readonly-table.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { type Parts, type Slice, SliceGame, systemOf } from '../kernel/foreign/slice.ts';

// A slice whose cards have texts. Each player has a place `play NAME`; the texts of the cards there are in force.

export interface SliceText {
  /** A kind of change, or `use`: used in a turn. */
  readonly on: string;
  readonly moment?: 'would' | 'before' | 'after';
  readonly optional?: true;
  /** What the change is about; default: anything. */
  readonly of?: string;
  readonly do: readonly Node[];
}
export type SliceTexts = { readonly [card: string]: SliceText };
interface TextContent extends Content {
  readonly texts: ReadonlyMap<string, SliceText & { readonly block: string }>;
}

interface Spoken {
  readonly by: Thing;
  readonly card: Thing;
  readonly scope: Scope;
  readonly block: string;
  readonly isOptional: boolean;
}

export class TextSliceGame extends SliceGame {
  override readonly windows: Windows<Erased> = windows;
  readonly content: TextContent;

  constructor(content: TextContent, parts: Parts, setup: JsonObject, table: ReadonlyTable) {
    super(parts, setup, table);
    this.content = content;
  }
  override block(path: string): Block | undefined {
    return this.content.blocks.get(path);
  }
  /** Cards in play, by player. */
  *inPlay(): Generator<readonly [by: Thing, card: Thing]> {
    for (const by of this.seats) for (const card of this.at(`play ${this.name(by)}`)) yield [by, card];
  }
  texts(on: string, moment: string, record: ChangeRecord | null): readonly Spoken[] {
    const found: Spoken[] = [];
    for (const [by, card] of this.inPlay()) {
      const text = this.content.texts.get(this.name(card));
      if (text?.on !== on || (text.moment ?? 'after') !== moment) continue;
      if (text.of !== undefined && record?.['of'] !== this.thing(text.of)) continue;
      const scope = { ...emptyScope, self: by, source: card, record };
      const canChange = this.block(text.block)?.effects.some((effect) => effect.canChange(this, scope));
      if (canChange === true) found.push({ by, card, scope, block: text.block, isOptional: text.optional === true });
    }
    return found;
  }
}

function spoken(game: TextSliceGame, record: ChangeRecord, moment: string, used: readonly Json[], optional: boolean) {
  const had = new Set(used.map((pick) => (pick as JsonObject)['card']));
  return game
    .texts(record.kind, moment, record)
    .filter(({ card, isOptional }) => isOptional === optional && !had.has(card))
    .map(({ by, card, block, scope }): Reaction => ({ pick: { by, card }, next: runBlock(block, scope) }));
}

const windows: Windows<TextSliceGame> = {
  listens: (game, { kind }) =>
    [...game.inPlay()].some(([, card]) => game.content.texts.get(game.name(card))?.on === kind),
  would: (game, record, used) => spoken(game, record, 'would', used, false),
  forced: (game, record, used) => spoken(game, record, 'before', used, false),
  interrupts: (game, record, used) => spoken(game, record, 'before', used, true).map(({ pick }) => pick),
  interrupt: (game, record, pick) =>
    spoken(game, record, 'before', [], true).find((one) => one.pick['card'] === pick['card'])?.next,
  reactions: (game, record) => spoken(game, record, 'after', [], false),
  forcedOrder: 'listed',
};

export type TextSlice<P extends Parts> = Omit<Slice<P, SliceGame<P>>, 'read'> & { readonly ops: readonly Op[] };

/** Opens a game of the slice with these texts. */
export function openTexts<P extends Parts>(slice: TextSlice<P>, texts: SliceTexts, setup: JsonObject = {}): Session {
  const system = textSystem(slice, texts);
  return Session.open(system, system.compile({}, system.language, null), setup);
}

export function textSystem<P extends Parts>(
  { ops, ...slice }: TextSlice<P>,
  texts: SliceTexts,
): RuleSystem<TextSliceGame, TextContent> {
  const language = {
    ops: [...kernelOps({ effect: { op: 'deal' }, selector: { op: 'self' } }), ...ops, ...wordsOfSlice],
  };
  const bare = systemOf<P, SliceGame<P>>({
    ...slice,
    read: (setup, table) => new SliceGame(slice.parts, setup, table),
  });
  return {
    ...(bare as unknown as RuleSystem<TextSliceGame, TextContent>),
    language,
    compile: (_, known, probe) => {
      const compiler = new Compiler(known, probe);
      const compiled = Object.entries(texts).map(
        ([card, text]) => [card, { ...text, block: compiler.block(text.do, `${card}/do`) }] as const,
      );
      return { hash: hashOf(texts as unknown as Json), blocks: compiler.blocks, texts: new Map(compiled) };
    },
    read: (content, setup, table) => new TextSliceGame(content, slice.parts, setup, table),
  };
}

const op = opBuilder<SliceGame>();
const empty = { ja: '', en: '' } as const;

/** The player, the card, and anything by its name. */
const wordsOfSlice: readonly Op[] = [
  op('self', {
    ...{ sort: 'selector', fields: {}, about: empty, text: { ja: '自分', en: 'you' }, example: { op: 'self' } },
    run: (_, __, { self }) => [self],
  }),
  op('thisCard', {
    ...{ sort: 'selector', fields: {}, about: empty, text: empty, example: { op: 'thisCard' } },
    run: (_, __, { source }) => [source],
  }),
  op('cancel', {
    ...{ sort: 'effect', fields: {}, about: empty, text: empty, example: { op: 'cancel' } },
    run: () => cancel,
  }),
  op('players', {
    ...{
      sort: 'selector',
      fields: {},
      about: empty,
      text: { ja: '全員', en: 'the players' },
      example: { op: 'players' },
    },
    run: (game) => game.seats,
  }),
  op('called', {
    sort: 'selector',
    fields: { name: name() },
    ...{ about: empty, text: empty, example: { op: 'called', name: 'ada' } },
    run: (game, seen) => [game.thing(seen.name)],
  }),
];
