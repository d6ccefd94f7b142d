import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Board } from '#renderer/tables/scythe/board.tsx';
import type { BoardProps } from '#renderer/tables/table-view.ts';
import { show } from '../../components/show.tsx';

const documents = {
  'words.json': {
    resources: [
      { id: 'food', name: '食料' },
      { id: 'oil', name: '原油' },
    ],
    terrains: [
      { id: 'farm', name: '農地', yields: 'food' },
      { id: 'lake', name: '湖', is: 'lake' },
    ],
    homes: [{ id: 'N', name: '北の門' }],
  },
  'maps/m.json': {
    id: 'm',
    hexes: [
      { id: 'A1', q: 0, r: 0, terrain: 'farm', tunnel: true },
      { id: 'A2', q: 1, r: 0, terrain: 'lake' },
      { id: 'B1', q: 0, r: 1, terrain: 'farm' },
    ],
    rivers: [['A1', 'A2']],
    homes: [{ home: 'N', q: 0, r: -1, exits: ['A1'] }],
  },
  'games/g.json': {
    ...{ id: 'g', map: 'm', combatCards: ['P3'], tracks: { power: 16, popularity: 18, dial: 7 }, pieces: { stars: 6 } },
    pay: [
      { from: 0, star: 3, territory: 2, pair: 1 },
      { from: 7, star: 4, territory: 3, pair: 2 },
    ],
  },
  'factions.json': {
    structures: [{ id: 'mine', name: '鉱山' }],
    factions: [
      { id: 'F1', name: '琥珀', home: 'N', mechs: [] },
      { id: 'F2', name: '霜', home: 'S', mechs: [] },
    ],
  },
  'cards/combat.json': { combatCards: [{ id: 'P3', name: '小道', power: 3, copies: 3 }] },
  'mats.json': {
    tops: [{ id: 'move', name: '移動', ways: [{ id: 'go', name: '歩く', value: 2, upgraded: 3 }] }],
    bottoms: [{ id: 'upgrade', name: '改善', does: 'upgrade', resource: 'oil' }],
    mats: [{ id: 'M1', name: '鍛冶', areas: [{ top: 'move', bottom: 'upgrade', cost: 3, least: 2, coins: 2 }] }],
  },
};
const seat = {
  ...{ coins: 4, power: 3, popularity: 7, token: null, stars: ['combat'], onceBonuses: [], hand: ['P3#1'] },
  ...{ objectives: ['?'], taken: [], mat: ['M1'], units: [], structures: [], score: { coins: 4, stars: 4 } },
};
const hex = { token: false, controller: null, units: [], structures: [] };
const table = {
  ...{ round: 2, result: null, active: 'seat1', battle: null, attacker: null, defender: null },
  seats: { seat1: { ...seat, faction: ['F1'] }, seat2: { ...seat, faction: ['F2'], hand: '?', token: 'seat2.move' } },
  areas: { 'seat1.move': { less: 1, recruit: true, price: { coins: 1 } } },
  ways: { 'seat1.go': { upgraded: true } },
  hexes: {
    A1: { ...hex, controller: 'seat1', goods: { food: 2 }, units: ['F1.character', 'F1.worker#1', 'F1.worker#2'] },
    A2: { ...hex, token: true },
    B1: { ...hex, controller: 'seat2', structures: ['F2.mine'] },
  },
  homes: { N: { units: [] } },
  ...{ combatDeck: '?', encounterDeck: '?', encounters: [], factoryCards: [], tiles: [] },
};
const figures = { areas: { 'seat1.move': { cost: 2 } }, ways: { 'seat1.go': { value: 3 } }, seats: {} };
const labels = { seat1: '席1', seat2: '席2', 'F1.character': '琥珀のキャラクター', 'F1.worker': '琥珀のワーカー' };
const step = (unit: string, to: string) => ({ answer: { do: 'move', by: 'seat1', unit, to }, sentence: `${to}へ` });

async function shown(other: Partial<BoardProps> = {}) {
  const onAct = vi.fn();
  const props = { table, figures, documents, about: {}, asked: [], actions: [], marked: null };
  await show(
    <Board
      {...{ ...props, ...other }}
      {...{ labels, locale: 'ja', busy: false, onAct }}
      onWhy={() => Promise.resolve([])}
      onShow={() => undefined}
    />,
  );
  return onAct;
}
const board = page.getByRole('group', { name: '盤面' });
const onMap = (name: RegExp) => board.getByRole('list', { name: '地図' }).getByRole('button', { name });

