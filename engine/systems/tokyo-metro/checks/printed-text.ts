import { chunksOf } from '#engine/kernel/basics/chunks.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import type { Phrase } from '#engine/kernel/language/facts.ts';
import { cardTextsIn } from '#engine/library/content-checks/card-texts.ts';
import { inside, type Translation } from '#engine/library/content-checks/placed.ts';
import { textChecks } from '#engine/library/content-checks/printed-text.ts';
import {
  type Claim,
  type EffectView,
  noWords,
  type RequiredPhrase,
  untimedTexts,
} from '#engine/library/content-checks/text-tables.ts';
import { language } from '../language/language.ts';
import { pays } from '../words/phrases.ts';
import type { MetroProject } from './documents.ts';

/** Numbers that texts express as money. */
const moneyNumbers = ['payout', 'dividend', 'buildPrice', 'sharePrice'];
const altersMoney = (held: EffectView) => held.at('number').some((number) => moneyNumbers.includes(String(number)));
const alters = (held: EffectView, number: string) => held.at('number').includes(number);
/** Whether an addition has this sign; true if there is none. */
const adds = (held: EffectView, sign: number) => {
  const added = held.at('add').filter((one) => typeof one === 'number');
  return added.length === 0 || added.some((one) => Math.sign(one) === sign);
};
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const claims: readonly Claim[] = [
  ...letters.map(
    (letter): Claim => ({
      ja: new RegExp(`(?<![A-Z])${letter}線`),
      en: new RegExp(`\\bline ${letter}\\b`, 'i'),
      fits: (held) => held.at('id').includes(letter),
    }),
  ),
  { ja: /多く|高く|増え|さらに|遠く/, en: /\b(?:more|higher|further|extra)\b/i, fits: (held) => adds(held, 1) },
  { ja: /少な|安く|減/, en: /\b(?:less|fewer|lower|cheaper|shorter)\b/i, fits: (held) => adds(held, -1) },
  { ja: /建設|建てる/, en: /\bbuil[dt]/i, fits: (held) => alters(held, 'buildPrice') || held.has('build') },
  { ja: /株価|株の(?:値|価格)/, en: /\bprice of (?:a )?share/i, fits: (held) => alters(held, 'sharePrice') },
  {
    ja: /配当/,
    en: /\bdividend/i,
    fits: (held) => alters(held, 'payout') || alters(held, 'dividend') || held.has('onPaid'),
  },
  { ja: /[駅先]?(?:多く|少なく|速く)?進/, en: /\bmoves?\b/i, fits: (held) => alters(held, 'move') || held.has('ride') },
  {
    ja: /ほかの(?:席|プレイヤー)|他の(?:席|プレイヤー)/,
    en: /\bother (?:seats|players)/i,
    fits: (held) => held.has('otherSeats'),
  },
  {
    ja: /全員|みな|すべての(?:席|プレイヤー)/,
    en: /\b(?:all|every) (?:seats?|players?)/i,
    fits: (held) => held.has('allSeats'),
  },
];

const dues: readonly RequiredPhrase[] = [
  {
    holds: (held) => held.has('otherSeats'),
    word: { ja: 'ほかのプレイヤー', en: 'other players' },
    ja: /ほか|他|相手/,
    en: /\b(?:an)?other|else|opponent/i,
  },
  {
    holds: (held) => held.has('runningLines'),
    word: { ja: '走っている路線', en: 'running lines' },
    ja: /走|動/,
    en: /\brun/i,
  },
  {
    holds: (held) => altersMoney(held) && held.at('add').some((one) => typeof one === 'number' && one > 0),
    word: { ja: '多く', en: 'more' },
    ja: /多|高|増|さらに|＋|\+/,
    en: /\b(?:more|higher|extra|further|up)\b|\+/i,
  },
  {
    holds: (held) => held.at('add').some((one) => typeof one === 'number' && one < 0),
    word: { ja: '少なく', en: 'less' },
    ja: /少な|安|減|引|短|[−－-]/,
    en: /\b(?:less|fewer|lower|cheaper|shorter|down)\b|[−-]/i,
  },
];

const texts = textChecks({
  language,
  units: {
    money: { ja: '', one: '', many: '' },
    steps: { ja: '段', one: 'step', many: 'steps' },
    stations: { ja: '駅', one: 'station', many: 'stations' },
    chips: { ja: '枚', one: 'chip', many: 'chips' },
  },
  alsoCounted: {},
  inEnglish: [
    [/^ (?:[a-z]+ ){0,1}?steps?\b/, 'steps'],
    [/^ (?:[a-z]+ ){0,1}?chips?\b/, 'chips'],
  ],
  alwaysSaid: ['money', 'steps', 'added'],
  saidAsAdded: ['stations'],
  cardId: /\b(?:EV-\d\d|[A-Z]-\d{2,3})\b/g,
  kinds: noWords,
  attributes: noWords,
  ...untimedTexts,
  besides: new Map<Phrase, Claim['fits']>([[pays, altersMoney]]),
  claims,
  dues,
});

/** Printed texts of events, in every language. Action cards print generated texts. */
export const checkPrintedText = (project: MetroProject, translations: readonly Translation[]): ContentProblem[] =>
  texts.check({
    texts: textsInRuns(project),
    translations,
    names: noNames,
    namesIn: [],
    traits: noNames,
  });
const textsInRuns = memoizeByKey(({ documents, events }: MetroProject) =>
  cardTextsIn(
    documents,
    chunksOf(events.flatMap((event) => event.value.effects.flatMap((_, i) => inside(event, ['effects', i])))),
  ),
);
const noNames: ReadonlyMap<string, string> = new Map<string, string>();
