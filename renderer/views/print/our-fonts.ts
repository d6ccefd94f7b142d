/** Width factor of the copies that identify our fonts. */
export const TIMES = 3;

class OurFonts {
  private readonly widenedOf = new Set<string>();

  /** Replaces our families in a font list by their widened copies. */
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

/** URLs are resolved against the original style sheet. */
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
