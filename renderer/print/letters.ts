import { allFonts } from './all-fonts.ts';

/** Lays out letters of a language, each in an element of its own. */
export async function layOutLetters(lang: string, letters: readonly string[]): Promise<void> {
  const place = document.getElementById('letters');
  if (place === null) return;
  place.lang = lang;
  place.replaceChildren(
    ...letters.map((letter) => {
      const element = document.createElement('span');
      element.textContent = letter;
      return element;
    }),
  );
  await allFonts();
}
