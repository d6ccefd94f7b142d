import { Check } from 'typebox/value';
import { expect, it } from 'vitest';
import { readSettings } from '#api/studio/read-settings.ts';
import { usualSettings } from '#api/studio/setting-values.ts';
import { Settings } from '#api/studio/settings.ts';

it('every setting has a valid default', () => {
  expect(Check(Settings, usualSettings)).toBe(true);
  expect(Object.keys(usualSettings)).toEqual(Object.keys(Settings.properties));
});

it('an empty text sets nothing, and a text that is not a JSON object has no settings', () => {
  expect(readSettings('')).toEqual({ values: {}, faults: [] });
  expect(['{', '[]', 'null', '"a"'].map(readSettings)).toEqual([null, null, null, null]);
});

it('unknown names and invalid values are reported and ignored, and the other settings apply', () => {
  const text = '{"look.theme": "pink", "look.colour": 1, "editor.fontSize": 15, "keys": {"view.wrap": ["Alt+W"]}}';
  expect(readSettings(text)).toEqual({
    values: { 'editor.fontSize': 15, keys: { 'view.wrap': ['Alt+W'] } },
    faults: [
      { kind: 'value', key: 'look.theme' },
      { kind: 'unknown', key: 'look.colour' },
    ],
  });
});
