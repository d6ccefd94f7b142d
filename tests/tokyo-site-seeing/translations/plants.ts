import type { TranslationUnit } from '#authoring/text/formats/units.ts';

export type Planted = 'en' | 'de' | 'zh-Hant';
type Words = { readonly [locale in Planted | 'ja']: string };

/** A text and its translation; some plants need a neighbouring unit. */
export interface Pair {
  readonly key: string;
  readonly source: string;
  readonly t: string;
  readonly same?: true;
  readonly beside?: { readonly [key: string]: Partial<TranslationUnit> };
}

const w = (ja: string, en: string, de: string, zh: string): Words => ({ ja, en, de, 'zh-Hant': zh });
const areas = [w('シブヤ', 'Shibuya', 'Shibuya', '澀谷'), w('シンジュク', 'Shinjuku', 'Shinjuku', '新宿')] as const;
const kinds = [w('物理', 'physical', 'körperlicher', '物理'), w('認知', 'cognitive', 'kognitiver', '認知')] as const;
const traits = [w('道具', 'Tool', 'Werkzeug', '工具'), w('銃', 'Gun', 'Schusswaffe', '槍械')] as const;
const abilities = [w('経済', 'economy', 'Wirtschaft', '經濟'), w('戦闘', 'combat', 'Kampf', '戰鬥')] as const;

export interface Drawn {
  readonly n: number;
  readonly pick: 0 | 1;
}

type Sentence = (drawn: Drawn, locale: Planted) => Pair;
const pair = (source: string, t: Words, locale: Planted, key = 'X-01/effects/a/text'): Pair => ({
  key,
  source,
  t: t[locale],
});

const harm: Sentence = ({ n, pick }, locale) => {
  const [area, kind] = [areas[pick], kinds[pick]];
  const source = `${area.ja}のPC1人に${kind.ja}ダメージ${n}点。`;
  return pair(
    source,
    w(
      source,
      `${n} ${kind.en} damage to one PC in ${area.en}.`,
      `${n} ${kind.de} Schaden an einem PC in ${area.de}.`,
      `對${area['zh-Hant']}的1名PC造成${n}點${kind['zh-Hant']}傷害。`,
    ),
    locale,
  );
};

const gain: Sentence = ({ n, pick }, locale) => {
  const [trait, ability] = [traits[pick], abilities[pick]];
  const source = `自分が《${trait.ja}》を装備しているなら、${ability.ja}＋${n}。`;
  return pair(
    source,
    w(
      source,
      `If you have a ${trait.en} equipped, your ${ability.en} +${n}.`,
      `Hast du ${trait.de} ausgerüstet: deine ${ability.de} +${n}.`,
      `若自己裝備了《${trait['zh-Hant']}》，自己的${ability['zh-Hant']}＋${n}。`,
    ),
    locale,
  );
};

const reveal: Sentence = ({ n }, locale) => {
  const source = `SC05-KSを公開し、他のPC全員のHPを${n}回復する。\n⇒捨て札`;
  return pair(
    source,
    w(
      source,
      `Reveal SC05-KS and heal ${n} HP of all other PCs.\n⇒ Discard`,
      `Decke SC05-KS auf und heile ${n} HP aller anderen PCs.\n⇒ Ablegen`,
      `公開SC05-KS，其他所有PC各回復${n}點HP。\n⇒捨棄`,
    ),
    locale,
  );
};

const speech: Sentence = (_, locale) =>
  pair(
    '「はい」と言い、{tool}を1枚見せる。（いちどだけ）',
    w(
      '',
      'Say “yes” and show 1 {tool}. (Only once)',
      'Sage „ja“ und zeige 1 {tool}. (Nur einmal)',
      '說「好」，展示1張{tool}。（只限一次）',
    ),
    locale,
  );

const sentences: readonly Sentence[] = [harm, gain, reveal, speech];

const other = (drawn: Drawn): Drawn => ({ ...drawn, pick: drawn.pick === 0 ? 1 : 0 });
const onText =
  (sentence: Sentence, change: (t: string, locale: Planted, drawn: Drawn) => string) =>
  (drawn: Drawn, locale: Planted): Pair => {
    const sound = sentence(drawn, locale);
    return { ...sound, t: change(sound.t, locale, drawn) };
  };
const exchanged = (list: readonly [Words, Words], sentence: Sentence) =>
  onText(sentence, (t, locale, { pick }) => t.replace(list[pick][locale], list[pick === 0 ? 1 : 0][locale]));
