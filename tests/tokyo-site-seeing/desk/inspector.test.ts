import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { choose, chooseNamed, openProblem } from '#renderer/desk/inspector/choose.ts';
import { placeOfChosen } from '#renderer/desk/inspector/chosen-place.ts';
import { type Chosen, chosenStore, inspected, togglePin } from '#renderer/desk/inspector/chosen-store.ts';
import { isChangedBy, lastAction } from '#renderer/desk/inspector/edited-entry.ts';
import { faultNumbers, problemsOf } from '#renderer/desk/inspector/problems-of.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { setCursor } from '#renderer/desk/project/cursor-store.ts';
import { historyStore, texts } from '#renderer/desk/project/project-actions.ts';
import { openFile, projectStore } from '#renderer/desk/project/project-store.ts';
import { undo } from '#renderer/desk/project/undo.ts';
import { shownPartsStore } from '#renderer/desk/stage/shown-parts.ts';
import { stage } from '#renderer/desk/stage/stage.ts';
import { idle } from '#renderer/desk/timing/pending.ts';
import { authoring } from '#renderer/desk/workers/authoring-client.ts';
import { type OpenedDesk, openDesk, write } from '../../desk/open-desk.ts';

const weapons = 'cards/weapons.json';
const items = 'cards/items.json';
const english = 'l10n/en/cards/weapons.json';
const sign: Chosen = { file: weapons, id: 'W-01', language: null };

let opened: OpenedDesk;
let isTextSeen = false;
let asked: readonly string[] = [];
beforeEach(async () => {
  [isTextSeen, asked] = [false, []];
  opened = await openDesk({
    stage: {
      ...stage(),
      isTextSeen: () => isTextSeen,
      showPart: (part) => {
        asked = [...asked, part];
      },
    },
  });
});
afterEach(() => opened.close());

const chosen = () => chosenStore.getState().chosen;
const goneTo = () => projectStore.getState().goTo;

async function putCursor(file: string, mark: string): Promise<void> {
  openFile(file);
  setCursor(file, { line: 1, column: 1, offset: (texts.get(file) ?? '').indexOf(mark) });
  await idle();
}

function show(...parts: readonly ('editor' | 'inspector' | 'gallery')[]): void {
  isTextSeen = parts.includes('editor');
  shownPartsStore.setState({ shown: new Set(parts) });
}

describe('what is chosen', () => {
  it('is the entry that the cursor comes to, and above all entries the file', async () => {
    show('editor');
    await putCursor(weapons, '"W-05"');
    expect(chosen()).toEqual({ file: weapons, id: 'W-05', language: null });
    await putCursor(items, '{');
    expect(chosen()).toEqual({ file: items, id: null, language: null });
  });

  it('is the translated entry when the cursor is in a translation, with its language', async () => {
    show('editor');
    await putCursor(english, '"W-05/name"');
    expect(chosen()).toEqual({ file: weapons, id: 'W-05', language: 'en' });
  });

  it('is nothing while the text of the cursor is hidden, and its entry when the text appears', async () => {
    await putCursor(weapons, '"W-05"');
    expect(chosen()).toBe(null);
    show('editor');
    await idle();
    expect(chosen()).toEqual({ file: weapons, id: 'W-05', language: null });
  });

  it('is that of a file that is opened while the text is hidden, rather than what was chosen before', async () => {
    show('gallery');
    choose(items, 'I-01');
    await putCursor(weapons, '"W-05"');
    expect(chosen()?.id).toBe('I-01');
    show('gallery', 'editor');
    await idle();
    expect([chosen()?.id, projectStore.getState().current]).toEqual(['W-05', weapons]);
  });

  it('is followed by the text where it is seen, and else when it appears', async () => {
    await putCursor(items, '"id"');
    show('gallery');
    choose(weapons, 'W-09');
    expect([chosen()?.id, projectStore.getState().current]).toEqual(['W-09', items]);
    show('gallery', 'editor');
    const { line } = placeOfChosen({ ...sign, id: 'W-09' });
    expect(goneTo()).toMatchObject({ path: weapons, line, focus: false });
    expect(texts.get(weapons)?.split('\n')[line + 1]?.trim()).toBe('"id": "W-09",');
  });

  it('leaves the cursor where it is inside the entry', async () => {
    await putCursor(weapons, '敵1体に物理ダメージ2点');
    projectStore.setState({ goTo: null });
    show('editor');
    choose(weapons, 'W-01');
    expect(goneTo()).toBe(null);
  });

  it('is the first existing entry of those on a thing on the board', () => {
    chooseNamed(['no such card', 'W-13', 'W-05']);
    expect(chosen()).toEqual({ file: weapons, id: 'W-13', language: null });
  });

  it('is the one in the named list where two entries share an id', () => {
    const byName = ['pcs/gangster', 'bots/gangster'].map((name) => {
      chooseNamed([name]);
      return chosen()?.file;
    });
    expect(byName).toEqual(['pcs.json', 'bots.json']);
  });

  it('stays in the inspector while it is pinned and others are chosen', () => {
    choose(weapons, 'W-01');
    togglePin();
    choose(weapons, 'W-05');
    expect([chosen()?.id, inspected(chosenStore.getState())?.id]).toEqual(['W-05', 'W-01']);
    togglePin();
    expect(inspected(chosenStore.getState())?.id).toBe('W-05');
  });

  it('is not changed by an edit that moves the cursor of a hidden text', async () => {
    await putCursor(weapons, '"W-05"');
    choose(items, 'I-01');
    await write(weapons, '"W-01"', '"ap": 2', '"ap": 12');
    await putCursor(weapons, '"W-05"');
    expect(chosen()?.id).toBe('I-01');
  });
});

