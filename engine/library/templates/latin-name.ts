// Kana in Hepburn, as on signs and passports, with long vowels as written.

const rows: readonly (readonly [kana: string, letters: string])[] = [
  ['あいうえお', 'a i u e o'],
  ['かきくけこ', 'ka ki ku ke ko'],
  ['がぎぐげご', 'ga gi gu ge go'],
  ['さしすせそ', 'sa shi su se so'],
  ['ざじずぜぞ', 'za ji zu ze zo'],
  ['たちつてと', 'ta chi tsu te to'],
  ['だぢづでど', 'da ji zu de do'],
  ['なにぬねの', 'na ni nu ne no'],
  ['はひふへほ', 'ha hi fu he ho'],
  ['ばびぶべぼ', 'ba bi bu be bo'],
  ['ぱぴぷぺぽ', 'pa pi pu pe po'],
  ['まみむめも', 'ma mi mu me mo'],
  ['らりるれろ', 'ra ri ru re ro'],
  ['やゆよわをんゔ', 'ya yu yo wa o n vu'],
];
const syllables = new Map(
  rows.flatMap(([kana, letters]) => [...kana].map((one, i): [string, string] => [one, letters.split(' ')[i] ?? ''])),
);
const small = new Map(
  [...'ぁぃぅぇぉゃゅょ'].map((one, i): [string, string] => [one, 'a i u e o ya yu yo'.split(' ')[i] ?? '']),
);

/** Lower-case words and digits joined by hyphens; null if there are none. */
export function latinName(text: string, most: number): string | null {
  const wide = text.normalize('NFKC');
  const letters = /\p{Script=Han}/u.test(wide) ? wide : inLetters(wide);
  const words = letters
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-').slice(0, most).replace(/-$/, '') ?? null;
}

function inLetters(text: string): string {
  let letters = '';
  let doubles = false;
  for (const sign of text) {
    const kana = sign.replace(/[ァ-ヶ]/, (one) => String.fromCodePoint((one.codePointAt(0) ?? 0) - 0x60));
    const little = small.get(kana);
    const syllable = syllables.get(kana);
    if (kana === 'っ') doubles = true;
    else if (little !== undefined) letters = withSmall(letters, little);
    else if (kana !== 'ー') {
      letters += doubles && syllable !== undefined ? doubled(syllable) : (syllable ?? sign);
      doubles = false;
    }
  }
  return letters;
}

const doubled = (syllable: string): string => (syllable.startsWith('ch') ? 't' : (syllable[0] ?? '')) + syllable;

function withSmall(before: string, little: string): string {
  const bare = before.slice(0, -1);
  if (!/[aiueo]$/.test(before)) return before + little;
  return /(sh|ch|j)i$/.test(before) ? bare + little.replace('y', '') : bare + little;
}
