import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Next } from '#engine/kernel/procedures/next.ts';
import { nowhere, type Place, type Thing } from '#engine/kernel/table/table.ts';
import type { FoundCopy } from '#engine/library/table-document/cheat-reader.ts';
import { forced } from '#engine/library/table-document/forced.ts';
import { putOn } from '#engine/library/table-document/table-document.ts';
import { refuse } from '#engine/library/table-document/table-writer.ts';
import { equipmentSlots } from '../contract/vocabulary.ts';
import { revealCard } from '../rulebook/20-scenario.ts';
import { call } from '../rulebook/book.ts';
import { inFull } from '../rulebook/in-full.ts';
import { TokyoCheatReader as CheatReader } from './cheat-reader.ts';
import { type CounterName, counter } from './counters.ts';
import type { TokyoGame } from './game.ts';
import { hpOf } from './numbers.ts';
import { declaredTable, pieces } from './table-document.ts';

/** The small cheats say what they are about, so that they still fit when the table has come out otherwise. */
export function cheat(game: TokyoGame, given: JsonObject): Next {
  const [word, ...more] = Object.keys(given);
  const about = word === undefined ? undefined : given[word];
  if (word === undefined || more.length > 0 || !isObject(about) || !Object.hasOwn(cheats, word)) {
    refuse('cheatUnknown', { cheat: given, words: Object.keys(cheats).join(', ') });
  }
  return (cheats[word] as Cheat)(game, about, new CheatReader(game, word, about, pieces));
}

type Cheat = (game: TokyoGame, about: JsonObject, read: CheatReader) => Next;

const cheats: { readonly [word: string]: Cheat } = {
  put: (game, about) => putOn(declaredTable, game, about),
  damage: (game, about, read) => {
    if (about['card'] === undefined) return putPc(game, about, 'damage');
    const card = read.card(['slots', 'shown']);
    if (game.isCompanion(card)) return set(about, card, 'damage', read.number('to', game.hpOfCompanion(card)));
    if (!game.isEnemy(card)) refuse('cheatNoEnemy', { card: about['card'] ?? null });
    // With all its HP gone it would lie there and not be defeated
    return set(about, card, 'damage', read.number('to', hpOf(game, card) - 1));
  },
  ap: (game, about) => putPc(game, about, 'ap'),
  progress: (game, about, read) => {
    if (about['card'] === undefined) return putPc(game, about, 'progress');
    return set(about, read.card(['slots', 'shown', 'equipped']), 'progress', read.number('to'));
  },
  exhaust: (_, about, read) => {
    const { card, bot } = about;
    const isCard = card !== undefined;
    const thing = isCard ? read.card(['equipped']) : bot === undefined ? read.skill() : read.bot();
    return set(about, thing, 'exhaust', read.number('to'));
  },
  unseal: (_, about, read) => set(about, read.skill(), 'sealed', 0),
  move: (game, about) =>
    putOn(declaredTable, game, { pcs: { [String(about['pc'])]: { area: about['area'] ?? null } } }),
  give: (game, about, read) => {
    const hand = game.layout.hands[game.indexOf(read.pc())] as Place;
    return lay(game, about, read.cardFor(hand, isHandCard), hand);
  },
  equip: (game, about, read) => {
    const pc = read.pc();
    const place = game.layout.equipped[game.indexOf(pc)] as Place;
    const copy = read.cardFor(place, (design) => design.equipment);
    const others = game.equipped(pc).filter((card) => card !== copy.piece);
    if (others.length >= equipmentSlots) refuse('putTooMuch', { what: 'equipped', most: equipmentSlots });
    return lay(game, about, copy, place);
  },
  remove: (game, about, read) => {
    const card = read.card(['slots', 'shown', 'equipped', 'hands', 'decks', 'discards', 'scrap']);
    return lay(game, about, { piece: card, writes: [] }, nowhere);
  },
  place: (game, about, read) => {
    const slot = read.slot();
    const copy = read.cardFor(slot, (design) => design.kind !== 'site');
    const isMarket = !['trouble', 'scenario', 'mod'].includes(read.named.kind);
    const under = game.table.at(slot).filter((card) => card !== copy.piece);
    if (isMarket && under.length > 0) refuse('cheatSlotTaken', { slot: about['slot'] ?? null });
    return lay(game, about, copy, slot);
  },
  clear: (game, about, read) => {
    const card = read.card(['slots']);
    if (!game.isTrouble(card)) refuse('cheatNoTrouble', { card: about['card'] ?? null });
    return lay(game, about, { piece: card, writes: [] }, game.layout.discardPiles['trouble'] as Place);
  },
  reveal: (game, about, read) => {
    const { deck, aside, shown } = game.layout.scenario;
    const card = read.cardFor(shown, (design) => design.kind === 'scenario').piece;
    if (![deck, aside].includes(game.table.placeOf(card))) refuse('cheatNotHidden', { card: about['card'] ?? null });
    return [forced([], about), inFull(call(revealCard, { card, by: -1 }))];
  },
  next: (game, about, read) => {
    const pile = read.pile();
    return lay(
      game,
      about,
      read.cardFor(pile, () => true),
      pile,
      'onTop',
    );
  },
};

const isHandCard: Parameters<CheatReader['cardFor']>[1] = (design) =>
  !['trouble', 'scenario', 'site', 'mod'].includes(design.kind);

/** Damage, AP and progress of a PC: what `put` knows how to check. */
function putPc(game: TokyoGame, about: JsonObject, name: 'damage' | 'ap' | 'progress'): Next {
  return putOn(declaredTable, game, {
    pcs: { [new CheatReader(game, name, about, pieces).text('pc')]: { [name]: about['to'] ?? null } },
  });
}

function set(about: JsonObject, thing: Thing, name: CounterName, value: number): Next {
  return forced([{ set: [thing, counter[name], value] }], about);
}

/** A card goes somewhere else and leaves what lay on it behind. */
function lay(
  game: TokyoGame,
  about: JsonObject,
  { piece: card, writes }: FoundCopy,
  place: Place,
  where: 'last' | 'onTop' = 'last',
): Next {
  const others = place === nowhere ? [] : game.table.at(place).filter((one) => one !== card);
  const order = where === 'onTop' ? [card, ...others] : [card];
  const tokens = (['damage', 'progress', 'exhaust'] as const).map((token) => ({
    set: [card, counter[token], 0] as const,
  }));
  return forced([...writes, ...tokens, { lay: [place, order] }], about);
}
