import { allFonts } from './all-fonts.ts';
import { ourFonts, TIMES } from './our-fonts.ts';

/** Joiners, combining marks and invisible characters need no glyph. */
const shapeless = /^[\p{M}\p{Cf}\p{Z}\p{Cc}]$/u;

/**
 * Finds letters that none of our fonts has. Browsers do not say which font drew a letter, and a font's `unicode-range`
 * covers more than its glyphs. So each letter is measured twice, in our fonts and in widened copies: one that gets no
 * wider comes from another font.
 */
export class MissingLetters {
  private readonly place: HTMLElement;
  private readonly known = new Map<string, Map<string, boolean>>();

  /** `place`: where letters may be laid out. */
  constructor(place: HTMLElement) {
    this.place = place;
  }

  async among(lang: string, letters: string): Promise<ReadonlySet<string>> {
    const known = this.known.get(lang) ?? new Map<string, boolean>();
    this.known.set(lang, known);
    const asked = [...new Set(letters)].filter((letter) => !known.has(letter) && !shapeless.test(letter));
    for (const [at, isMissing] of (await this.look(lang, asked)).entries()) known.set(asked[at] ?? '', isMissing);
    return new Set([...letters].filter((letter) => known.get(letter) === true));
  }

  private async look(lang: string, letters: readonly string[]): Promise<readonly boolean[]> {
    if (letters.length === 0) return [];
    const [usual, wide] = [rowOf(lang, letters), rowOf(lang, letters)];
    this.place.replaceChildren(usual, wide);
    wide.style.fontFamily = ourFonts.widened(getComputedStyle(usual).fontFamily);
    await allFonts();
    const [before, after] = [widthsIn(usual), widthsIn(wide)];
    this.place.replaceChildren();
    return letters.map((_, at) => {
      const [is, widened] = [before[at] ?? 0, after[at] ?? 0];
      return is > 0 && widened < (is * (1 + TIMES)) / 2;
    });
  }
}

/** One box per letter, so that none affects the width of another. */
function rowOf(lang: string, letters: readonly string[]): HTMLElement {
  const row = document.createElement('div');
  row.className = 'print-letters';
  row.lang = lang;
  row.append(
    ...letters.map((letter) => {
      const box = document.createElement('span');
      box.textContent = letter;
      return box;
    }),
  );
  return row;
}

const widthsIn = (row: HTMLElement): readonly number[] =>
  [...row.children].map((box) => box.getBoundingClientRect().width);
