/** Grammar of Japanese, independent of the game. */

/** The continuative form: 置く → 置き. */
export function stemOf(words: string): string | undefined {
  const [, before, kana, last] = /^(.*?)(.)(.)$/s.exec(words) ?? [];
  if (before === undefined || kana === undefined || last === undefined) return undefined;
  if (kana === 'す' && last === 'る') return `${before}し`;
  if (last === 'る' && isBeforeRu(kana)) return before + kana;
  const stem = endings[last];
  return stem === undefined ? undefined : before + kana + stem;
}

const endings: { readonly [last: string]: string } = {
  く: 'き',
  ぐ: 'ぎ',
  す: 'し',
  つ: 'ち',
  う: 'い',
  む: 'み',
  ぶ: 'び',
  ぬ: 'に',
  る: 'り',
};

/** Ichidan verbs: the kana before る is of the i or e row, or 得, 見. */
const isBeforeRu = (kana: string): boolean => 'えけせてねへめれげぜでべいきしちにみりぎじび得見'.includes(kana);

export const particleOf = (words: string): string => /^(?:から|まで|[をにへでとはが])/.exec(words)?.[0] ?? '';

/** The whole text if nothing follows the particle. */
export const behindParticle = (words: string): string => words.slice(particleOf(words).length) || words;

/** Allows a comma after the particle; undefined: no match. */
export function lengthAt(text: string, words: string, at: number): number | undefined {
  if (text.startsWith(words, at)) return words.length;
  const particle = particleOf(words);
  if (particle === '' || !text.startsWith(`${particle}、`, at)) return undefined;
  return text.startsWith(words.slice(particle.length), at + particle.length + 1) ? words.length + 1 : undefined;
}
