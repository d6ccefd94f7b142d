import { type TSchema, Type } from 'typebox';
import { partOf } from '#engine/kernel/basics/schema-parts.ts';
import { closed, described } from '#engine/kernel/basics/schema-words.ts';
import { abilities, areaIds, phases, pileKinds, results, skillKinds } from '../contract/vocabulary.ts';
import { named, whole, word } from './parts.ts';

const name = Type.String({
  pattern: '^(\\?|[A-Z]+[0-9]*-[0-9A-Z]+(#[0-9]+)?)$',
  'x-name-of': ['card'],
  ...described('カード：W-01 か W-01#2。見えないカードは ?', 'A card: W-01, or W-01#2; one that may not be seen is ?'),
});
const tokens = {
  damage: Type.Optional(whole(0, 'ダメージトークン', 'Damage tokens')),
  progress: Type.Optional(whole(0, '進行トークン', 'Progress tokens')),
  exhaust: Type.Optional(whole(0, '消耗トークン', 'Exhaust tokens')),
  locked: Type.Optional(
    Type.Boolean(described('シナリオが終わるまで外せない装備', 'Equipment that stays until the scenario ends')),
  ),
};
const card = Type.Unsafe<string | object>({
  if: { type: 'object' },
  then: Type.Object({ card: name, ...tokens }, closed),
  else: name,
});
const cards = Type.Array(card);
/** In a slot without a card, progress tokens alone. */
const inSlot = Type.Array(
  Type.Unsafe<string | object>({
    if: { type: 'object' },
    then: Type.Object({ card: Type.Optional(name), ...tokens }, closed),
    else: name,
  }),
);
const object = (keys: readonly string[], value: TSchema) =>
  Type.Object(Object.fromEntries(keys.map((key) => [key, value])), closed);

const skill = Type.Object(
  {
    sealed: Type.Boolean(described('封印されている', 'Whether it is sealed')),
    exhaust: whole(0, '消耗トークン', 'Exhaust tokens'),
  },
  closed,
);
const pc = Type.Object(
  {
    area: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      enum: [...areaIds, null],
      ...described(
        'いるエリア。セットアップで置かれるまでは null',
        'The area it is in; null until the set-up has placed it',
      ),
    }),
    damage: whole(0, 'ダメージトークン', 'Damage tokens'),
    ap: whole(0, 'APトークン', 'AP tokens'),
    progress: whole(0, '進行トークン', 'Progress tokens'),
    finished: Type.Boolean(described('このフェーズの行動を終えた', 'Whether it has finished its actions')),
    abilities: object(abilities, Type.Integer()),
    maxHp: whole(0, '最大HP', 'Maximum HP'),
    hand: cards,
    deck: cards,
    discards: cards,
    equipped: cards,
    skills: object(skillKinds, skill),
  },
  closed,
);

/** What runs in SITE from its first card to its end, over the end of a round too; null when nothing does. */
const exploration = Type.Unsafe<object | null>({
  if: { type: 'object' },
  then: Type.Object(
    {
      participants: Type.Array(
        named(['pc', 'card'], 'PCか同行者', 'A PC or a companion'),
        described('参加しているPCと同行者', 'PCs and companions that take part'),
      ),
      card: Type.Unsafe<string | object | null>({
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
    },
    closed,
  ),
  else: { type: 'null' },
});

/** The whole table in plain names. Piles: the first is on top. Discards: the first was discarded first. Slots: the first lies lowest. */
export const tableDocument = Type.Object(
  {
    round: whole(0, 'ラウンド', 'The round'),
    phase: word(phases, 'フェーズ', 'The phase'),
    result: Type.Unsafe<string | null>({ enum: [...results.filter((result) => result !== ''), null] }),
    pcs: Type.Record(Type.String(), pc, { 'x-keys-of': ['pc'] }),
    bots: Type.Record(Type.String(), Type.Object({ exhaust: Type.Integer({ minimum: 0 }) }, closed), {
      'x-keys-of': ['bot'],
    }),
    slots: Type.Record(Type.String(), inSlot, { 'x-keys-of': ['slot'] }),
    piles: object(pileKinds, cards),
    discards: object(['trouble', 'site', 'artifact'], cards),
    scrap: cards,
    encounter: cards,
    removed: cards,
    scenario: object(['deck', 'shown', 'aside', 'discards', 'mods'], cards),
    supply: Type.Object({ ap: whole(0, '残りのAPトークン', 'AP tokens left') }, closed),
    exploration,
  },
  { ...closed, title: 'The table', 'x-title-ja': '卓' },
);

/** What is put on the table: what it names is replaced whole. */
export const partOfTable = Type.Unsafe<object>({
  ...partOf({ ...tableDocument }),
  ...described(
    '卓に置くもの：ここに書いたものは丸ごと置き換わる',
    'What is put on the table: what it names is replaced whole',
  ),
});
