/** A share in percent, with one digit. */
export const percent = (share: number): string =>
  share === 0 || share === 1 ? String(share * 100) : (share * 100).toFixed(1);

/** An interval of differences, in points. */
export const rangeOf = ([low, high]: readonly [number, number]): string => `${points(low)} – ${points(high)}`;

/** A difference of shares in points, with its sign. */
export const points = (difference: number): string => {
  const value = (difference * 100).toFixed(1);
  return difference > 0 ? `+${value}` : value.replace('-', '−');
};
