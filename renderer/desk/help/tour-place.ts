export interface ViewRectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
type Size = Pick<ViewRectangle, 'width' | 'height'>;

const GAP = 12;

/** Next to the highlight where there is room, else over its lower end. */
export function cardPlace(
  light: ViewRectangle | null,
  card: Size,
  page: Size,
): { readonly left: number; readonly top: number } {
  const within = (at: number, length: number, most: number) => Math.max(GAP, Math.min(at, most - length - GAP));
  if (light === null)
    return { left: (page.width - card.width) / 2, top: within(page.height / 3, card.height, page.height) };
  const top = within(light.top + GAP, card.height, page.height);
  const right = light.left + light.width + GAP;
  if (right + card.width + GAP <= page.width) return { left: right, top };
  const left = light.left - GAP - card.width;
  if (left >= GAP) return { left, top };
  const middle = within(light.left + (light.width - card.width) / 2, card.width, page.width);
  const above = light.top - GAP - card.height;
  if (above >= GAP) return { left: middle, top: above };
  const below = light.top + light.height + GAP;
  return { left: middle, top: within(below, card.height, page.height) };
}
