import { Check } from 'typebox/value';
import { expect, it } from 'vitest';
import { readSettings } from '#api/studio/read-settings.ts';
import { usualSettings } from '#api/studio/setting-values.ts';
import { Settings } from '#api/studio/settings.ts';

it('what is usual is said of every setting, and may be so', () => {
  expect(Check(Settings, usualSettings)).toBe(true);
  expect(Object.keys(usualSettings)).toEqual(Object.keys(Settings.properties));
});

it('an empty text says nothing, and what is no object of JSON is no settings', () => {
  expect(readSettings('')).toEqual({ values: {}, faults: [] });
  expect(['{', '[]', 'null', '"a"'].map(readSettings)).toEqual([null, null, null, null]);
});

it('a name that there is not and a value that may not be are told, and do not hold; the others do', () => {
  const text = '{"look.theme": "pink", "look.colour": 1, "editor.fontSize": 15, "keys": {"view.wrap": ["Alt+W"]}}';
  expect(readSettings(text)).toEqual({
    values: { 'editor.fontSize': 15, keys: { 'view.wrap': ['Alt+W'] } },
    faults: [
      { kind: 'value', key: 'look.theme' },
      { kind: 'unknown', key: 'look.colour' },
    ],
  });
});
