import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { joinParts, type Locale } from '#engine/kernel/basics/text.ts';
import type { Documents, RuleSystem, Text } from '#engine/kernel/contract/system.ts';
import type { Failure } from '../playtests/playtest.ts';
import { type ChangeNaming, namesOf, placeText } from './change-text.ts';
import { type SpokenGame, speakGame } from './spoken-game.ts';

export interface SaidFailure {
  readonly where: Text;
  readonly expected: Text | null;
  readonly actual: Text | null;
  /** Some legal answers. */
  readonly legal: readonly Text[];
}

interface Voice {
  readonly locale: Locale;
  readonly names: ChangeNaming;
  readonly game: SpokenGame;
  readonly system: RuleSystem;
}

const MOST = 5;

export function failureText(failure: Failure, system: RuleSystem, documents: Documents): SaidFailure {
  const voice = (locale: Locale): Voice => ({
    locale,
    system,
    names: namesOf(system, documents, locale),
    game: speakGame(system.words, documents, locale),
  });
  const [ja, en] = [voice('ja'), voice('en')];
  const both = (say: (voice: Voice) => string | null): Text | null => {
    const [one, other] = [say(ja), say(en)];
    return one === null || other === null ? null : { ja: one, en: other };
  };
  const legal = (failure.legal ?? []).slice(0, MOST);
  const [jaLegal, enLegal] = [ja.game.answers(legal), en.game.answers(legal)];
  return {
    where: partText(failure.at),
    expected: both((one) => sideText(failure, failure.expected, 'expected', one)),
    actual: both((one) => sideText(failure, failure.actual, 'actual', one)),
    legal: legal.map((_, i) => ({ ja: jaLegal[i] ?? '', en: enLegal[i] ?? '' })),
  };
}

/** `when/2/expect/table/…` is in the third step. */
function partText(at: string): Text {
  const [part = '', number = ''] = at.split('/');
  if (part === 'given') return { ja: 'はじめの盤面', en: 'The table at the start' };
  if (part === 'when') return { ja: `手順${Number(number) + 1}`, en: `Step ${Number(number) + 1}` };
  return { ja: '最後', en: 'The end' };
}

function sideText({ at }: Failure, value: Json, side: 'expected' | 'actual', voice: Voice): string | null {
  const steps = at.split('/');
  const inside = steps[0] === 'then' ? steps.slice(1) : steps.slice(steps[2] === 'expect' ? 3 : 2);
  const [kind = '', ...path] = inside;
  if (path.some((step) => step.startsWith('$'))) return null;
  const { game, names, system, locale } = voice;
  switch (kind) {
    case 'table':
      return tableText(path, value, voice);
    case 'seen':
      return path[0] === 'table' ? tableText(path.slice(1), value, voice) : null;
    case 'events':
      return eventsText(value, voice);
    case 'noEvents':
      return side === 'expected' ? notSo(eventsText(value, voice), locale) : eventsText(value, voice);
    case 'result':
      return typeof value === 'string' ? game.result(value) : { ja: 'まだ続く', en: 'The game continues' }[locale];
    case 'rank':
      return typeof value === 'string' ? names.said(value) : nothing(locale);
    default:
      return answerText(steps[0] === 'given' ? null : value, side, { game, system, locale });
  }
}

function answerText(
  value: Json,
  side: 'expected' | 'actual',
  { game, system, locale }: Pick<Voice, 'game' | 'system' | 'locale'>,
): string | null {
  if (typeof value === 'string')
    return value in system.words.rules ? `${value} ${system.words.rules[value]?.[locale] ?? ''}`.trim() : null;
  if (side === 'actual' || !isObject(value) || typeof value['do'] !== 'string') return null;
  return game.answer(value);
}

function tableText(path: readonly string[], value: Json, voice: Voice): string {
  const { locale, names, system } = voice;
  const head = placeText(path, system, names, locale);
  return joinParts([head, valueText(value, voice)], locale, 'colon');
}

export function valueText(value: Json, voice: Pick<Voice, 'names' | 'locale'>): string {
  const { names, locale } = voice;
  const said = (one: Json): string => valueText(one, voice);
  const list = (all: Json): string =>
    Array.isArray(all) && all.length > 0 ? joinParts((all as readonly Json[]).map(said), locale) : nothing(locale);
  if (value === null || (Array.isArray(value) && value.length === 0)) return nothing(locale);
  if (Array.isArray(value)) return list(value);
  if (typeof value === 'boolean') return value ? { ja: 'はい', en: 'yes' }[locale] : { ja: 'いいえ', en: 'no' }[locale];
  if (!isObject(value)) return typeof value === 'string' ? names.said(value) : String(value);
  const [word = '', ...more] = Object.keys(value);
  const inside = value[word] ?? null;
  if (more.length === 0)
    switch (word) {
      case '$count':
        return { ja: `${String(inside)}枚`, en: `${String(inside)} of them` }[locale];
      case '$unordered':
        return { ja: `${list(inside)}（順序は問わない）`, en: `${list(inside)} (in any order)` }[locale];
      case '$includes':
        return { ja: `${list(inside)}を含む`, en: `${list(inside)} among others` }[locale];
      case '$not':
        return notSo(said(inside), locale);
    }
  return thingText(value, voice);
}

/** A thing with what is on it, `曲がり角の追い剥ぎ（ダメージ 3）`; else all its fields. */
function thingText(value: JsonObject, voice: Pick<Voice, 'names' | 'locale'>): string {
  const { names, locale } = voice;
  const parts = Object.entries(value);
  const thing = parts.find(([, one]) => typeof one === 'string');
  const said = parts
    .filter((part) => part !== thing && (thing === undefined || part[1] !== 0))
    .map(([key, one]) => `${names.said(key)} ${valueText(one as Json, voice)}`);
  const facts = joinParts(said, locale);
  if (thing === undefined) return facts;
  const name = names.said(String(thing[1]));
  return facts === '' ? name : { ja: `${name}（${facts}）`, en: `${name} (${facts})` }[locale];
}

function eventsText(value: Json, { game, locale }: Voice): string {
  const events = (Array.isArray(value) ? value : [value]) as readonly Json[];
  const said = events.filter(isObject).map((event: JsonObject) => game.event(event).replace(/ {2,}/g, ' '));
  if (said.length === 0) return nothing(locale);
  // The last events are nearest to the expected one
  const last = joinParts(said.slice(-MOST), locale, 'slash');
  const more = said.length - MOST;
  return more <= 0 ? last : { ja: `${last}（ほか${more}件）`, en: `${last} (and ${more} before)` }[locale];
}

const notSo = (said: string, locale: Locale): string => ({ ja: `「${said}」ではない`, en: `not “${said}”` })[locale];
const nothing = (locale: Locale): string => ({ ja: 'なし', en: 'nothing' })[locale];
