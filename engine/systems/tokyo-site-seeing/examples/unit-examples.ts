import { textHash } from '#engine/kernel/basics/hash.ts';
import type { ProblemExample } from '#engine/library/examples/problem-example.ts';

type Others = NonNullable<ProblemExample['others']>;
const into = (locale: string): Others => ({ 'studio.json': ['"locales": ["ja"]', `"locales": ["ja", "${locale}"]`] });
const unit = (key: string, source: string, t: string, more = ''): string =>
  `    "${key}": { "t": ${t}, "h": "${textHash(source, 10)}", "s": "reviewed"${more} }`;
const units = (...all: readonly string[]): string =>
  `{\n  "formatVersion": 1,\n  "units": {\n${all.join(',\n')}\n  }\n}\n`;

const label = (t: string, more = ''): Pick<ProblemExample, 'file' | 'text' | 'others'> => ({
  file: 'l10n/en/words.json',
  text: units(unit('tool/label', '道具', t, more)),
  others: into('en'),
});
const name = (t: string): Pick<ProblemExample, 'file' | 'text' | 'others'> => ({
  file: 'l10n/en/cards/weapons.json',
  text: units(unit('W-01/name', '曲がった標識', t)),
  others: into('en'),
});
const withWord = (word: string): Others => ({
  ...into('en'),
  'words.json': ['"kind": "trait" }', `"kind": "trait" },\n    { "id": "gear", "label": "${word}", "kind": "trait" }`],
});
const heading = 'term,locale,target,use,note';
const terms = (...rows: readonly string[]): { readonly 'l10n/terms.csv': string } => ({
  'l10n/terms.csv': `${[heading, ...rows].join('\n')}\n`,
});
const table = (...rows: readonly string[]): Pick<ProblemExample, 'file' | 'text' | 'others'> => ({
  file: 'l10n/terms.csv',
  text: terms(...rows)['l10n/terms.csv'],
  others: into('en'),
});
const assigned = (locale: string, file: string): Pick<ProblemExample, 'file' | 'text' | 'others'> => ({
  file: 'l10n/assignments.json',
  text: `{\n  "formatVersion": 1,\n  "assignments": [{ "person": "Mia", "locale": ${locale}, "files": [${file}] }]\n}\n`,
  others: into('de'),
});
const rain = '雨が降っていた。彼は傘を忘れた。だれも迎えには来なかった。';
const blow = '敵1体に物理ダメージ2点。';

const ruled = (locale: string, t: string, source = blow): Pick<ProblemExample, 'file' | 'text' | 'others'> => ({
  file: `l10n/${locale}/cards/weapons.json`,
  text: units(unit('W-01/effects/attack/text', source, t)),
  others: { ...into(locale), 'cards/weapons.json': ['"after": "exhaust"', `"after": "exhaust", "text": "${source}"`] },
});

