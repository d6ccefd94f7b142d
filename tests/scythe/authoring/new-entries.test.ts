import { describe, expect, it } from 'vitest';
import { filesOf, planned, row } from '../../authoring/planned-entries.ts';

describe('lines of a table that become entries', () => {
  it('are encounters made from the template', async () => {
    const files = await filesOf('scythe-amber-valley');
    const rows = [row(0, '', { name: '石橋' }), row(1, 'N99', { name: '古い塔' })];
    const plan = planned(files, 'cards/encounters.json', 'encounters', rows, { id: 'encounter', answers: {} });
    const { encounters } = JSON.parse(plan?.document?.after ?? '') as { encounters: { id: string; name: string }[] };
    expect(encounters.slice(-2).map(({ id, name }) => [id, name])).toEqual([
      [plan?.made[0]?.id, '石橋'],
      ['N99', '古い塔'],
    ]);
    expect(plan?.made[0]?.id).toMatch(/^N\d+$/);
    expect([plan?.refused, plan?.problems]).toEqual([[], []]);
  });
});
