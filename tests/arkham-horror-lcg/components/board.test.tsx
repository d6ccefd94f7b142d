import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reasonStore } from '#renderer/desk/reason/reason-store.ts';
import { Board } from '#renderer/tables/arkham-horror-lcg/board.tsx';
import type { BoardProps } from '#renderer/tables/table-view.ts';
import { show } from '../../components/show.tsx';

const cards = [
  { id: 'L1', name: '桟橋', type: 'location', shroud: 2, clues: 1, connections: ['L2'] },
  { id: 'L2', name: '蔵', type: 'location', shroud: 1, clues: 0, connections: [] },
  { id: 'E1', name: '見張り', type: 'enemy' },
  { id: 'C1', name: '探す', type: 'act', clues: 2 },
  { id: 'A1', name: '満ちる', type: 'agenda', doom: 3 },
];
const documents = { 'scenarios/S/cards.json': { cards } };
const seat = {
  ...{ location: 'L1', state: 'playing', resources: 5, damage: 1, horror: 0, clues: 1, hadTurn: false },
  ...{ investigator: [], hand: ['N1', '?'], deck: [], discard: [], play: [], threat: ['E1'], committed: [] },
};
const table = {
  ...{ round: 1, phase: 'investigation', lead: 'seat1', active: 'seat1', acts: ['C1'], agendas: ['A1'] },
  locations: [{ card: 'L1', side: true, clues: 1 }, 'L2'],
  ...{ encounterDeck: [], encounterDiscard: [], victory: [], setAside: [], resolving: [] },
  bag: ['0#1', '0#2', 'skull#1'],
  revealed: [],
  seats: { seat1: seat },
};
const figures = {
  cards: { L1: { shroud: 2 }, C1: { clueLimit: 2 }, A1: { doomLimit: 3, doom: 1 }, E1: { fight: 2, health: 3 } },
  seats: { seat1: { actions: 2, health: 7, sanity: 6 } },
  ways: { L1: ['L2'], L2: [] },
  ...{ symbols: { skull: -2 }, closed: ['L2'] },
  test: {
    ...{ tester: 'seat1', kind: 'fight', skill: 'combat', of: 'E1', testValue: 3, difficulty: 2 },
    ...{ odds: 74, oddsWithIcons: { '1': 80, '2': 80 } },
  },
};
const move = { answer: { do: 'moveTo', by: 'seat1', location: 'L2' }, sentence: '蔵へ移動する' };

async function shown(other: Partial<BoardProps> = {}) {
  const onAct = vi.fn();
  const props = { table, figures, documents, about: {}, asked: [], actions: [move], marked: null };
  const labels = { seat1: '席1', seat2: '席2', N1: '灯', E1: '見張り' };
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
const location = (name: RegExp) => board.getByRole('list', { name: '場所' }).getByRole('button', { name });

it('a location says whether it is revealed, what is there and where it leads', async () => {
  await shown();
  await expect
    .element(location(/^桟橋/))
    .toHaveTextContent('桟橋、遮蔽値 2、手がかり 1、席1（交戦中の敵1）、蔵へ行ける');
  await expect.element(location(/^蔵/)).toHaveTextContent('蔵、未公開、入れない、どこへも行けない、蔵へ移動する');
});

it('arrows go from location to location, and Enter moves to one', async () => {
  const onAct = await shown();
  (location(/^桟橋/).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(location(/^蔵/)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onAct.mock.calls).toEqual([[move.answer]]);
});

it('act and agenda say what they have and what they ask', async () => {
  await shown();
  const story = board.getByRole('region', { name: 'アジェンダとアクト' });
  await expect.element(story.getByRole('button', { name: /^アジェンダ/ })).toHaveTextContent('破滅 1／3');
  await expect.element(story.getByRole('button', { name: /^アクト/ })).toHaveTextContent('手がかり 1／2');
});

it('a test says its numbers and its odds, and the bag what is in it', async () => {
  await shown();
  const bag = board.getByRole('region', { name: '混沌の袋' });
  const test = bag.getByRole('region', { name: 'テスト、席1、戦闘、見張り' });
  await expect.element(test).toBeVisible();
  const said = test.getByRole('button').elements();
  expect(said.map((button) => button.querySelector('.hidden')?.textContent)).toEqual([
    ...['戦闘 3', 'テストの難易度 2', '成功74％', 'アイコン1つで80％'],
  ]);
  const tokens = bag.getByRole('list', { name: '混沌の袋' }).getByRole('listitem');
  await expect.element(tokens.first()).toHaveTextContent('×2');
  await expect.element(tokens.last().getByRole('button')).toHaveTextContent('−2');
});

it('a number of the test opens its own reason', async () => {
  await shown();
  await board.getByRole('button', { name: '成功74％' }).click();
  expect(reasonStore.getState().asked?.about).toEqual({
    ...{ kind: 'numbers', names: ['test'], label: '成功74％', place: 'figures/test/odds' },
  });
});

it('a window says in one row who may answer, to what, with what, and who is next', async () => {
  await shown({
    about: { window: 'react', kind: 'defeat', card: 'E1', next: 'seat2' },
    actions: [{ answer: { do: 'react', by: 'seat1', card: 'N1' }, sentence: '灯を使う' }],
  });
  const row = board.getByRole('region', { name: 'いま応えられる人' });
  await expect.element(row).toHaveTextContent('反応敗北 · 見張り1席1→ 次2席2灯を使う灯');
});

it('under peril it says who resolves the card, and who may not confer', async () => {
  await shown({ figures: { ...figures, peril: 'seat2' } });
  await expect.element(board).toHaveTextContent('席2が引いたカードを解決中');
  await expect.element(board.getByRole('list', { name: '探索者' })).toHaveTextContent('相談できない');
});

it('an investigator has engaged enemies in the threat area, and cards that are not seen as backs', async () => {
  await shown();
  const areas = board.getByRole('list', { name: '探索者' });
  await expect
    .element(areas.getByRole('region', { name: '脅威エリア' }).getByRole('button'))
    .toHaveTextContent('見張り');
  await expect.element(areas.getByRole('region', { name: '手札 2枚' })).toHaveTextContent('見えない手札1枚');
});
