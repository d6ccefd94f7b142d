import { expect, it } from 'vitest';
import { isOtherBesidePlay } from '#renderer/desk/play/texts-beside.ts';

const terms = 'l10n/terms.csv';

it('a change in the table of terms alone does not replay the game', () => {
  const before = { 'cards.json': '{}', [terms]: 'term' };
  expect(isOtherBesidePlay({ 'cards.json': '{}', [terms]: 'term,locale' }, before)).toBe(true);
  expect(isOtherBesidePlay({ 'cards.json': '{}' }, before)).toBe(true);
  expect(isOtherBesidePlay({ 'cards.json': '{ }', [terms]: 'term,locale' }, before)).toBe(false);
  expect(isOtherBesidePlay({ [terms]: 'term,locale' }, before)).toBe(false);
  expect(isOtherBesidePlay({ ...before }, before)).toBe(false);
});
