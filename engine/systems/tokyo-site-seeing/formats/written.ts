import { Type } from 'typebox';
import { mapInChunks } from '#engine/kernel/basics/chunks.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { described, safeInteger } from '#engine/kernel/basics/schema-words.ts';
import type { NamesBySort, Vocabulary } from '#engine/kernel/contract/vocabulary.ts';
import { named, whole, word } from '#engine/library/formats/fields.ts';
import { harmLayers } from '#engine/library/harm/harm.ts';
import { abilities, areaIds, damageTypes, phases, purchaseWays, results, skillKinds } from '../basics/vocabulary.ts';
import { printedPiles } from '../contract/printed-piles.ts';
import type { TokyoGame } from '../table/game.ts';
import { commonPlaces, placesOfPc } from '../table/numbered.ts';
import { overlay } from './overlaid.ts';
import { setupDocument } from './setup.ts';

const pc = (ja: string, en: string) => named(['pc'], ja, en);
const card = named(['card'], 'カード：W-01 か W-01#2', 'A card: W-01, or W-01#2');
const bot = named(['bot'], 'BOTカード', 'A BOT card');
const area = word(areaIds, 'エリア', 'An area');
const slot = named(['slot', 'place'], 'スロットか、カードの置き場', 'A slot, or another place of cards');
const skill = word(skillKinds, 'スキル', 'A skill');
const effect = named(['effect'], '効果の id', 'The id of an effect');
const flag = (ja: string, en: string) => Type.Boolean(described(ja, en));
const anything = ['pc', 'card', 'skill', 'bot', 'area', 'slot', 'game'] as const;
const thing = (ja: string, en: string) => named(anything, ja, en);
const orNobody = (schema: object) => ({ ...schema, type: ['string', 'null'] });
const cards = (ja: string, en: string) => Type.Array(card, described(ja, en));

const answers = {
  by: orNobody(pc('行うPC。誰のものでもない判断では null', 'The PC that does it; null where a decision is nobody’s')),
  pc: pc('選ぶPC', 'The PC that is chosen'),
  card,
  skill,
  bot,
  effect,
  target: thing(
    '対象：PC、カード、スキル（engineer/skills/support）など',
    'The target: a PC, a card, a skill as engineer/skills/support',
  ),
  slot,
  area,
  amount: Type.Integer({ ...safeInteger, ...described('数', 'How many') }),
};

const { pc: _, ...alike } = answers;
const events = {
  ...alike,
  by: orNobody(thing('行ったもの', 'Who or what did it')),
  to: orNobody(thing('受けたもの', 'Who or what it happened to')),
  source: orNobody(thing('もと', 'The source of it')),
  cause: orNobody(thing('起こしたもの', 'What brought it about')),
  on: thing('置かれたもの', 'What they lie on'),
  targets: Type.Array(thing('対象', 'A target'), described('すべての対象', 'All targets')),
  cards: cards('カード', 'The cards'),
  slot: orNobody(slot),
  into: slot,
  from: slot,
  amount: Type.Integer({ ...safeInteger, ...described('数', 'How many') }),
  base: Type.Integer({ ...safeInteger, ...described('変える前の数', 'The amount before modifiers') }),
  goal: Type.Integer({ ...safeInteger, ...described('目標値', 'The target number') }),
  bonus: Type.Integer({ ...safeInteger, ...described('移動などの修正', 'The initial bonus') }),
  at: whole(0, '何番目か', 'At which place'),
  ability: word(abilities, '能力値', 'The ability'),
  type: word([...damageTypes, 'retreat'], 'ダメージの種類', 'The kind of damage'),
  first: word(['pc', 'enemy', 'both'], '先に攻撃するのはどちらか', 'Who strikes first'),
  phase: word(phases, 'フェーズ', 'The phase'),
  way: word(purchaseWays, '購入の方法：check 判定、card カード', 'How it is bought: by a check, or by a card'),
  passed: flag('成功したか', 'Whether it was passed'),
  again: flag('引き直しか', 'Whether it was drawn anew'),
  attack: flag('攻撃アクションの中か', 'Whether it belongs to an attack action'),
  irreducible: flag('軽減できないか', 'Whether it cannot be reduced'),
  put: Type.Object({}, described('チートで置いたもの', 'Placed by a cheat')),
};

const edits = {
  card: thing('変えたもの', 'What altered it'),
  source: thing('変えたもの', 'What altered it'),
  by: pc('加えたPC', 'The PC that added it'),
  effect,
  layer: word(harmLayers, '変え方', 'How it alters it'),
  times: Type.Integer({ ...safeInteger, ...described('何倍か', 'The factor') }),
  of: word(['attack'], '攻撃全体に付いたもの', 'It belongs to the whole attack'),
};

const used = ['by', 'card', 'skill', 'bot', 'effect'];
/** Forced texts are ordered by player and text. */
const windows = { forced: used, interrupt: used, decline: [] };

export const vocabulary: Vocabulary<TokyoGame> = {
  answers,
  events,
  edits,
  windows,
  results: results.filter((result) => result !== ''),
  rank: named(['rank'], 'ランク', 'The rank'),
  player: pc('見る人：その人が受け持つPC', 'Who looks: a PC that it runs'),
  setup: { ...setupDocument },
  overlay,
  copied: ['card'],
  names: { area: areaIds, place: commonPlaces, game: ['game'], pile: Object.keys(printedPiles) },
  named: namedIn,
  inPlay: (game) => ({ pc: game.pcs.map((pc) => game.name(pc)), bot: game.bots.map((bot) => game.name(bot)) }),
};

/** Effects, skills, places and ranks: names without project-wide ids. */
function namedIn(path: string, document: Json): NamesBySort {
  const entries = (key: string): readonly JsonObject[] => (isObject(document) ? objectsIn(document[key]) : []);
  if (path === 'pcs.json') {
    const pcs = entries('pcs').map(({ id }) => String(id));
    return {
      skill: pcs.flatMap((id) => skillKinds.map((kind) => `${id}/skills/${kind}`)),
      place: pcs.flatMap((id) => placesOfPc.map((place) => `${id}/${place}`)),
      effect: [...skillKinds, 'start'],
    };
  }
  if (path === 'bots.json') {
    const skills = entries('bots').flatMap(({ skills: its }) => (isObject(its) ? Object.values(its) : []));
    return { effect: skills.flatMap((one) => effectsOf(one)) };
  }
  if (path.endsWith('/scenario.json')) return { rank: entries('ranks').map(({ rank }) => String(rank)) };
  return { effect: ['cards', 'rewards'].flatMap((key) => effectsOfAll(entries(key))) };
}

/** Same array if possible: it is cut into runs already. */
function objectsIn(list: Json | undefined): readonly JsonObject[] {
  if (!Array.isArray(list)) return [];
  return list.every(isObject) ? list : list.filter(isObject);
}
/** Thousands of cards share few names of effects. */
const effectsOfAll = mapInChunks((run: readonly JsonObject[]) => [...new Set(run.flatMap(effectsOf))]);
const effectsOf = (one: Json): readonly string[] =>
  isObject(one) ? objectsIn(one['effects']).map(({ id }) => String(id)) : [];
