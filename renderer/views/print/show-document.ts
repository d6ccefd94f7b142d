import { allFonts } from './all-fonts.ts';

/** Shows a whole document in HTML, with its own styles and the fonts of this page. */
export function showDocument(html: string): Promise<void> {
  const written = new DOMParser().parseFromString(html, 'text/html');
  document.documentElement.lang = written.documentElement.lang;
  document.title = written.title;
  document.head.append(...written.head.querySelectorAll('style'));
  document.body.replaceChildren(...written.body.childNodes);
  return allFonts();
}
