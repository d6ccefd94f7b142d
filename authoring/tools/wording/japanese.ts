/** How Japanese goes on in one sentence. It is known of the language, not of any game. */

/** The stem of the verb that a sentence ends with, after which another may follow: 置く → 置き. */
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

/** Verbs whose stem is what stands before る: the sign before it ends in i or e, or is the verb 得る itself. */
const isBeforeRu = (kana: string): boolean => 'えけせてねへめれげぜでべいきしちにみりぎじび得見'.includes(kana);

/** The particle that a text begins with; empty where it begins with none. */
export const particleOf = (words: string): string => /^(?:から|まで|[をにへでとはが])/.exec(words)?.[0] ?? '';

/** What stands behind it; all of it, where that is nothing. */
export const behindParticle = (words: string): string => words.slice(particleOf(words).length) || words;

/** How long words are that stand at a place of a text, a comma after their particle or not; undefined where they do not. */
export function lengthAt(text: string, words: string, at: number): number | undefined {
  if (text.startsWith(words, at)) return words.length;
  const particle = particleOf(words);
  if (particle === '' || !text.startsWith(`${particle}、`, at)) return undefined;
  return text.startsWith(words.slice(particle.length), at + particle.length + 1) ? words.length + 1 : undefined;
}