describe('a problem', () => {
  const strike = '"amount": 2, "type": "physical"';
  beforeEach(() => write(weapons, '"W-01"', strike, strike.replace('2', '3')));

  it('belongs to the entry that it is in, also in a translation of it', async () => {
    await write(english, '"W-05/name"', '"h": "a62ae8f9dc"', '"h": "0123456789"');
    const { problems } = problemsStore.getState();
    const of = (id: string | null) => problemsOf({ ...sign, id }, problems).map(({ file, code }) => [file, code]);
    expect({ 'W-01': of('W-01'), 'W-05': of('W-05'), 'W-09': of('W-09'), file: of(null) }).toEqual({
      'W-01': [[weapons, 'EFT007']],
      'W-05': [[english, 'L10N002']],
      'W-09': [],
      file: [[weapons, 'EFT007']],
    });
  });

  it('of a text against its effect shows the numbers that differ', () => {
    expect(problemsStore.getState().problems.map(faultNumbers)).toEqual([{ printed: ['2'], effect: ['3'] }]);
  });

  it('is opened at its text, with its sentence in the inspector, which comes if it was hidden', () => {
    const [problem] = problemsStore.getState().problems;
    if (problem === undefined) throw new Error('there is no problem');
    choose(weapons, 'W-05');
    togglePin();
    openProblem(problem);
    const now = chosenStore.getState();
    expect({ asked, to: goneTo()?.path, problem: now.problem?.of, inspected: inspected(now) }).toEqual({
      asked: ['inspector'],
      to: weapons,
      problem,
      inspected: sign,
    });
    show('inspector');
    openProblem(problem);
    expect(asked).toEqual(['inspector']);
  });
});

it('an edit is of the entry that it changed, and its undo too', async () => {
  const isOf = (file: string, id: string) =>
    isChangedBy(lastAction(historyStore.getState()), { file, id, language: null });
  const both = () => [isOf(weapons, 'W-05'), isOf(items, 'I-01')];
  expect(both()).toEqual([false, false]);
  await write(weapons, '"W-05"', '"ap": 2', '"ap": 3');
  expect(both()).toEqual([true, false]);
  await write(items, '"I-01"', '"ap": 2', '"ap": 3');
  expect(both()).toEqual([false, true]);
  undo();
  expect(both()).toEqual([false, true]);
});

describe('an inspected entry', () => {
  const of = (file: string, id: string) => authoring().call('inspected', { file, id, locale: 'ja' });

  it('has the entries that refer to it, each once and by name', async () => {
    const found = await of('words.json', 'blunt');
    expect(found?.users.map(({ file, id, name }) => [file, id, name])).toEqual([
      ['cards/artifacts.json', 'A-04', '終電の吊り革'],
      ['cards/starters.json', 'ES-03', '大型レンチ'],
      ['cards/starters.json', 'GS-01', '使い慣れた拳'],
      [weapons, 'W-01', '曲がった標識'],
      [weapons, 'W-35', '骨の多すぎる傘'],
      [weapons, 'W-40', '利子つきの木刀'],
    ]);
  });

  it('has its playtests and the state of its translations', async () => {
    expect(await of(weapons, 'W-09')).toEqual({
      name: '祭りの残りの花火',
      users: [],
      playtests: [
        {
          file: 'playtests/01-how-a-test-is-written.json',
          index: 2,
          name: '購入できるのは、自分のいるエリアのカードだけ',
          at: { line: 38, character: 4 },
        },
      ],
      translations: [{ locale: 'en', path: english, texts: 3, states: { reviewed: 3 }, key: 'W-09/name' }],
    });
  });

  it('is none where nothing is declared', async () => {
    expect(await of(weapons, 'none')).toBe(null);
  });
});