export const unitExamples: readonly ProblemExample[] = [
  { code: 'L10N007', ...label('«""»') },
  { code: 'L10N008', ...label('«"道具"»') },
  { code: 'L10N009', ...label('«"Tool"»', ', "same": true') },
  {
    code: 'L10N010',
    file: 'l10n/en/cards/weapons.json',
    text: units(unit('W-01/name', '標識3号', '«"Sign No. 4"»')),
    others: { ...into('en'), 'cards/weapons.json': ['曲がった標識', '標識3号'] },
  },
  {
    code: 'L10N011',
    file: 'l10n/de/cards/weapons.json',
    text: units(unit('W-01/effects/attack/text', blow, '«"2 kognitiver Schaden an einem Gegner."»')),
    others: {
      ...into('de'),
      'cards/weapons.json': ['"after": "exhaust"', `"after": "exhaust", "text": "${blow}"`],
    },
  },
  { code: 'L10N012', ...name('«"Bent Sign (Old"»') },
  { code: 'L10N013', ...name('«"Bent\\nSign"»') },
  { code: 'L10N014', ...name('«"Bent  Sign"»') },
  { code: 'L10N015', ...name('«"「Bent」 Sign"»') },
  {
    code: 'L10N016',
    file: 'l10n/en/words.json',
    text: units(unit('tool/label', '道具', '"Tool"'), unit('gear/label', '道具', '«"Gear"»')),
    others: withWord('道具'),
  },
  {
    code: 'L10N017',
    file: 'l10n/en/words.json',
    text: units(unit('tool/label', '道具', '"Tool"'), unit('gear/label', '器具', '«"Tool"»')),
    others: withWord('器具'),
  },
  { code: 'L10N018', ...name('«"Bent Знак"»') },
  {
    code: 'L10N019',
    file: 'cards/weapons.json',
    edit: ['"effects"', '"flavor": «"{tol}には見えない。"»,\n      "effects"'],
  },
  { code: 'L10N020', file: 'cards/weapons.json', edit: ['"曲がった標識"', '«"{tool}ではない標識"»'] },
  {
    code: 'L10N021',
    file: 'l10n/en/cards/weapons.json',
    text: units(unit('W-01/flavor', '{tool}には見えない。', '«"One of many {tool:many}."»')),
    others: {
      ...into('en'),
      'l10n/en/words.json': units(unit('tool/label', '道具', '"Tool"', ', "forms": { "other": "Tools" }')),
      'cards/weapons.json': ['"effects"', '"flavor": "{tool}には見えない。",\n      "effects"'],
    },
  },
  { code: 'L10N022', ...name('«"Bent Board"»'), others: { ...into('en'), ...terms('標識,en,sign,,') } },
  {
    code: 'L10N023',
    ...name('«"Bent Board"»'),
    others: { ...into('en'), ...terms('標識,en,sign,,', '標識,en,board,forbidden,') },
  },
  { code: 'L10N024', file: 'l10n/terms.csv', text: '«term,lang,word»\n標識,en,sign\n', others: into('en') },
  { code: 'L10N025', ...table('«標識,en,sign,,on a post, not a wall»') },
  { code: 'L10N026', ...table('«標識,en,,,»') },
  { code: 'L10N027', ...table('標識,en,board,«forbiden»,') },
  {
    code: 'L10N028',
    ...table('標識,«de_DE»,Schild,,'),
    others: into('de-DE'),
  },
  { code: 'L10N029', ...table('標識,en,sign,,', '«標識,en,board,,»') },
  { code: 'L10N030', ...table('標識,en,«"sign,,»') },
  {
    code: 'L10N031',
    file: 'l10n/de/system.json',
    text: units(unit('ops/discard', '{card}を捨て札にする', '«"{karte} ablegen"»')),
    others: into('de'),
  },
  { code: 'L10N032', ...ruled('en', '«"Deal 2 physical damage to one enemy"»') },
  { code: 'L10N033', ...name('«"Bent Bent Sign"»') },
  { code: 'L10N034', ...ruled('en', '«"Deal 2 physical damage to the"»') },
  {
    code: 'L10N035',
    file: 'l10n/en/cards/weapons.json',
    text: units(unit('W-01/flavor', rain, '«"It was raining. He forgot his umbrella."»')),
    others: { ...into('en'), 'cards/weapons.json': ['"effects"', `"flavor": "${rain}",\n      "effects"`] },
  },
  { code: 'L10N036', ...name('«"Dead Man’s Driver\'s Sign"»') },
  {
    code: 'L10N037',
    file: 'l10n/fr/cards/weapons.json',
    text: units(unit('W-01/name', '曲がった標識', '«"Panneau : tordu"»')),
    others: into('fr'),
  },
  { code: 'L10N038', ...name('«"Two cards and one cards"»') },
  { code: 'L10N039', ...name('«"Bent Ｓign"»') },
  { code: 'L10N040', ...name('«"Bent Cafe\\u0301 Sign"»') },
  { code: 'L10N041', ...name('«"Bent Si\\u00adgn"»') },
  { code: 'L10N042', ...name('«"Bent CafÃ© Sign"»') },
  {
    code: 'L10N043',
    file: 'l10n/de/cards/weapons.json',
    text: units(unit('W-01/name', '曲がった標識', '«"Schild fuer alle"»')),
    others: into('de'),
  },
  { code: 'L10N044', ...name('«"Bent&nbsp;Sign"»') },
  { code: 'L10N045', ...name('«"Bent Sign [TODO]"»') },
  {
    code: 'L10N046',
    file: 'l10n/ko/words.json',
    text: units(unit('tool/label', '道具', '«"도구"»', ', "forms": { "one": "도구" }')),
    others: into('ko'),
  },
  {
    code: 'L10N047',
    file: 'l10n/zh-Hant/cards/weapons.json',
    text: units(unit('W-01/name', '曲がった標識', '«"彎曲的爲標誌"»')),
    others: into('zh-Hant'),
  },
  { code: 'L10N050', ...ruled('de', '«"2 körperlicher Schaden an einem PC."»') },
  {
    code: 'L10N051',
    ...ruled('de', '«"2 körperlicher Schaden an einem Gegner."»', '敵1体に、物理のみ、ダメージ2点。'),
  },
  { code: 'L10N052', ...ruled('de', '«"Du darfst einem Gegner 2 körperlichen Schaden zufügen."»') },
  {
    code: 'L10N053',
    file: 'l10n/en/cards/weapons.json',
    text: units(unit('W-01/flavor', rain, '«"It was raining. He forgot his umbrela. Nobody came for him."»')),
    others: { ...into('en'), 'cards/weapons.json': ['"effects"', `"flavor": "${rain}",\n      "effects"`] },
    dictionary: ['It', 'was', 'raining', 'He', 'forgot', 'his', 'umbrella', 'Nobody', 'came', 'for', 'him'],
  },
  { code: 'L10N054', ...assigned('«"de-AT"»', '"cards/"') },
  { code: 'L10N055', ...assigned('"de"', '«"cards/weapon.json"»') },
];
