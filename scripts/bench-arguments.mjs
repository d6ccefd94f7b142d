// What can be typed after `npm run bench --`.

/** What `--only` can measure alone: the rest of the measurements is left out. */
export const benchParts = [
  'before',
  'games',
  'lab',
  'large',
  'history',
  'lines',
  'translations',
  'views',
  'prints',
  'page',
];
const usage = `npm run bench [-- [--quick] [--only ${benchParts.join('|')}]]`;

/**
 * @param {readonly string[]} typed
 * @returns {string | undefined} why it cannot be taken
 */
export function benchFault(typed) {
  for (let at = 0; at < typed.length; at++) {
    const word = typed[at] ?? '';
    if (word === '--quick') continue;
    if (word !== '--only') return `There is no option ${word}. ${usage}`;
    const part = typed[++at];
    if (part === undefined || !benchParts.includes(part))
      return `--only cannot be "${part ?? ''}". Give one of: ${benchParts.join(', ')}. ${usage}`;
  }
  return undefined;
}
