import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cursorStore, setCursor } from '#renderer/desk/project/cursor-store.ts';
import { historyStore, texts } from '#renderer/desk/project/project-actions.ts';
import { openFile } from '#renderer/desk/project/project-store.ts';
import { FormView } from '#renderer/views/form/form-view.tsx';
import { type Shown, show } from '../../components/show.tsx';

const file = 'maps/valley.json';
const sample = 'scythe-amber-valley';
const map = page.getByRole('region', { name: '地図' });
const tools = page.getByRole('radiogroup', { name: '地図の道具' });
const spot = (name: RegExp) => map.getByRole('button', { name });
const textNow = (): string => texts.get(file) ?? '';

let shown: Shown;
let before: string;
beforeEach(async () => {
  shown = await show(<FormView about={null} />, { sample, prepare: () => openAt('"id": "C3"') });
  await expect.element(spot(/^C3/)).toHaveAttribute('aria-current', 'true');
  before = textNow();
});

function openAt(mark: string, path = file): void {
  openFile(path);
  setCursor(path, { line: 1, column: 1, offset: (texts.get(path) ?? '').indexOf(mark) });
}
/** The text of the line at the cursor. */
function lineAtCursor(): string {
  const offset = cursorStore.getState().places.get(file)?.offset ?? 0;
  const text = textNow();
  return text.slice(text.lastIndexOf('\n', offset) + 1, text.indexOf('\n', offset)).trim();
}
const changed = () => {
  const old = before.split('\n');
  return expect.poll(() =>
    textNow()
      .split('\n')
      .filter((line) => !old.includes(line))
      .map((line) => line.trim()),
  );
};
const undoSteps = () => historyStore.getState().history.done.length;
async function choose(name: string): Promise<void> {
  const tool = tools.getByRole('radio', { name: new RegExp(`${name}$`) });
  await expect.element(tool).toBeInTheDocument();
  await userEvent.click(tool.element().closest('label') as HTMLElement);
}

it('chooses in the text what is clicked on the map, and on the map what is at the cursor of the text', async () => {
  await spot(/^B1/).click();
  await expect.poll(lineAtCursor).toContain('"id": "B1"');
  await expect.element(page.getByRole('status').filter({ hasText: 'B1、森林、トンネル、遭遇トークン' })).toBeVisible();
  openAt('"home": "S"');
  await expect.element(spot(/^本拠地 葦の浜/)).toHaveAttribute('aria-current', 'true');
  expect(textNow()).toBe(before);
});

it('sets terrain, marks, rivers and homes by clicks, each one step of undo', async () => {
  const steps = undoSteps();
  await choose('森林');
  await spot(/^C3/).click();
  await choose('トンネル');
  await spot(/^C3/).click();
  await choose('川');
  await spot(/^C3とC4の間$/).click();
  await choose('本拠地 琥珀の門');
  await spot(/^C3/).click();
  await changed().toEqual([
    '{ "id": "C3", "q": 0, "r": 0, "terrain": "forest", "tunnel": true },',
    '"rivers": [["A2", "B3"], ["B3", "B4"], ["B1", "C1"], ["C5", "D4"], ["D1", "D2"], ["D2", "E2"], ["C3", "C4"]],',
    '{ "home": "N", "q": 1, "r": -3, "exits": ["A1", "A2", "C3"] },',
  ]);
  expect(undoSteps() - steps).toBe(4);
  for (let i = 0; i < 4; i++) await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(textNow).toBe(before);
});

it('walks from hex to hex by arrows, adds one by a digit and Enter, and removes it by Delete', async () => {
  await spot(/^C3/).click();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(spot(/^C5/)).toHaveFocus();
  await userEvent.keyboard('2{ArrowRight}');
  await expect.element(spot(/^空き q 3、r 0$/)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(spot(/^C6、森林/)).toHaveFocus();
  await changed().toEqual([
    '{ "id": "E3", "q": 0, "r": 2, "terrain": "tundra" },',
    '{ "id": "C6", "q": 3, "r": 0, "terrain": "forest" }',
  ]);
  await userEvent.keyboard('{Delete}');
  await expect.poll(textNow).toBe(before);
  await expect.element(spot(/^空き q 3、r 0$/)).toHaveFocus();
});

it('draws a river by keys from edge to edge, and a tool keeps the focus on the map', async () => {
  await spot(/^C3/).click();
  await userEvent.keyboard('r');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/C3.*の間$/);
  const edge = document.activeElement?.getAttribute('aria-label') ?? '';
  await userEvent.keyboard('{Enter}');
  await expect.element(map.getByRole('button', { name: `${edge}の川` })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.poll(textNow).toBe(before);
});

it('marks problems on the map, and says them', async () => {
  await shown.write(file, before.replace('"id": "B4", "q": 2, "r": -1', '"id": "B4", "q": 1, "r": -1'));
  const marked = spot(/^B4.*問題：ヘックス「B4」は「B3」と同じ場所/);
  await expect.element(marked).toBeVisible();
  openAt('"id": "B4"');
  await expect.element(page.getByRole('status').filter({ hasText: 'ヘックス「B4」は「B3」と同じ場所' })).toBeVisible();
});

it('says of a river with one end what is wrong, at the hex that it names', async () => {
  await shown.write(file, before.replace('["B3", "B4"]', '["B3"]'));
  await expect.element(spot(/^B3.*問題：川：少なくとも2個要ります。/)).toBeVisible();
});

it('keeps the last good picture while the text is no JSON, and changes nothing', async () => {
  const broken = before.replace('"id": "A1",', '"id": "A1"');
  await shown.write(file, broken);
  await expect.element(page.getByText('7行目がJSONとして読めません。')).toBeVisible();
  await expect.element(spot(/^A1/)).toBeVisible();
  await expect.element(tools.getByRole('radio', { name: '消す' })).toBeDisabled();
  await spot(/^A1/).click();
  await userEvent.keyboard('{Delete}');
  expect(textNow()).toBe(broken);
});

it('begins on an empty map at one place, and puts each hex on a line of its own', async () => {
  const empty =
    '{\n  "formatVersion": 1,\n  "id": "valley",\n  "name": "谷",\n  "hexes": [],\n  "rivers": [],\n  "homes": []\n}\n';
  await shown.write(file, empty);
  await choose('農地');
  await spot(/^空き q 0、r 0$/).click();
  await spot(/^空き q 1、r 0$/).click();
  await expect
    .poll(() => textNow().split('\n').slice(4, 8))
    .toEqual([
      '  "hexes": [',
      '    { "id": "A1", "q": 0, "r": 0, "terrain": "farm" },',
      '    { "id": "A2", "q": 1, "r": 0, "terrain": "farm" }',
      '  ],',
    ]);
});

it('is drawn, but cannot be edited, in a file of a required project', async () => {
  const required = 'scythe-amber-valley:maps/valley.json';
  await show(<FormView about={null} />, { sample: 'scythe-salt-road', prepare: () => openAt('"id": "C3"', required) });
  await expect.element(spot(/^C3/)).toHaveAttribute('aria-current', 'true');
  await expect.element(tools.getByRole('radio', { name: '消す' })).toBeDisabled();
});

it('is not there for other files', async () => {
  openAt('"id"', 'words.json');
  await expect.element(page.getByText('words.json')).toBeVisible();
  await expect.element(map).not.toBeInTheDocument();
});
