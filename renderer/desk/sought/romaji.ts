// Normalizes kana and Latin letters to one rough spelling for searching, so that うどん, udon and ＵＤＯＮ match. Long vowels
// are short, double consonants single, し and shi both "si".

const rows: readonly (readonly [kana: string, letters: string])[] = [
  ['あいうえお', ''],
  ['かきくけこ', 'k'],
  ['がぎぐげご', 'g'],
  ['さしすせそ', 's'],
  ['ざじずぜぞ', 'z'],
  ['たちつてと', 't'],
  ['だぢづでど', 'd'],
  ['なにぬねの', 'n'],
  ['はひふへほ', 'h'],
  ['ばびぶべぼ', 'b'],
  ['ぱぴぷぺぽ', 'p'],
  ['まみむめも', 'm'],
  ['らりるれろ', 'r'],
];
const VOWELS = 'aiueo';

const syllables = new Map<string, string>([
  ...rows.flatMap(([kana, letters]) => [...kana].map((one, i): [string, string] => [one, letters + VOWELS[i]])),
  ...Object.entries({ や: 'ya', ゆ: 'yu', よ: 'yo', わ: 'wa', を: 'o', ん: 'n', ゔ: 'vu', ぢ: 'zi', づ: 'zu' }),
]);
const small = new Map(Object.entries({ ぁ: 'a', ぃ: 'i', ぅ: 'u', ぇ: 'e', ぉ: 'o', ゃ: 'ya', ゅ: 'yu', ょ: 'yo' }));

/** Normalizes width, case and katakana. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

/** Kanji stay. */
export function romaji(text: string): string {
  let letters = '';
  for (const sign of plain(text)) {
    const little = small.get(sign);
    if (little !== undefined) letters = joined(letters, little);
    else if (sign !== 'っ' && sign !== 'ー') letters += syllables.get(sign) ?? sign;
  }
  return oneSpelling(letters);
}

/** きゃ is k(i) and ya, ファ h(u) and a, ティ t(e) and i. */
function joined(before: string, little: string): string {
  const bare = before.slice(0, -1);
  if (little.startsWith('y')) return before.endsWith('i') ? bare + little : before + little;
  if (before.endsWith('hu')) return `${before.slice(0, -2)}f${little}`;
  if (before.endsWith('i') && little === 'e') return `${bare}y${little}`;
  return VOWELS.includes(before.at(-1) ?? ' ') ? bare + little : before + little;
}

function oneSpelling(letters: string): string {
  return letters
    .normalize('NFD')
    .replace(/(?<=[aiueo])[\u0302\u0304]/g, '')
    .normalize('NFC')
    .replace(/sh(?=i|$)/g, 's')
    .replace(/sh/g, 'sy')
    .replace(/t?ch(?=i|$)/g, 't')
    .replace(/t?ch/g, 'ty')
    .replace(/c$/, 't')
    .replace(/ts/g, 't')
    .replace(/j(?=i|$)/g, 'z')
    .replace(/jy?/g, 'zy')
    .replace(/fu/g, 'hu')
    .replace(/m(?=[bpm])/g, 'n')
    .replace(/n'/g, 'n')
    .replace(/ou/g, 'o')
    .replace(/([a-z])\1+/g, '$1');
}
