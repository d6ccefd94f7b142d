import { describe, expect, it } from 'vitest';
import { filesOf, planned, row } from '../../authoring/planned-entries.ts';

describe('lines of a table that become entries', () => {
  it('belong to the deck that a line names', async () => {
    const files = await filesOf('tokyo-metro');
    const rows = [row(0, '', { name: '橋', deck: '金融' }), row(1, 'C-99', { name: '坂', deck: 'c' })];
    const plan = planned(files, 'cards/actions.json', 'cards', rows, { id: 'card', answers: {} });
    const entries = JSON.parse(plan?.document?.after ?? '').cards as { id: string; deck: string }[];
    expect(entries.slice(-2).map(({ id, deck }) => [id, deck])).toEqual([
      [plan?.made[0]?.id, 'e'],
      ['C-99', 'c'],
    ]);
    expect(plan?.made[0]?.id).toMatch(/^E-\d+$/);
    expect([plan?.refused, plan?.problems]).toEqual([[], []]);
  });

  it('have only the values of the line when there is no template, and need its id when none can be counted on', async () => {
    const files = await filesOf('tokyo-metro');
    const rows = [row(0, 'Xz', { name: '新しい町' }), row(1, '', { name: '名無し' })];
    const plan = planned(files, 'map.json', 'stations', rows, null);
    expect(plan?.made).toEqual([{ line: 0, id: 'Xz', name: '新しい町' }]);
    expect(plan?.refused.map(({ line, column, fault }) => [line, column, fault.code])).toEqual([[1, 'id', 'required']]);
  });
});
