import { type ChangeKind, changes } from '#engine/kernel/changes/change.ts';
import type { KernelGame } from '#engine/kernel/changes/windows.ts';
import type { ChangeRecord, RuleId } from '#engine/kernel/procedures/next.ts';
import { shuffled, shuffledList } from '#engine/kernel/table/shuffle.ts';
import type { Place, Thing } from '#engine/kernel/table/things-and-places.ts';

export interface PileWords<G> {
  readonly pile: string;
  /** Input of the shuffle besides the seed: names of the pile and its cards. */
  nameOfPile(game: G, pile: Place): string;
  nameOfCard(game: G, card: Thing): string;
  readonly rules: { readonly draw: RuleId; readonly lay: RuleId; readonly shuffle: RuleId };
}
export interface PileChanges<G> {
  readonly draw: ChangeKind<G>;
  readonly lay: ChangeKind<G>;
  readonly shuffle: ChangeKind<G>;
  readonly shuffleUnder: ChangeKind<G>;
}

/**
 * `draw`: `{by, card, into}`. `lay`, under a pile: `{PILE, cards}`. `shuffle`, after adding pile `from`: `{PILE,
 * from}`. `shuffleUnder`: the same, but under the cards that are left in the pile.
 */
export function pileChanges<G extends KernelGame>(words: PileWords<G>): PileChanges<G> {
  const { pile: field, rules } = words;
  const kind = changes<G>();
  const place = (record: ChangeRecord, name: string): Place => (record[name] as Place | undefined) ?? -1;
  return {
    draw: kind('draw', rules.draw, {
      fields: ['by', 'card', 'into'],
      apply: (table, _, record) => void table.move(record['card'] as Thing, place(record, 'into')),
    }),
    lay: kind('lay', rules.lay, {
      fields: [field, 'cards'],
      apply: (table, _, record) => {
        for (const card of (record['cards'] as readonly Thing[] | undefined) ?? [])
          table.move(card, place(record, field));
        return undefined;
      },
    }),
    shuffle: kind('shuffle', rules.shuffle, {
      fields: [field, 'from'],
      apply: (table, game, record) => {
        const [pile, from] = [place(record, field), place(record, 'from')];
        if (from >= 0) for (const card of [...table.at(from)]) table.move(card, pile);
        const order = shuffled(table, pile, game.seed, words.nameOfPile(game, pile), (card) =>
          words.nameOfCard(game, card),
        );
        return void table.order(pile, order, true);
      },
    }),
    shuffleUnder: kind('shuffleUnder', rules.shuffle, {
      fields: [field, 'from'],
      apply: (table, game, record) => {
        const [pile, from] = [place(record, field), place(record, 'from')];
        const stream = `${game.seed}|${words.nameOfPile(game, pile)}|${table.shufflesOf(pile)}`;
        const under = shuffledList(table.at(from), stream, (card) => words.nameOfCard(game, card));
        const order = [...table.at(pile), ...under];
        for (const card of under) table.move(card, pile);
        return void table.order(pile, order, true);
      },
    }),
  };
}
