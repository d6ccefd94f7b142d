/** So many times as wide are our letters where they are told apart from those of others. */
export const TIMES = 3;

/** The fonts that the page brings along, and the same ones wider. */
class OurFonts {
  private readonly widenedOf = new Set<string>();

  /** The families of a list, each of ours under the name of its wider sister. */
  widened(families: string): string {
    return families
      .split(',')
      .map((one) => {
        const name = unquoted(one);
        if (!this.widenedOf.has(name)) this.widen(name);
        return this.widenedOf.has(name) ? `"${sister(name)}"` : one;
      })
      .join(',');
  }

  private widen(name: string): void {
    const rules = fontRules().filter(({ style }) => unquoted(style.getPropertyValue('font-family')) === name);
    if (rules.length === 0) return;
    this.widenedOf.add(name);
    const sheet = document.createElement('style');
    sheet.textContent = rules.map((rule) => wider(rule, sister(name))).join('\n');
    document.head.append(sheet);
  }
}
export const ourFonts = new OurFonts();

const sister = (name: string): string => `${name} wide`;
const unquoted = (family: string): string => family.trim().replace(/^["']|["']$/g, '');

function fontRules(): readonly CSSFontFaceRule[] {
  return [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].filter((rule) => rule instanceof CSSFontFaceRule),
  );
}

/** Addresses in it are those of its sheet, which is another one's now. */
function wider({ style, parentStyleSheet }: CSSFontFaceRule, name: string): string {
  const base = parentStyleSheet?.href ?? document.baseURI;
  const source = style
    .getPropertyValue('src')
    .replace(/url\("?([^")]+)"?\)/g, (_, address: string) => `url("${new URL(address, base).href}")`);
  const range = style.getPropertyValue('unicode-range');
  const weight = style.getPropertyValue('font-weight');
  return `@font-face { font-family: "${name}"; src: ${source}; font-weight: ${weight}; font-display: block; size-adjust: ${TIMES * 100}%;${
    range === '' ? '' : ` unicode-range: ${range};`
  } }`;
}
