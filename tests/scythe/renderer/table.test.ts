import { describe, expect, it } from 'vitest';
import { handfulsIn } from '#renderer/tables/scythe/dial-answer.tsx';
import { matsOf } from '#renderer/tables/scythe/game-document.ts';
import { objectsWith } from '#renderer/tables/scythe/objects-of.ts';
import { phaseOf, possibleAnswers, stepsTo } from '#renderer/tables/scythe/possible-answers.ts';
import { asTable, countOf, unitGroups } from '#renderer/tables/scythe/table-document.ts';

const table = asTable({ seats: { seat1: { faction: ['F1'] }, seat2: { faction: ['F2'] } } });
const by = 'seat1';

describe('a hex on the table', () => {
  it('has units by seat and role, also those that wait for a combat', () => {
    const units = ['F2.worker#1', 'F1.ford', { unit: 'F1.character', from: 'A1' }, 'F1.worker#2', 'F1.worker#3'];
    expect(unitGroups(table, units)).toEqual([
      { seat: 'seat1', role: 'character', names: ['F1.character'] },
      { seat: 'seat1', role: 'mech', names: ['F1.ford'] },
      { seat: 'seat1', role: 'worker', names: ['F1.worker#2', 'F1.worker#3'] },
      { seat: 'seat2', role: 'worker', names: ['F2.worker#1'] },
    ]);
  });
});

it('SC-CO-08 a hand that is a secret has a question mark, and no number', () => {
  expect([countOf('?'), countOf(['?', '?'])]).toEqual(['?', '2']);
});

describe('an answer', () => {
  it('with a step is on the map for the picked unit alone', () => {
    const move = { do: 'move', by, unit: 'F1.ford', to: 'A2' };
    expect([objectsWith('F1.ford')(move), objectsWith('F1.character')(move), objectsWith(null)(move)]).toEqual([
      ['A2'],
      [],
      [],
    ]);
  });
  it('is on what it names: area, way, hex, home base, card, or else on its seat', () => {
    const objectsOf = objectsWith(null);
    expect(
      [
        { do: 'area', by, area: 'seat1.move' },
        { do: 'bottom', by, area: 'seat1.move' },
        { do: 'upgrade', by, area: 'seat1.move', way: 'seat1.coins' },
        { do: 'build', by, structure: 'F1.mine', hex: 'A1' },
        { do: 'retreat', by, to: 'N' },
        { do: 'option', by, encounter: 'N1', option: 2 },
        { do: 'carry', by, resource: 'oil', amount: 1 },
        { do: 'leave', by },
      ].map(objectsOf),
    ).toEqual([
      ['seat1.move'],
      ['seat1.move/bottom'],
      ['seat1.coins', 'seat1.move/bottom'],
      ['A1'],
      ['N'],
      ['N1/2'],
      ['seat1/carry/oil'],
      ['seat1/own'],
    ]);
  });
  it('that is asked about is the one that is asked for now, with the picked unit', () => {
    const asking = { deciding: by, picked: 'F1.ford', movable: new Set(['F1.ford']) };
    const asked = (...words: string[]) => ({ ...asking, asked: new Set(words) });
    expect([
      possibleAnswers(asked('move', 'done'), 'hex', 'A1'),
      possibleAnswers(asked('build'), 'hex', 'A1'),
      possibleAnswers(asked('top'), 'area', 'seat1.move'),
      stepsTo(asked('retreat'), 'N'),
    ]).toEqual([
      [{ do: 'move', by, unit: 'F1.ford', to: 'A1' }],
      [{ do: 'build', by, hex: 'A1' }],
      [{ do: 'area', by, area: 'seat1.move' }],
      [{ do: 'retreat', by, to: 'N' }],
    ]);
  });
  it('has the phase', () => {
    expect(
      [['area'], ['move', 'done'], ['dial'], ['upgrade', 'leave'], ['leave']].map((words) =>
        phaseOf(new Set(words), []),
      ),
    ).toEqual(['area', 'top', 'follow', 'bottom', '']);
  });
  it('SC-FC-05 of a move or a gain has the phase of the action that brings it', () => {
    const area = { do: 'area', by, area: 'seat1-factory' };
    const bottom = { do: 'bottom', by, area: 'seat1-factory' };
    const move = new Set(['move', 'done']);
    expect([
      phaseOf(move, [area]),
      phaseOf(move, [area, bottom]),
      phaseOf(move, [area, bottom, { do: 'move', by, unit: 'F1-ford', to: 'A2' }]),
      phaseOf(new Set(['take']), [area, bottom]),
      phaseOf(move, [area, bottom, area]),
      phaseOf(new Set(['attack']), [area, bottom]),
      phaseOf(new Set(['take']), [area, bottom, { do: 'dial', by, amount: 3 }]),
    ]).toEqual(['top', 'bottom', 'bottom', 'bottom', 'top', 'follow', 'follow']);
  });
});

it('SC-CO-07 each set of cards has the dials that go with it', () => {
  const dial = (amount: number, ...cards: string[]) => ({
    answer: { do: 'dial', by, amount, ...Object.fromEntries(cards.map((card, i) => [`card${i + 1}`, card])) },
    sentence: '',
  });
  const found = handfulsIn([dial(0, 'P2#1', 'P3#4'), dial(0), dial(1), dial(0, 'P2#1')]);
  expect(found.map(({ designs, answers }) => [designs.join(' '), answers.length])).toEqual([
    ['', 2],
    ['P2', 1],
    ['P2 P3', 1],
  ]);
});

it('a mat has the names of its actions, and is drawn while they are missing', () => {
  const documents = {
    'mats.json': {
      tops: [{ id: 'move', name: '移動', ways: [{ id: 'w', name: 'コイン', value: 1 }, { value: 2 }] }],
      mats: [{ id: 'M1', name: '鍛冶', areas: [{ top: 'move', bottom: 'gone', cost: 3 }] }],
    },
  };
  const way = { id: 'w', name: 'コイン', value: 1, upgraded: null };
  expect(matsOf(documents, 'ja').get('M1')?.areas).toEqual([
    { top: { id: 'move', name: '移動', costs: [], ways: [way] }, bottom: undefined, cost: 3, least: 0, coins: 0 },
  ]);
});
