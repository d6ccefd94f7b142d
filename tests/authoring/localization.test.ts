import { describe, expect, it } from 'vitest';
import type { Unit } from '#authoring/formats/units.ts';
import { sourceHash } from '#authoring/localization/source-hash.ts';
import { emptyUnitsText, putUnit, removeUnit } from '#authoring/localization/unit-edits.ts';
import { countStates, unitLines } from '#authoring/localization/unit-status.ts';
import { applyEdits } from '#authoring/text-edit.ts';

const unit = (t: string, source: string): Unit => ({ t, h: sourceHash(source), s: 'draft' });

describe('units are read', () => {
  it('tells how each text stands', () => {
    const sources = [
      { key: 'W-01/name', text: '標識', path: [] },
      { key: 'W-01/flavor', text: '止まれ', path: [] },
      { key: 'W-02/name', text: '銃', path: [] },
    ];
    const units = {
      'W-01/name': unit('Sign', '標識'),
      'W-01/flavor': unit('Stop', '止まるな'),
      old: unit('Old', '古い'),
    };
    const lines = unitLines(sources, units);
    expect(lines.map(({ key, state }) => [key, state])).toEqual([
      ['W-01/name', 'draft'],
      ['W-01/flavor', 'stale'],
      ['W-02/name', 'missing'],
      ['old', 'unused'],
    ]);
    expect(countStates(lines)).toMatchObject({ draft: 1, stale: 1, missing: 1, unused: 1 });
  });
  it('hashes as the format says', () => {
    // The first digits of what `printf 道具 | sha256sum` prints.
    expect(sourceHash('道具')).toMatch(/^[0-9a-f]{10}$/);
    expect(sourceHash('')).toBe('e3b0c44298');
  });
});

describe('units are written', () => {
  const put = (text: string, key: string, value: Unit, before: readonly string[] = []): string =>
    applyEdits(text, putUnit(text, key, value, before) ?? []);

  it('into an empty file, one a line, in the order of the texts', () => {
    let text = emptyUnitsText('../x.json');
    text = put(text, 'b', unit('B', 'い'), ['a']);
    text = put(text, 'c', unit('C', 'う'), ['a', 'b']);
    text = put(text, 'a', unit('A', 'あ'), []);
    const lines = text.split('\n').filter((line) => line.startsWith('    '));
    expect(lines.map((line) => line.trim().slice(0, 3))).toEqual(['"a"', '"b"', '"c"']);
    expect(Object.keys((JSON.parse(text) as { units: object }).units)).toEqual(['a', 'b', 'c']);
  });
  it('changes one line and nothing else', () => {
    const before = '{\r\n\t"units":   {\r\n\t\t"a": {"t":"x","h":"0000000000","s":"draft"},\r\n\t\t"b": {}\r\n\t} }';
    const after = put(before, 'a', unit('y', 'あ'));
    expect(after.split('\r\n').filter((line, i) => line !== before.split('\r\n')[i])).toHaveLength(1);
    expect(after).toContain('"units":   {');
  });
  it('writes nothing when it stands there already', () => {
    const text = put(emptyUnitsText('x'), 'a', unit('A', 'あ'));
    expect(putUnit(text, 'a', unit('A', 'あ'), [])).toEqual([]);
  });
  it('takes a unit out with its line', () => {
    const keys = ['a', 'b', 'c'];
    const full = keys.reduce((text, key, i) => put(text, key, unit(key, key), keys.slice(0, i)), emptyUnitsText('x'));
    for (const key of keys) {
      const left = applyEdits(full, removeUnit(full, key) ?? []);
      const rest = keys.filter((one) => one !== key);
      const again = rest.reduce(
        (text, one, i) => put(text, one, unit(one, one), rest.slice(0, i)),
        emptyUnitsText('x'),
      );
      expect(left).toBe(again);
    }
  });
  it('leaves what is no file of translations alone', () => {
    for (const text of ['', '[]', '{"units": 3}', '{ broken'])
      expect(putUnit(text, 'a', unit('A', 'あ'), [])).toBeNull();
  });
});
