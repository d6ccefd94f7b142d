import type { Plant } from './planted.ts';

type Apply = Plant['apply'];
type ByLocale<Value> = { readonly [locale: string]: Value };

const kind = (id: string, ofKind: string, apply: Apply): Plant => ({ id, kind: ofKind, apply });
const swap =
  (pattern: RegExp | ByLocale<RegExp>, to: string | ((found: string) => string)): Apply =>
  (t, locale) => {
    const its = pattern instanceof RegExp ? pattern : pattern[locale];
    return its?.test(t) === true ? t.replace(its, (found) => (typeof to === 'string' ? to : to(found))) : null;
  };
const first =
  (pairs: ByLocale<readonly (readonly [string, string])[]>): Apply =>
  (t, locale) => {
    const pair = pairs[locale]?.find(([right]) => t.includes(right));
    return pair === undefined ? null : t.replace(pair[0], pair[1]);
  };
const isCjk = (locale: string): boolean => locale.startsWith('zh') || locale === 'ja';
const onlyIn =
  (locales: readonly string[], apply: Apply): Apply =>
  (t, locale, right) =>
    locales.includes(locale) ? apply(t, locale, right) : null;
const ends = /[.。]$/;
const middle = (t: string, put: string): string => {
  const at = t.indexOf(' ', t.length / 2);
  return at < 0 ? `${t.slice(0, t.length / 2)}${put}${t.slice(t.length / 2)}` : t.slice(0, at) + put + t.slice(at);
};
const wide = (found: string): string =>
  [...found].map((one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)).join('');
const misread = (t: string): string =>
  [...new TextEncoder().encode(t)].map((byte) => cp1252[byte - 0x80] ?? String.fromCharCode(byte)).join('');
const cp1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const accented = /[äöüßéèêàâçùûîôñáíóúìòąćęłńśźż]/iu;
const foreign: ByLocale<readonly [string, string]> = {
  en: ['„', '“'],
  de: ['«', '»'],
  fr: ['„', '“'],
  es: ['„', '“'],
  it: ['„', '“'],
  ko: ['«', '»'],
  'zh-Hant': ['“', '”'],
};
const quoted = /([“„«»「])[ \u00a0]?([^”“»«」]+?)[ \u00a0]?([”“»«」])/;

const bare = (one: string): string => one.normalize('NFD').charAt(0);
const unaccented: ByLocale<Apply> = {
  de: swap(/[äöüß](?=\p{Ll})/u, (one) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[one] ?? one),
  fr: swap(/é(?=\p{Ll})|è|ê|â/u, bare),
  es: swap(/[áíóúñ]/u, bare),
  it: swap(/[ùòàéì](?=$|[^\p{L}])/u, bare),
};

