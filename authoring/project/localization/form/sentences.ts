const closers = '』」）)”»«“"’\\]】》';
const stops = '.。．!?！？…';

const ended = new RegExp(`[${stops}][${closers}]*$`, 'u');
export const isEnded = (line: string): boolean => ended.test(line.trim());

/** Broken off, or, within a text, before a list or a speech. */
const brokenOff = new RegExp(`[—–―][${closers}]*$`, 'u');
const goesOn = new RegExp(`(?:[:：]|⇒)[${closers}]*$`, 'u');
export const isGoingOn = (line: string, isLast: boolean): boolean =>
  brokenOff.test(line.trim()) || (!isLast && goesOn.test(line.trim()));

const between = new RegExp(
  `(?<=[。．！？!?…][${closers}]*)(?![${stops}${closers}\\s])|(?<=[${stops}][${closers}]*)\\s+(?=[^\\p{Ll}\\s])|\\n`,
  'u',
);

/** Pieces with letters; abbreviations do not end one unless a capital follows. */
export const sentencesIn = (text: string): readonly string[] =>
  text
    .split(between)
    .map((one) => one.trim())
    .filter((one) => /[\p{L}\p{N}]/u.test(one));
