import { Type } from 'typebox';
import type { Next } from '#engine/kernel/procedures/next.ts';
import { nowhere, type Place } from '#engine/kernel/table/things-and-places.ts';
import { named, whole, word } from '#engine/library/formats/fields.ts';
import { writeTable } from '#engine/library/table-document/cheat-change.ts';
import type { CopyToMove } from '#engine/library/table-document/cheat-reader.ts';
import { cheatsReadBy, namedCheats } from '#engine/library/table-document/named-cheats.ts';
import { putOn } from '#engine/library/table-document/table-document.ts';
import { refuse } from '#engine/library/table-document/table-writer.ts';
import { areaIds, equipmentSlots, skillKinds } from '../basics/vocabulary.ts';
import { revealCard } from '../rulebook/20-scenario.ts';
import { call } from '../rulebook/book.ts';
import { resolveOutsideActions } from '../rulebook/in-full.ts';
import type { TokyoGame } from '../table/game.ts';
import { counter } from '../table/numbered.ts';
import { hpOf } from '../table/numbers.ts';
import { TokyoCheatReader } from './cheat-reader.ts';
import { declaredTable, partOfTable } from './table-document.ts';

type Read = TokyoCheatReader;
const cheatOf = cheatsReadBy<Read>();
const pc = named(['pc'], 'PC', 'A PC');
const card = named(['card'], 'カード：W-01 か W-01#2', 'A card: W-01, or W-01#2');
const bot = named(['bot'], 'BOTカード', 'A BOT card');
const skill = word(skillKinds, 'スキル', 'A skill');
const area = word(areaIds, 'エリア', 'An area');
const slot = named(['slot'], 'スロット', 'A slot');
const to = whole(0, '新しい値', 'What it becomes');

/** Done by `put`, with its checks. */
const ofPc =
  (name: 'damage' | 'ap' | 'progress') =>
  (read: Read): Next =>
    putOn(declaredTable, read.game, { pcs: { [read.text('pc')]: { [name]: read.about['to'] ?? null } } });

const lay = (read: Read, copy: CopyToMove, place: Place, where?: 'onTop'): Next =>
  read.lay(copy, place, [counter.damage, counter.progress, counter.exhaust], where);

function harm(read: Read): Next {
  const { game } = read;
  const card = read.card(['slots', 'shown']);
  if (game.isCompanion(card)) return read.set(card, counter.damage, read.number('to', game.hpOfCompanion(card)));
  if (!game.isEnemy(card)) refuse('cheatNoEnemy', { card: read.text('card') });
  // At least 1 HP is left, as a cheat defeats nobody
  return read.set(card, counter.damage, read.number('to', hpOf(game, card) - 1));
}

function give(read: Read): Next {
  const hand = read.game.handOf(read.pc());
  return lay(
    read,
    read.cardFor(hand, ({ kind }) => !['trouble', 'scenario', 'site', 'mod'].includes(kind)),
    hand,
  );
}

function equip(read: Read): Next {
  const pc = read.pc();
  const place = read.game.place('equipped', pc);
  const copy = read.cardFor(place, ({ equipment }) => equipment);
  const others = read.game.equipped(pc).filter((card) => card !== copy.piece);
  if (others.length >= equipmentSlots) refuse('putTooMuch', { what: 'equipped', most: equipmentSlots });
  return lay(read, copy, place);
}

function place(read: Read): Next {
  const slot = read.slot();
  const copy = read.cardFor(slot, ({ kind }) => kind !== 'site');
  const isMarket = !['trouble', 'scenario', 'mod'].includes(read.named.kind);
  const under = read.game.table.at(slot).filter((card) => card !== copy.piece);
  if (isMarket && under.length > 0) refuse('cheatSlotTaken', { slot: read.text('slot') });
  return lay(read, copy, slot);
}

function clear(read: Read): Next {
  const card = read.card(['slots']);
  if (!read.game.isTrouble(card)) refuse('cheatNoTrouble', { card: read.text('card') });
  return lay(read, { piece: card, writes: [] }, read.game.place('trouble/discards'));
}

