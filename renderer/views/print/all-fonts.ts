/** Resolves when fonts have loaded and sizes that depend on them were measured again. */
export async function allFonts(): Promise<void> {
  do {
    // Fonts are only requested after layout.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
  } while (document.fonts.status === 'loading');
}
