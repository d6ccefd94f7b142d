import type { StandingModifier } from '#engine/kernel/language/block.ts';
import { Compiler, type Language } from '#engine/kernel/language/compile.ts';
import { idOf, type Node, oneOf } from '#engine/kernel/language/field.ts';
import { kernelOps } from '#engine/kernel/language/kernel-ops.ts';
import { opBuilder } from '#engine/kernel/language/op.ts';
import { lastingOps } from '#engine/kernel/lasting-effects/lasting-ops.ts';
import type { Layer } from '#engine/kernel/numbers/layer.ts';
import type { NumberRule } from '#engine/kernel/numbers/number.ts';
import { Table } from '#engine/kernel/table/table.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { AbilityGame } from '#engine/library/abilities/ability-game.ts';
import { characteristicsOf } from '#engine/library/abilities/characteristics.ts';
import { EntryNumbers } from '#engine/library/abilities/effect-names.ts';
import {
  type AbilityContent,
  type AbilityEntry,
  compileEntry,
  concernsOf,
  type WrittenAbility,
} from '#engine/library/abilities/entry.ts';
import { emptyWindows } from '#engine/library/abilities/no-texts.ts';
import { sidesOf } from '#engine/library/abilities/sides.ts';
import { textsOf } from '#engine/library/abilities/texts-in-force.ts';
import { queriesOf } from '#engine/library/queries/queries.ts';
import { answering } from '#engine/library/words/answering.ts';
import { characteristicWords } from '#engine/library/words/characteristic-words.ts';
import { modifierWords } from '#engine/library/words/modifier-words.ts';
import { scopeWords } from '#engine/library/words/scope-words.ts';
import { sideWords } from '#engine/library/words/side-words.ts';
import { traitWords } from '#engine/library/words/trait-words.ts';

// One player with a row of two-sided cards: just enough of a game to hear texts that are blank, gained or turned over.

export interface WrittenSide {
  readonly traits?: readonly string[];
  readonly keywords?: readonly string[];
  readonly icons?: readonly string[];
  readonly type?: string;
  readonly effects?: readonly WrittenAbility[];
  /** Texts for other cards to gain. */
  readonly gives?: readonly WrittenAbility[];
}
interface Side extends Required<Omit<WrittenSide, 'effects' | 'gives'>> {
  readonly entries: readonly AbilityEntry[];
  readonly gives: readonly AbilityEntry[];
}
interface RowContent extends AbilityContent {
  readonly designs: readonly { readonly id: string; readonly sides: readonly [Side, Side?] }[];
  readonly standings: ReadonlyMap<string, readonly StandingModifier[]>;
  readonly immune: readonly (readonly [card: string, source: string])[];
}
type Cards = { readonly [id: string]: WrittenSide | readonly [WrittenSide, WrittenSide] };

const op = opBuilder<RowGame>();
const layers = [
  { id: 'set', does: 'set' },
  { id: 'add', does: 'add' },
  { id: 'times', does: 'multiply' },
  { id: 'by', does: 'divide', rounds: 'up' },
] as const satisfies readonly Layer[];
const thisCard = { op: 'thisCard' };
const player: Thing = 1;
const [row, charge] = [0, 1];

const queries = queriesOf<RowGame>();
const sides = sidesOf<RowGame, Side>({ counter: 0, sides: (game, card) => game.design(card).sides });
const flip = sides.flipChange('flip', 'KERNEL');
const where = {
  inForce: (game: RowGame, tell: (self: Thing, source: Thing, entry: AbilityEntry) => void) => {
    for (const card of game.row) for (const entry of sides.up(game, card).entries) tell(player, card, entry);
  },
  looksAt: { places: () => [row], counters: sides.counters },
};
export const characteristics = characteristicsOf<RowGame, AbilityEntry>(queries, {
  ...where,
  sorts: {
    trait: { printed: (game, card) => sides.up(game, card).traits },
    keyword: { printed: (game, card) => sides.up(game, card).keywords },
    icon: { printed: (game, card) => sides.up(game, card).icons, isOutside: true },
    type: { printed: (game, card) => [sides.up(game, card).type], isOutside: true, isSingle: true },
  },
  text: (game, _, source, id) => {
    const entry = sides.up(game, source).gives.find((one) => one.id === id);
    return entry && { self: player, entry };
  },
});
const texts = textsOf<RowGame, AbilityEntry>(queries, { ...where, rule: 'KERNEL', altered: characteristics });
const strength: NumberRule<RowGame> = { id: 'strength', rule: 'KERNEL', floor: 0, base: () => 3 };

export class RowGame extends AbilityGame<RowContent> {
  constructor(content: RowContent, table: Table) {
    super(content, 1, table, new Map([['strength', strength]]), {
      ...{ windows: emptyWindows, texts, layers },
      isImmune: (game: RowGame, card, source) =>
        content.immune.some(([one, from]) => game.name(card) === one && game.name(source) === from),
    });
  }
  standings(path: string) {
    return this.content.standings.get(path);
  }
  only(things: readonly Thing[]): readonly Thing[] {
    return things;
  }
  get row(): readonly Thing[] {
    return this.table.at(row);
  }
  design(card: Thing) {
    return this.content.designs[this.table.designOf(card)] as RowContent['designs'][number];
  }
  name(card: Thing): string {
    return card <= player ? '' : this.design(card).id;
  }
}

