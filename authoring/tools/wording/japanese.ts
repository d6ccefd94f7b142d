/** Grammar of Japanese, independent of the game. */

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
