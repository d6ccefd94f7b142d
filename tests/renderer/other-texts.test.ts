import { expect, it } from 'vitest';
import { changesOutsidePlay } from '#renderer/desk/play/other-texts.ts';

const terms = 'l10n/terms.csv';

it('a change in the table of terms or in a memory alone does not replay the game', () => {
  const before = { 'cards.json': '{}', [terms]: 'term' };
  expect(changesOutsidePlay({ 'cards.json': '{}', [terms]: 'term,locale' }, before)).toBe(true);
  expect(changesOutsidePlay({ 'cards.json': '{}' }, before)).toBe(true);
  expect(changesOutsidePlay({ ...before, 'l10n/memory/a.tmx': '' }, before)).toBe(true);
  expect(changesOutsidePlay({ 'cards.json': '{ }', [terms]: 'term,locale' }, before)).toBe(false);
  expect(changesOutsidePlay({ [terms]: 'term,locale' }, before)).toBe(false);
  expect(changesOutsidePlay({ ...before }, before)).toBe(false);
});