const harmed = op('harmed', {
  sort: 'trigger',
  fields: {},
  about: { ja: '傷を受けた', en: 'Something was harmed' },
  text: { ja: '傷を受けたとき', en: 'when something is harmed' },
  example: { op: 'harmed' },
  run: (_, seen) => answering(seen, { change: 'harm', about: {} }),
});
const inRow = op('row', {
  sort: 'selector',
  fields: {},
  about: { ja: '列のカード', en: 'The cards in the row' },
  text: { ja: '列のカード', en: 'the cards in the row' },
  example: { op: 'row' },
  run: (game) => game.row,
});
const cardOf = op('card', {
  sort: 'selector',
  fields: { id: idOf('card') },
  about: { ja: 'その名のカード', en: 'The card of that name' },
  text: { ja: '{id}', en: '{id}' },
  example: { op: 'card', id: 'a' },
  run: (game, seen) => game.row.filter((card) => game.name(card) === seen.id),
});
const charged = op('charged', {
  sort: 'condition',
  fields: {},
  about: { ja: '充電されている', en: 'Whether this card has a charge' },
  text: { ja: 'このカードが充電されている', en: 'this card has a charge' },
  example: { op: 'charged' },
  run: (game, _, scope) => game.count(scope.source, charge) > 0,
});

const language: Language = {
  layers: layers.map(({ id }) => id),
  ops: [
    ...kernelOps({ effect: { op: 'row' }, selector: thisCard }),
    ...lastingOps({ effect: { op: 'row' }, modifier: { op: 'double', number: 'strength', of: thisCard } }, ['round']),
    ...scopeWords({}),
    ...modifierWords({ numbers: ['strength'], of: [], scaling: { double: 'times', halve: 'by' }, example: thisCard }),
    ...sideWords({ sides, kind: 'flip', of: [] }),
    ...traitWords((game: RowGame, card) => characteristics.of(game, 'trait', card)),
    ...characteristicWords({
      of: [],
      example: thisCard,
      sorts: [
        { sort: 'trait', noun: { ja: '特徴', en: 'trait' }, field: idOf('word'), example: 'beast' },
        {
          sort: 'keyword',
          noun: { ja: 'キーワード', en: 'keyword' },
          field: oneOf('keyword', ['swift', 'shy']),
          example: 'shy',
        },
        { sort: 'icon', noun: { ja: 'アイコン', en: 'icon' }, field: oneOf('icon', ['sun', 'moon']), example: 'sun' },
        { sort: 'type', noun: { ja: '種別', en: 'type' }, field: oneOf('type', ['ally', 'item']), example: 'item' },
        { sort: 'text', noun: { ja: '文', en: 'text' }, field: idOf('text'), example: 'roar' },
      ],
    }),
    ...[harmed, inRow, cardOf, charged],
  ],
};

/** A table with these cards in the row, in this order. */
export function rowOf(cards: Cards, immune: RowContent['immune'] = []) {
  const compiler = new Compiler(language);
  const names = new EntryNumbers();
  const compiled = (of: string, written: readonly WrittenAbility[] = []) =>
    written.map((one) => compileEntry(compiler, names, one, of));
  const sideOf = (of: string, { effects, gives, ...said }: WrittenSide): Side => ({
    ...{ traits: [], keywords: [], icons: [], type: 'ally', ...said },
    entries: compiled(`${of}/effects`, effects),
    gives: compiled(`${of}/gives`, gives),
  });
  const designs = Object.entries(cards).map(([id, card]) => {
    const [first, second] = Array.isArray(card) ? (card as readonly [WrittenSide, WrittenSide]) : [card as WrittenSide];
    const up = sideOf(`${id}/a`, first);
    return { id, sides: second === undefined ? ([up] as const) : ([up, sideOf(`${id}/b`, second)] as const) };
  });
  const standings = (of: string, ...alter: readonly Node[]) => compiler.standings(alter, of);
  const all = designs.flatMap((one) => one.sides.flatMap(({ entries, gives }) => [entries, gives]));
  const content: RowContent = {
    hash: '',
    blocks: compiler.blocks,
    standings: compiler.standing,
    designs,
    immune,
    ...concernsOf(all),
  };
  const table = new Table(2, 1);
  for (const _ of [0, player]) table.make(-1, 0);
  for (const design of designs.keys()) table.move(table.make(design, 1), row);
  const game = new RowGame(content, table);
  const card = (id: string) => game.row.find((one) => game.name(one) === id) as Thing;
  return {
    table,
    game,
    card,
    /** Whether the effect can turn it over; does so. */
    turnOver(id: string): boolean {
      const effect = game.block(compiler.block([{ op: 'flip', what: thisCard }], 'flip'))?.effects[0];
      const record = { kind: 'flip', of: card(id) };
      if (flip.holds?.(game, record) === true) flip.apply(table, game, record);
      return effect?.canChange(game, game.scope(player, card(id))) === true;
    },
    charge: (id: string) => table.set(card(id), charge, 1),
    /** Modifiers on the table, not bound to the text box of their source. */
    last: (source: string, ...alter: readonly Node[]) =>
      table.last({
        ...{ is: 'stands', self: player, target: -1, names: {}, on: [], until: null, times: 0 },
        text: standings(`${source}/lasting`, ...alter),
        source: card(source),
      }),
    has: (sort: string, id: string) => characteristics.of(game, sort, card(id)),
    strength: (id: string) => game.value('strength', card(id)),
    answers: () => texts.answering(game, 'harm').map(({ source, entry }) => `${game.name(source)} ${entry.id}`),
  };
}
