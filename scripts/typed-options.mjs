// What can be typed after `npm run NAME --`, for every script that takes options.
import { parseArgs } from 'node:util';

/**
 * @param {string} sentence why it cannot be taken
 * @param {string} usage
 * @returns {never}
 */
export function refuse(sentence, usage) {
  process.stderr.write(`${sentence}\nUsage: ${usage}\n`);
  process.exit(2);
}

/**
 * Ends the process with exit code 2 and the usage when the options cannot be read.
 * @template {import('node:util').ParseArgsConfig} const T
 * @param {string} usage
 * @param {T} config as of `parseArgs` of Node
 * @returns {ReturnType<typeof parseArgs<T>>}
 */
export function typedOptions(usage, config) {
  try {
    return parseArgs(config);
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error), usage);
  }
}

/**
 * @param {string} option such as --system
 * @param {string | undefined} typed
 * @param {readonly string[]} words that can be given
 * @param {string} usage
 */
export function checkWord(option, typed, words, usage) {
  if (typed !== undefined && !words.includes(typed))
    refuse(`${option} cannot be "${typed}". Give one of: ${words.join(', ')}.`, usage);
}

/**
 * @param {string | undefined} typed
 * @param {number} unlessTyped
 * @param {string} usage
 * @returns {number} a whole number from 1
 */
export function countOf(typed, unlessTyped, usage) {
  const count = Number(typed ?? unlessTyped);
  if (!Number.isSafeInteger(count) || count < 1) refuse(`"${typed}" is not a whole number of at least 1.`, usage);
  return count;
}