it('the name of a hex has its terrain, its controller, what is there and its exits', async () => {
  await shown();
  await expect
    .element(onMap(/^A1/))
    .toHaveTextContent('A1、農地、トンネル、席1が支配、席1のキャラクター、ワーカー 2、食料 2');
  await expect.element(onMap(/^A2/)).toHaveTextContent('A2、湖、遭遇トークン');
  await expect.element(onMap(/^B1/)).toHaveTextContent('B1、農地、席2が支配、鉱山');
  await expect.element(onMap(/^本拠地/)).toHaveTextContent('本拠地 北の門、席1、出口はA1');
});

it('a unit is picked by Enter, arrows go from hex to hex, and Enter on one gives the step', async () => {
  const steps = [step('F1.character', 'A2'), step('F1.worker#1', 'B1'), step('F1.worker#2', 'B1')];
  const onAct = await shown({ actions: steps });
  await expect.element(onMap(/^A2.*A2へ/)).not.toBeInTheDocument();
  const picker = board.getByRole('button', { name: /^A1、動かすユニットを選ぶ/ });
  (picker.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(picker).toHaveTextContent('琥珀のキャラクターを動かす');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(onMap(/^A2.*A2へ/)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onAct.mock.calls).toEqual([[steps[0]?.answer]]);
});

it('an arrow goes to the next row of hexes, not over it, and up and down again to where it began', async () => {
  const hexes = [-1, 0, 1].flatMap((r) =>
    [-1, 0, 1].map((q) => ({ id: `R${r + 2}C${q - Math.ceil(-r / 2) + 2}`, q, r, terrain: 'farm' })),
  );
  await shown({ documents: { ...documents, 'maps/m.json': { id: 'm', hexes, rivers: [], homes: [] } } });
  (onMap(/^R3C2/).element() as HTMLElement).focus();
  const rows: string[] = [];
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown']) {
    await userEvent.keyboard(`{${key}}`);
    rows.push((document.activeElement as HTMLElement).dataset['object']?.slice(0, 2) ?? '');
  }
  expect(rows).toEqual(['R2', 'R1', 'R2', 'R3']);
  await expect.element(onMap(/^R3C2/)).toHaveFocus();
});

it('the name of an area has its cost now and as printed, and its recruit', async () => {
  await shown();
  const mat = board.getByRole('list', { name: 'アクションエリア' });
  await expect.element(mat.getByRole('button', { name: /^移動/ })).toHaveTextContent('移動、コスト コイン 1');
  await expect.element(mat.getByRole('button', { name: /^歩く/ })).toHaveTextContent('歩く 3、改善した');
  await expect
    .element(mat.getByRole('button', { name: /^下段/ }))
    .toHaveTextContent('下段 改善、コスト 原油 2（印刷 3）、コイン2を得る、補充兵');
});

it('SC-CO-08 a seat shows its tracks, and a question mark while its number of cards is secret', async () => {
  await shown();
  const seats = board.getByRole('list', { name: '席' });
  await expect
    .element(seats.getByRole('button', { name: /^席1 琥珀/ }))
    .toHaveTextContent('戦力 3、民心 7、コイン 4、星 1');
  await expect.element(seats.getByRole('button', { name: /^席2 霜/ })).toHaveTextContent('戦闘カード ?');
});

it('a combat is sealed as one answer: cards, then the number on the dial', async () => {
  const dial = (amount: number, card?: string) => ({
    answer: { do: 'dial', by: 'seat1', amount, ...(card === undefined ? {} : { card1: card }) },
    sentence: String(amount),
  });
  const onAct = await shown({
    table: { ...table, battle: 'A1', attacker: 'seat1', defender: 'seat2' },
    actions: [dial(0), dial(1), dial(0, 'P3#1'), dial(1, 'P3#1')],
  });
  const own = board.getByRole('region', { name: '攻撃 席1 琥珀' });
  await expect.element(own).toHaveTextContent('勝つ見込み 約25%');
  await own.getByRole('button', { name: '小道 増やす' }).click();
  await own.getByRole('spinbutton').click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(own).toHaveTextContent('勝つ見込み 約100%');
  await own.getByRole('button', { name: '合計4で封をして出す' }).click();
  expect(onAct.mock.calls).toEqual([[dial(1, 'P3#1').answer]]);
  await expect.element(board.getByRole('region', { name: '防御 席2 霜' })).toHaveTextContent('封をして出した');
});

it('SC-PR-12 another resource is offered by its name, without the seat', async () => {
  const asPrinted = { answer: { do: 'asPrinted', by: 'seat1' }, sentence: '席1：書かれた資源で払う' };
  const instead = { answer: { do: 'instead', by: 'seat1', resource: 'food' }, sentence: '席1：1つを食料で払う' };
  const onAct = await shown({ actions: [asPrinted, instead] });
  await expect.element(board.getByText('書かれた資源で払う', { exact: true })).toBeVisible();
  await board.getByText('1つを食料で払う', { exact: true }).click();
  expect(onAct.mock.calls).toEqual([[instead.answer]]);
});
