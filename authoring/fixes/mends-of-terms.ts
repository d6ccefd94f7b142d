import { type HouseMender, toWord } from './house-fault.ts';

/** What stands in the cell becomes what was meant. */
export const nearestCell: HouseMender = ({ data, start, end }) => {
  const word = data['nearest'];
  if (typeof word !== 'string') return [];
  return [{ title: toWord(word), edits: [{ offset: start, length: end - start, text: word }] }];
};

/** The row goes, with its line. */
export const withoutRow: HouseMender = ({ text, start, end }) => {
  const length = (text[end] === '\n' ? end + 1 : end) - start;
  const title = { ja: 'この行を消す', en: 'Remove this row' };
  return [{ title, edits: [{ offset: start, length, text: '' }] }];
};
