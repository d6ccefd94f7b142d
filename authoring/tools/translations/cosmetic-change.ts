/** Punctuation that carries meaning. */
const TELLING = /[-‐−+%#&*@/?!{}《》]/u;

/** Whether only typography differs (width, spaces, line breaks, most punctuation), so that translations stay valid. */
export function isCosmeticChange(before: string, after: string): boolean {
  return before !== after && bare(before) === bare(after);
}

function bare(text: string): string {
  return (
    text
      .normalize('NFKC')
      // Not within numbers
      .replace(/(?<!\d)\p{P}|\p{P}(?!\d)/gu, (sign) => (TELLING.test(sign) ? sign : ' '))
      // Spaces matter between Latin words only
      .replace(/\s+/gu, ' ')
      .replace(/(?<![\p{Script=Latin}\p{N}]) | (?![\p{Script=Latin}\p{N}])/gu, '')
  );
}
