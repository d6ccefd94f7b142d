const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';
/** Longest side of an embedded picture, in pixels. */
const LONGEST = 400;

export function stylesOn(place: HTMLElement): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules
    .filter((rule) => tellsOf(rule, place))
    .map(({ cssText }) => cssText)
    .join('\n');
}

function tellsOf(rule: CSSRule, place: HTMLElement): boolean {
  if (rule instanceof CSSStyleRule) return selects(rule.selectorText, place);
  if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return false;
  if (rule instanceof CSSGroupingRule) return [...rule.cssRules].some((one) => tellsOf(one, place));
  return rule instanceof CSSPropertyRule;
}

function selects(selector: string, place: HTMLElement): boolean {
  // Match pseudo-elements by their element
  const plain = selector.replace(/::[\w-]+(\([^)]*\))?/g, '');
  try {
    return place.querySelector(plain) !== null || document.documentElement.matches(plain);
  } catch {
    return false;
  }
}

/** Draws an element as an image, with these styles and system fonts. Its pictures must have loaded. */
export async function elementPicture(element: HTMLElement, styles: string): Promise<HTMLImageElement> {
  const { width, height } = element.getBoundingClientRect();
  const svg = document.createElementNS(SVG, 'svg');
  for (const { name, value } of [...document.documentElement.attributes]) svg.setAttribute(name, value);
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  const foreign = document.createElementNS(SVG, 'foreignObject');
  foreign.setAttribute('width', '100%');
  foreign.setAttribute('height', '100%');
  const style = document.createElementNS(XHTML, 'style');
  style.textContent = styles;
  foreign.append(style, withPictures(element));
  svg.append(foreign);
  const image = new Image();
  // Only a data URL keeps the canvas readable.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await image.decode();
  return image;
}

/** A copy with its pictures embedded: an SVG image loads nothing. */
function withPictures(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  const shown = element.querySelectorAll('img');
  for (const [at, picture] of copy.querySelectorAll('img').entries()) {
    const held = shown[at] === undefined ? null : heldPicture(shown[at]);
    if (held === null) picture.remove();
    else picture.src = held;
  }
  return copy;
}

/** Null: it cannot be drawn. */
function heldPicture(picture: HTMLImageElement): string | null {
  const { naturalWidth, naturalHeight } = picture;
  if (naturalWidth === 0 || naturalHeight === 0) return null;
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, LONGEST / Math.max(naturalWidth, naturalHeight));
  canvas.width = Math.ceil(naturalWidth * scale);
  canvas.height = Math.ceil(naturalHeight * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp');
}
