import { expect, it } from 'vitest';
import { KnownPairs } from '#authoring/project/localization/known-pairs.ts';
import { de } from '#authoring/project/localization/languages/de.ts';
import { ja } from '#authoring/project/localization/languages/ja.ts';
import type { NameTranslations } from '#authoring/project/localization/name-translations.ts';
import { noLocaleTerms } from '#authoring/project/localization/terms/locale-terms.ts';
import type { UnitCheck } from '#authoring/project/localization/unit-fault.ts';
import { unitFaults } from '#authoring/project/localization/unit-faults.ts';

const noNames: NameTranslations = { groups: [], inSource: /(?!)/ };
const unit = (key: string, source: string, t: string, more: Partial<UnitCheck> = {}): UnitCheck => ({
  ...{ key, source, t, same: false, from: ja, into: de, names: noNames, terms: noLocaleTerms, hasPlaces: false },
  ...more,
});

const [draw, name] = [['カードを3枚まで引く。', 'Ziehe 3 Karten.'] as const, ['道具屋', 'Werkzeughändler.'] as const];
const units = [
  unit('A-1/text', ...draw),
  unit('A-1/story', ...draw),
  unit('A-2/effects/a/text', ...draw),
  unit('A-2/text', ...draw, { orphans: ['{A-9}'] }),
  unit('A-2/text', ...draw, { strangeForms: ['few'] }),
  unit('A-2/text', ...draw, { same: true }),
  unit('A-3/name', ...name),
  unit('A-3/label', ...name),
  // The same letters, divided otherwise between source and translation
  unit('A-4/text', 'カードを3枚引く。', 'Ziehe 3.'),
  unit('A-4/text', 'カードを3枚引く。Z', 'iehe 3.'),
];

it('units that share a text and its translation have the faults that each has alone', () => {
  const pairs = new KnownPairs();
  const [first, again] = [units, units].map((all) => all.map((one) => pairs.faultsOf(one)));
  const alone = units.map((one) => unitFaults(one));
  expect(first).toEqual(alone);
  expect(again).toEqual(alone);
  expect(alone[0]).not.toEqual(alone[1]);
  expect(alone[6]).not.toEqual(alone[7]);
});