const hash = '0123456789';

/** Each kind of defect, planted into a valid translation. */
export const plants: { readonly [kind: string]: (drawn: Drawn, locale: Planted) => Pair } = {
  'an empty translation': onText(harm, () => ''),
  'nothing but spaces': onText(harm, () => '  '),
  'the source text': (drawn, locale) => ({ ...harm(drawn, locale), t: harm(drawn, locale).source }),
  'a word that is kanji only': () => ({ key: 'environment/label', source: '環境', t: '環境' }),
  'same on what differs': (drawn, locale) => ({ ...harm(drawn, locale), same: true }),
  'another number': onText(harm, (t, _, { n }) => t.replace(String(n), String(n + 7))),
  'a number left out': onText(gain, (t, _, { n }) => t.replace(new RegExp(`[+＋]${n}`), '')),
  'a number said again': onText(harm, (t, _, { n }) => `${t} ${n}`),
  'plus for minus': onText(gain, (t) => t.replace(/[+＋]/, '−')),
  'another kind of damage': exchanged(kinds, harm),
  'another area': exchanged(areas, harm),
  'an area left out': onText(harm, (t, locale, { pick }) => t.replace(areas[pick][locale], '…')),
  'another ability': exchanged(abilities, gain),
  'another trait': exchanged(traits, gain),
  'another card': onText(reveal, (t) => t.replace('SC05-KS', 'SC05-KT')),
  'a card left out': onText(reveal, (t) => t.replace('SC05-KS', '…')),
  'an arrow left out': onText(reveal, (t) => t.replace(/⇒ ?/, '')),
  'a bracket that does not close': onText(speech, (t) => t.replace(/[)）]/, '')),
  'a bracket that was not opened': onText(harm, (t) => `${t})`),
  'a quote that does not close': onText(speech, (t, locale) => t.replace(locale === 'de' ? '“' : /[”」]/, '')),
  'quotes of another language': onText(speech, (t, locale) =>
    locale === 'en' ? t.replace('“', '„').replace('”', '“') : t.replace(/[„「]/, '«').replace(/[“」]/, '»'),
  ),
  'another placeholder': onText(speech, (t) => t.replace('{tool}', '{tol}')),
  'a line too few': onText(reveal, (t) => t.replace('\n', ' ')),
  'a line too many': onText(harm, (t) => `${t}\n${t.replace(/\d/g, '')}`),
  'a space at the beginning': onText(harm, (t) => ` ${t}`),
  'a space at the end': onText(harm, (t) => `${t} `),
  'two spaces in a row': onText(reveal, (t, locale) =>
    locale === 'zh-Hant' ? t.replace('，', '，  ') : t.replace(' ', '  '),
  ),
  'a character of no width': onText(harm, (t) => `${t.slice(0, 4)}\u200b${t.slice(4)}`),
  'a control character': onText(harm, (t) => `${t.slice(0, 4)}\u0007${t.slice(4)}`),
  'kana left over': onText(harm, (t) => `${t.slice(0, -1)}ダメージ`),
  'a word of another language': onText(harm, (t, locale) => `${t} ${locale === 'en' ? 'und nicht' : 'the card'}`),
  'letters of another script': onText(harm, (t, locale) =>
    locale === 'zh-Hant' ? t.replace('傷', '伤').replace('對', '对') : t.replace('a', 'а'),
  ),
  'one in the place of all': onText(reveal, (t, locale) =>
    t.replace(
      { en: 'all other PCs', de: 'aller anderen PCs', 'zh-Hant': '其他所有PC各' }[locale],
      {
        en: 'one other PC',
        de: 'eines anderen PCs',
        'zh-Hant': '1名其他PC',
      }[locale],
    ),
  ),
  'others left out': onText(reveal, (t) => t.replace(/other |anderen |其他/, '')),
  'another translation of the same text': (drawn, locale) => ({
    ...harm(drawn, locale),
    beside: { 'X-00/effects/a/text': { t: `${harm(drawn, locale).t} `, h: hash, s: 'reviewed' } },
  }),
  'the translation of another text': (drawn, locale) => ({
    ...harm(drawn, locale),
    beside: { 'X-00/effects/a/text': { t: harm(drawn, locale).t, h: '9876543210', s: 'reviewed' } },
  }),
};

export const soundPairs = (drawn: Drawn, locale: Planted): readonly Pair[] =>
  sentences.flatMap((sentence) => [sentence(drawn, locale), sentence(other(drawn), locale)]);
export const hashOfPair = hash;
