import { allFonts } from './all-fonts.ts';
import { ourFonts, TIMES } from './our-fonts.ts';

/** What joins letters, turns them or has no shape of its own: no font need have it. */
const shapeless = /^[\p{M}\p{Cf}\p{Z}\p{Cc}]$/u;

/**
 * Which letters of a language stand in none of our fonts. A page is never told which font drew a letter, and what a package
 * of fonts claims to cover is more than what it has: so each letter is laid out twice, by our fonts as they are and by the
 * same ones made wider. One that is no wider the second time comes from elsewhere.
 */
export class MissingLetters {
  private readonly place: HTMLElement;
  private readonly known = new Map<string, Map<string, boolean>>();

  /** `place`: where letters may be laid out. */
  constructor(place: HTMLElement) {
    this.place = place;
  }

  /** Those of these letters that are missing. */
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

/** Each letter in a box of its own, so that none changes the width of another. */
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