/** Forty kinds of faults of writing. */
export const formPlants: readonly Plant[] = [
  kind('stop-lost', 'end of sentence', swap(/[.。]$/, '')),
  kind('stop-added', 'end of sentence', (t, locale, { key }) =>
    key.endsWith('/name') && !/[.!?。！？]$/.test(t) ? t + (isCjk(locale) ? '。' : '.') : null,
  ),
  kind('word-doubled', 'doubled word', (t, locale, { source }) =>
    source.includes('どこまでも')
      ? null
      : swap(
          isCjk(locale) ? /(?<=[，。：])\p{Script=Han}{2}(?=\p{Script=Han}{2})/u : /(?<=\s)\p{L}{3,}(?=\s)/u,
          (found) => (isCjk(locale) ? found + found : `${found} ${found}`),
        )(t, locale, { key: '', source, t }),
  ),
  kind('sentence-doubled', 'doubled sentence', (t, locale) =>
    ends.test(t) && !t.includes('\n') ? `${t}${isCjk(locale) ? '' : ' '}${t.split(/(?<=[.。])\s*/).at(-1)}` : null,
  ),
  kind('cut', 'cut sentence', (t) => {
    if (!ends.test(t) || t.length < 24) return null;
    const half = t.slice(0, Math.floor(t.length * 0.5));
    return half.includes(' ') ? half.slice(0, half.lastIndexOf(' ')) : half;
  }),
  kind('cut-at-comma', 'cut sentence', (t, locale) =>
    ends.test(t) ? t.replace(ends, isCjk(locale) ? '，' : ',') : null,
  ),
  kind('last-sentence-lost', 'cut sentence', (t, _, { key, source }) => {
    const [mine, theirs] = [source.split('。').filter(Boolean), t.split(/(?<=[.。!?])\s*(?=\S)/)];
    if (!key.endsWith('/text') || t.includes('\n') || mine.length !== theirs.length || mine.length !== 2) return null;
    return (mine[1] as string).length < 9 ? null : (theirs[0] as string).trim();
  }),
  kind('quotes-straight', 'straight quotes', (t) => (quoted.test(t) ? t.replace(quoted, '"$2"') : null)),
  kind('quotes-foreign', 'foreign quotes', (t, locale) => {
    const [open, close] = foreign[locale] ?? [];
    return open !== undefined && quoted.test(t) ? t.replace(quoted, `${open}$2${close}`) : null;
  }),
  kind('apostrophe-mixed', 'apostrophes', (t) =>
    /’\p{L}.*\p{L}’\p{L}/u.test(t) ? t.replace(/(?<=\p{L})’(?=\p{L})/u, "'") : null,
  ),
  kind('digits-wide', 'width', swap(/(?<![A-Z-])\d+/, wide)),
  kind('letters-wide', 'width', swap(/(?<![A-Za-z])[A-Z]{1,2}/, wide)),
  kind('marks-other-width', 'width', (t, locale) =>
    isCjk(locale)
      ? swap(/(?<=\p{Script=Han})[，。](?=\p{Script=Han}|$)/u, (one) => (one === '。' ? '.' : ','))(t, locale, none)
      : swap(/,/, '，')(t, locale, none),
  ),
  kind('space-plain-before', 'French spaces', onlyIn(['fr'], swap(/[\u00a0\u202f](?=[:;?!»])/, ' '))),
  kind('space-none-before', 'French spaces', onlyIn(['fr'], swap(/[\u00a0\u202f](?=[:;?!»])/, ''))),
  kind('space-none-in-quotes', 'French spaces', onlyIn(['fr'], swap(/«\u00a0/, '«'))),
  kind(
    'plural-lost',
    'plural',
    first({
      en: [
        ['2 cards', '2 card'],
        ['3 cards', '3 card'],
        ['three cards', 'three card'],
        ['2 victory points', '2 victory point'],
      ],
      de: [
        ['2 Handkarten', '2 Handkarte'],
        ['3 Karten', '3 Karte'],
        ['drei Karten', 'drei Karte'],
        ['2 Siegpunkte', '2 Siegpunkt'],
        ['drei Fahrgäste', 'drei Fahrgast'],
      ],
      fr: [
        ['2 cartes', '2 carte'],
        ['3 cartes', '3 carte'],
        ['trois cartes', 'trois carte'],
        ['deux dés', 'deux dé'],
        ['2 points', '2 point'],
        ['trois voyageurs', 'trois voyageur'],
        ['3 dégâts', '3 dégât'],
      ],
      es: [
        ['2 cartas', '2 carta'],
        ['3 cartas', '3 carta'],
        ['dos dados', 'dos dado'],
        ['2 puntos', '2 punto'],
        ['tres pasajeros', 'tres pasajero'],
        ['3 puntos', '3 punto'],
      ],
      it: [
        ['2 carte', '2 carta'],
        ['3 carte', '3 carta'],
        ['tre carte', 'tre carta'],
        ['due dadi', 'due dado'],
        ['2 punti', '2 punto'],
        ['tre passeggeri', 'tre passeggero'],
        ['3 danni', '3 danno'],
      ],
    }),
  ),
  kind(
    'plural-of-one',
    'plural',
    first({
      en: [
        ['one progress token', 'one tokens'],
        ['a card', 'a cards'],
        ['one action card', 'one action cards'],
        ['an adjacent area', 'an adjacent areas'],
      ],
      de: [
        ['eine Karte', 'eine Karten'],
        ['1 Fortschrittsmarker', '1 Karten'],
        ['eine Linie', 'eine Linien'],
        ['eine Aktionskarte', 'eine Aktionskarten'],
      ],
      fr: [
        ['une carte', 'une cartes'],
        ['un jeton', 'un jetons'],
        ['une ligne', 'une lignes'],
      ],
      es: [
        ['una carta', 'una cartas'],
        ['1 ficha', '1 fichas'],
        ['una línea', 'una líneas'],
      ],
      it: [
        ['una carta', 'una carte'],
        ['1 segnalino', '1 segnalini'],
        ['una linea', 'una linee'],
      ],
    }),
  ),
  kind(
    'counter',
    'counter',
    first({
      ko: [
        ['카드를 3장', '카드를 3명'],
        ['손패를 2장', '손패를 2점'],
        ['피해 3점', '피해 3장'],
        ['PC 1명', 'PC 1장'],
        ['토큰을 1개', '토큰을 1명'],
        ['주사위 2개', '주사위 2장'],
        ['카드를 한 장', '카드를 한 명'],
        ['카드를 1장', '카드를 1점'],
      ],
      'zh-Hant': [
        ['3張卡', '3個卡'],
        ['1張卡', '1名卡'],
        ['2張手牌', '2點手牌'],
        ['3點物理傷害', '3張物理傷害'],
        ['1名PC', '1張PC'],
        ['3名乘客', '3張乘客'],
        ['2點HP', '2個HP'],
        ['1張行動卡', '1個行動卡'],
      ],
    }),
  ),
  kind('decomposed', 'NFD', (t) => (t.normalize('NFD') === t ? null : t.normalize('NFD'))),
  kind('soft-hyphen', 'invisible', (t) => `${t.slice(0, 2)}\u00ad${t.slice(2)}`),
  kind('zero-width', 'invisible', (t) => `${t.slice(0, 2)}\u200b${t.slice(2)}`),
  kind('direction', 'invisible', (t) => `${t.slice(0, 2)}\u202e${t.slice(2)}`),
  kind('filler', 'invisible', (t) => `${t.slice(0, 2)}\u3164${t.slice(2)}`),
  kind(
    'ligature',
    'compatibility',
    swap(/fi|fl/, (found) => (found === 'fi' ? 'ﬁ' : 'ﬂ')),
  ),
  kind(
    'compatibility',
    'compatibility',
    first({
      'zh-Hant': [
        ['車', '\uf902'],
        ['不', '\uf967'],
        ['路', '\uf937'],
        ['理', '\uf9e4'],
      ],
      ko: [['《', '《']],
    }),
  ),
  kind('misread', 'mojibake', (t, locale) =>
    isCjk(locale) || locale === 'ko' || accented.test(t) || t.includes('’') ? misread(t) : null,
  ),
  kind('replacement', 'mojibake', (t) => `${t.slice(0, 3)}\ufffd${t.slice(4)}`),
  kind('question-in-word', 'mojibake', swap(/(?<=\p{L})[äöüßéèêàçùôñáíóú](?=\p{Ll})/u, '?')),
  kind('accents-ascii', 'accents', (t, locale, right) => unaccented[locale]?.(t, locale, right) ?? null),
  kind('entity-space', 'entities', (t, locale) =>
    isCjk(locale) ? middle(t, '&nbsp;') : swap(/ /, '&nbsp;')(t, locale, none),
  ),
  kind('entity-mark', 'entities', (t) => middle(t, '&amp;')),
  kind('entity-number', 'entities', (t) => middle(t, '&#8217;')),
  kind('note-at-end', 'notes', (t) => `${t} [TODO]`),
  kind('note-before', 'notes', (t) => `TODO: ${t}`),
  kind('note-questions', 'notes', (t) => `${t} ???`),
  kind('note-brackets', 'notes', (t) => `${t}〔要確認〕`),
  kind('note-fixme', 'notes', (t) => middle(t, ' FIXME')),
  kind('escape', 'literal \\n', (t) => (t.includes('\n') ? t.replace('\n', '\\n') : middle(t, '\\n'))),
  kind('orphan-place', 'placeholder', (t) => middle(t, ' {tool}')),
  kind('unknown-place', 'placeholder', (t) => middle(t, ' {x}')),
  kind(
    'variant',
    'Han variants',
    first({
      'zh-Hant': [
        ['為', '爲'],
        ['戰', '戦'],
        ['著', '着'],
        ['裡', '裏'],
        ['線', '綫'],
      ],
    }),
  ),
  kind(
    'simplified',
    'simplified',
    first({
      'zh-Hant': [
        ['從', '从'],
        ['車', '车'],
        ['張', '张'],
        ['點', '点'],
        ['開', '开'],
        ['選', '选'],
        ['後', '后'],
      ],
    }),
  ),
  kind(
    'year',
    'year',
    swap(/2020|二〇二〇/, (found) => (found === '2020' ? '2021' : '二〇二一')),
  ),
  kind(
    'amount',
    'amount',
    first({
      en: [
        ['five hundred', 'fifty'],
        ['hundred-year', 'thousand-year'],
      ],
      de: [
        ['fünfhundert', 'fünfzig'],
        ['hundert Jahre', 'tausend Jahre'],
      ],
      fr: [
        ['cinq cents', 'cinquante'],
        ['cent ans', 'mille ans'],
      ],
      es: [
        ['quinientas', 'cincuenta'],
        ['cien años', 'mil años'],
      ],
      it: [
        ['cinquecento', 'cinquanta'],
        ['cento anni', 'mille anni'],
      ],
      ko: [
        ['오백 명', '오십 명'],
        ['백 년', '천 년'],
      ],
      'zh-Hant': [
        ['五百人', '五十人'],
        ['一百年', '一千年'],
      ],
    }),
  ),
  kind(
    'hour',
    'hour',
    first({
      en: [['11 p.m.', '10 p.m.']],
      de: [['23 Uhr', '22 Uhr']],
      fr: [['23 h', '22 h']],
      es: [['las once', 'las diez']],
      it: [['Alle 23', 'Alle 22']],
      ko: [['11시', '10시']],
      'zh-Hant': [['十一點', '十點']],
    }),
  ),
  kind('double-space', 'spaces', swap(/(?<=\S) (?=\S)/, '  ')),
  kind('trailing-space', 'spaces', (t) => `${t} `),
  kind('bracket-open', 'brackets', swap(/[)）》]/, '')),
  kind('line-lost', 'lines', swap(/\n/, ' ')),
];
const none = { key: '', source: '', t: '' };
