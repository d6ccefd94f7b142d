/** What stands for itself and not for how a text is set: it may change what is said. */
const TELLING = /[-‐−+%#&*@/?!{}《》]/u;

/**
 * Whether a text says the same as before and is only set otherwise: width of signs, spaces and line breaks, commas, full
 * stops, quotes and the like. A translation of it is still one.
 */
export function isCosmeticChange(before: string, after: string): boolean {
  return before !== after && bare(before) === bare(after);
}

function bare(text: string): string {
  return (
    text
      .normalize('NFKC')
      // Between digits a point or a colon parts a number
      .replace(/(?<!\d)\p{P}|\p{P}(?!\d)/gu, (sign) => (TELLING.test(sign) ? sign : ' '))
      // Words are told apart by spaces where letters are those of words that are
      .replace(/\s+/gu, ' ')
      .replace(/(?<![\p{Script=Latin}\p{N}]) | (?![\p{Script=Latin}\p{N}])/gu, '')
  );
}
