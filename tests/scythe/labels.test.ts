import { expect, it } from 'vitest';
import { label } from '#engine/systems/scythe/words/label.ts';

const documents = {
  'studio.json': { sourceLocale: 'ja', locales: ['ja', 'en'] },
  'mats.json': { tops: [{ id: 'move', name: '移動', ways: [{ id: 'move-units', name: 'ユニットの移動' }] }] },
  'l10n/en/mats.json': { units: { 'move-units/name': { t: 'Move units' } } },
};

it('an area and a way of a seat have the names of their project', () => {
  const names = (['ja', 'en'] as const).flatMap((locale) =>
    ['seat2.move', 'seat2.move-units'].map((name) => label(documents, locale, name)),
  );
  expect(names).toEqual(['席2の移動', '席2のユニットの移動', 'Seat 2: 移動', 'Seat 2: Move units']);
});
