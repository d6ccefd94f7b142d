import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { LabResults } from '#api/studio/lab-calls.ts';
import { localeStore } from '#renderer/desk/settings/locale-store.ts';
import { ContributionsTable } from '#renderer/views/balance/contributions-table.tsx';
import '#renderer/views/balance/balance.css';
import { show } from '../../components/show.tsx';

const measured = { value: 0.14, interval: [0.09, 0.19] as [number, number] };
const counted = { pairs: 160, identical: 45 };
const ofCard = {
  ...counted,
  file: 'cards/weapons.json',
  contribution: measured,
  effect: 'helps',
  isClear: true,
} as const;
const company = { used: 8, won: 32, share: 0.25, interval: [0.13, 0.42] as [number, number] };
const report: Extract<LabResults, { kind: 'cards' }>['report'] = {
  ...{ figure: 'wins', program: 'greedy', seeds: { from: 1, to: 200 }, rate: measured, way: 'takenOut' },
  cards: ['W-01', 'W-05'].map((card) => ({ ...ofCard, card, rateWithout: 0.09, company, refused: null })),
  dominated: { tried: 2, cards: [{ card: 'W-01', by: 'W-05', ...counted, difference: measured }] },
  ...{ played: 640, seconds: 9 },
};

it('tables of cards fit into their panels at 1024 × 640, in English', async () => {
  await page.viewport(1024, 640);
  await show(
    <div className="view balance-view">
      <div className="balance-body scroll">
        <ContributionsTable report={report} />
      </div>
    </div>,
  );
  localeStore.setState({ locale: 'en' });
  await expect.element(page.getByRole('heading', { name: 'Dominated cards' })).toBeVisible();
  const panels = [...document.querySelectorAll('.balance-panel')];
  expect(
    panels.map((panel) => [panel.querySelector('h3')?.textContent, panel.scrollWidth - panel.clientWidth]),
  ).toEqual([
    ['Contribution, by how often it was seen in wins', 0],
    ['Dominated cards', 0],
    ['Win rate with each card, and without it', 0],
  ]);
});