function reveal(read: Read): Next {
  const { game } = read;
  const card = read.cardFor(game.place('scenario/shown'), ({ kind }) => kind === 'scenario').piece;
  const from = game.table.placeOf(card);
  if (from !== game.place('scenario/deck') && from !== game.place('scenario/aside'))
    refuse('cheatNotHidden', { card: read.text('card') });
  return [writeTable([], read.about), resolveOutsideActions(call(revealCard, { card, by: -1 }))];
}

function next(read: Read): Next {
  const pile = read.pile();
  const copy = read.cardFor(pile, () => true);
  return lay(read, copy, pile, 'onTop');
}

export const cheats = namedCheats<TokyoGame, Read>(
  [
    cheatOf('damage', { pc, to }, 'PCのダメージ', 'The damage on a PC', ofPc('damage')),
    cheatOf('damage', { card, to }, 'エネミーや同行者のダメージ', 'The damage on an enemy or a companion', harm),
    cheatOf('ap', { pc, to }, 'PCのAPトークン', 'The AP tokens of a PC', ofPc('ap')),
    cheatOf('progress', { pc, to }, 'PCの進行トークン', 'The progress tokens of a PC', ofPc('progress')),
    cheatOf('progress', { card, to }, 'カードの進行トークン', 'The progress tokens on a card', (read) =>
      read.set(read.card(['slots', 'shown', 'equipped']), counter.progress, read.number('to')),
    ),
    cheatOf('exhaust', { card, to }, '装備の消耗トークン', 'The exhaust tokens on equipment', (read) =>
      read.set(read.card(['equipped']), counter.exhaust, read.number('to')),
    ),
    cheatOf('exhaust', { pc, skill, to }, 'スキルの消耗トークン', 'The exhaust tokens on a skill', (read) =>
      read.set(read.skill(), counter.exhaust, read.number('to')),
    ),
    cheatOf('exhaust', { bot, to }, 'BOTカードの消耗トークン', 'The exhaust tokens on a BOT card', (read) =>
      read.set(read.bot(), counter.exhaust, read.number('to')),
    ),
    cheatOf('unseal', { pc, skill }, 'スキルの封印を外す', 'Removes the seal token from a skill', (read) =>
      read.set(read.skill(), counter.sealed, 0),
    ),
    cheatOf('move', { pc, area }, 'PCを移す', 'Puts a PC into an area', ({ game, about }) =>
      putOn(declaredTable, game, { pcs: { [String(about['pc'])]: { area: about['area'] ?? null } } }),
    ),
    cheatOf('give', { pc, card }, '手札に加える', 'Puts a card into a hand', give),
    cheatOf('equip', { pc, card }, '装備させる', 'Equips a PC with a card', equip),
    cheatOf('remove', { card }, 'カードを箱に戻す', 'Puts a card back into the box', (read) => {
      const piece = read.card(['slots', 'shown', 'equipped', 'hand', 'deck', 'discards', 'scrap']);
      return lay(read, { piece, writes: [] }, nowhere);
    }),
    cheatOf('place', { card, slot }, 'スロットの上にカードを置く', 'Lays a card on top of a slot', place),
    cheatOf('clear', { card }, 'トラブルを捨て札にする', 'Discards a trouble out of its slot', clear),
    cheatOf(
      'reveal',
      { card },
      'シナリオカードを公開し、公開時の効果を行う',
      'Reveals a scenario card and does what it says',
      reveal,
    ),
    cheatOf(
      'next',
      { card, pc: Type.Optional(pc) },
      'カードを、その山札（pcがあればそのデッキ）の一番上に置く',
      'Puts a card on top of its pile, or of the deck of a PC',
      next,
    ),
    {
      ...{ word: 'put', about: partOfTable, by: undefined },
      ...{ ja: '盤面を書いたとおりにする', en: 'Sets up the table as written' },
      carryOut: ({ game, about }) => putOn(declaredTable, game, about),
    },
  ],
  (game, word, about) => new TokyoCheatReader(game, word, about, declaredTable.pieces),
);
