import { expect, it } from 'vitest';
import { isOtherBesidePlay } from '#renderer/desk/play/texts-beside.ts';

const terms = 'l10n/terms.csv';

it('a game is not played again where the table of terms alone is another', () => {
  const before = { 'cards.json': '{}', [terms]: 'term' };
  expect(isOtherBesidePlay({ 'cards.json': '{}', [terms]: 'term,locale' }, before)).toBe(true);
  expect(isOtherBesidePlay({ 'cards.json': '{}' }, before)).toBe(true);
  expect(isOtherBesidePlay({ 'cards.json': '{ }', [terms]: 'term,locale' }, before)).toBe(false);
  expect(isOtherBesidePlay({ [terms]: 'term,locale' }, before)).toBe(false);
  expect(isOtherBesidePlay({ ...before }, before)).toBe(false);
});
