/** Forms of the verbs that effects end with. */

const beforeRu = 'えけせてねへめれげぜでべいきしちにみりぎじび得見';
const te: { readonly [last: string]: string } = {
  ...{ く: 'いて', ぐ: 'いで', す: 'して', つ: 'って', う: 'って' },
  ...{ む: 'んで', ぶ: 'んで', ぬ: 'んで', る: 'って' },
};
const stem: { readonly [last: string]: string } = {
  ...{ く: 'き', ぐ: 'ぎ', す: 'し', つ: 'ち', う: 'い' },
  ...{ む: 'み', ぶ: 'び', ぬ: 'に', る: 'り' },
};

type Endings = Readonly<Record<string, string>>;

function formOf(words: string, irregular: string, ichidan: string, godan: Endings): string | undefined {
  const [kana, last] = [words.at(-2), words.at(-1)];
  if (kana === undefined || last === undefined) return undefined;
  if (kana === 'す' && last === 'る') return `${words.slice(0, -2)}${irregular}`;
  if (last === 'る' && beforeRu.includes(kana)) return `${words.slice(0, -1)}${ichidan}`;
  const ending = godan[last];
  return ending === undefined ? undefined : `${words.slice(0, -1)}${ending}`;
}

/** The continuative form: 置く → 置き. */
export const stemOf = (words: string): string | undefined => formOf(words, 'し', '', stem);

/** 置く → 置いて. */
const teFormOf = (words: string): string | undefined => formOf(words, 'して', 'て', te);

/** 「カードを1枚引き、1枚捨て札にしてもよい」; undefined: not all of them end with a verb. */
export function mayDo(said: readonly string[]): string | undefined {
  const last = teFormOf(said.at(-1) ?? '');
  const before = said.slice(0, -1).map(stemOf);
  if (last === undefined || before.includes(undefined) || said.some((one) => one.includes('。'))) return undefined;
  return `${before.map((one) => `${one}、`).join('')}${last}もよい`;
}
