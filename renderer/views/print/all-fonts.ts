/** Waits until the fonts of all that is laid out now are there, and what is measured by them was measured again. */
export async function allFonts(): Promise<void> {
  do {
    // What is not laid out asks for no font.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
  } while (document.fonts.status === 'loading');
}
