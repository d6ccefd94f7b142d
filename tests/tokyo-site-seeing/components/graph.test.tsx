import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { stage } from '#renderer/desk/stage/stage.ts';
import { GraphView } from '#renderer/views/graph/graph-view.tsx';
import { type Shown, show } from '../../components/show.tsx';

const file = 'scenarios/S10-high-water-mark/cards.json';

let shown: Shown;
beforeEach(async () => {
  shown = await show(<GraphView about={null} />, {
    sample: 'tokyo-bay',
    stage: { ...stage(), isTextSeen: () => false },
  });
  await expect.poll(() => box('SC10-01')).not.toBe(null);
});

const box = (id: string) => document.querySelector<HTMLElement>(`[data-node="${id}"]`);
const focused = () => document.activeElement?.getAttribute('data-node');

it('draws the scenario of the running game with its current position', async () => {
  await expect.element(page.getByRole('combobox', { name: 'シナリオ' })).toHaveValue('S10');
  await expect.poll(() => box('SC10-01')?.innerText).toContain('いまここ');
});

it('arrow keys follow its edges, and Enter goes to the text', async () => {
  box('start')?.focus();
  await userEvent.keyboard('{ArrowRight}');
  const passed = [];
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) {
    await userEvent.keyboard(`{${key}}`);
    passed.push(focused());
  }
  expect(passed).toEqual(['SC10-02', 'SC10-03', 'SC10-02']);
  await userEvent.keyboard('{Enter}');
  const written = (await shown.read(file)).split('\n').findIndex((line) => line.includes('"id": "SC10-02"'));
  await expect.poll(() => projectStore.getState().goTo).toMatchObject({ path: file, line: written - 1 });
});

it('shows next to a scene where it leads', async () => {
  await userEvent.click(box('SC10-01') as HTMLElement);
  const aside = page.getByRole('complementary', { name: /^SC10-01 / });
  await expect.element(aside).toHaveTextContent('SC10-02');
});

it('an unreachable scene is reported with its code as soon as it is written', async () => {
  await page.getByRole('tab', { name: /^届かない場面/ }).click();
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('どの場面にも届きます');
  const text = await shown.read(file);
  await shown.write(file, text.replace('"revealScenario", "card": "SC10-R1"', '"revealScenario", "card": "SC10-R2"'));
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent(/SC10-R1.*SC[NS]0/);
});
