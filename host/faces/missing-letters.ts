import type { ShellPage } from '../browser/shell-page.ts';

/** What joins letters, turns them or has no shape of its own: no font need have it. */
const shapeless = /^[\p{M}\p{Cf}\p{Z}\p{Cc}]$/u;

/** Which letters of a language stand in none of our fonts: the browser is asked once for each. */
export class MissingLetters {
  private readonly page: ShellPage;
  private readonly known = new Map<string, Map<string, boolean>>();

  constructor(page: ShellPage) {
    this.page = page;
  }

  /** Asks about all letters of a language that were not asked about yet. */
  async learn(lang: string, letters: string): Promise<void> {
    const known = this.known.get(lang) ?? new Map<string, boolean>();
    this.known.set(lang, known);
    const asked = [...new Set(letters)].filter((letter) => !known.has(letter) && !shapeless.test(letter));
    for (const [at, isMissing] of (await this.ask(lang, asked)).entries()) known.set(asked[at] ?? '', isMissing);
  }

  /** Those of these letters that are missing, as far as they were asked about. */
  among(lang: string, letters: string): readonly string[] {
    return [...letters].filter((letter) => this.known.get(lang)?.get(letter) === true);
  }

  private async ask(lang: string, letters: readonly string[]): Promise<readonly boolean[]> {
    if (letters.length === 0) return [];
    await this.page.ask('studioPrint.layOut', lang, letters);
    const { root } = (await this.page.call('DOM.getDocument', { depth: 0 })) as { root: { nodeId: number } };
    const found = await this.page.call('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '#letters span' });
    await this.page.call('CSS.enable');
    const fonts = await Promise.all(
      (found['nodeIds'] as readonly number[]).map((nodeId) =>
        this.page.call('CSS.getPlatformFontsForNode', { nodeId }),
      ),
    );
    return fonts.map((used) =>
      (used['fonts'] as readonly { isCustomFont: boolean }[]).some((font) => !font.isCustomFont),
    );
  }
}
