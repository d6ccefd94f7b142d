import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { tableParts, thingsOn } from '#renderer/desk/table/table-parts.ts';
import { questionsOf } from '#renderer/tables/plain/possible-answers.ts';
import { plan } from '../table.ts';

const schema = plan.declared.parts.schema as JsonObject;
const table: JsonObject = {
  round: 2,
  result: null,
  market: ['L-03'],
  pile: ['?', '?'],
  seats: { ada: { coins: 4, lanterns: ['L-01', { lantern: 'L-02', ribbon: 'R-01' }], hand: ['?'] } },
};
const piece = (name: string | null, sort: string) => ({ name, sorts: [sort], facts: [], carried: [] });

describe('a table document is divided by its schema', () => {
  const parts = tableParts(table, schema, 'ja');

  it('into facts and places, with names of the schema in the requested language', () => {
    expect(parts.facts).toEqual([{ key: 'round', label: 'ラウンド', value: 2 }]);
    expect(parts.places.map(({ label }) => label)).toEqual(['市', '山']);
    expect(tableParts(table, schema, 'en').places.map(({ label }) => label)).toEqual(['Market', 'Pile']);
    expect(parts.places[0]?.pieces).toEqual([piece('L-03', 'lantern')]);
  });

  it('a hidden thing has no name', () => {
    expect(parts.places[1]?.pieces).toEqual([piece(null, 'lantern'), piece(null, 'lantern')]);
  });

  it('belongings are listed under their owner, and attachments under their piece', () => {
    const [ada] = parts.groups[0]?.groups ?? [];
    expect(ada?.thing).toEqual({ name: 'ada', sorts: ['seat'] });
    expect(ada?.facts).toEqual([{ key: 'coins', label: '銭', value: 4 }]);
    expect(ada?.places[0]?.pieces).toEqual([
      piece('L-01', 'lantern'),
      { ...piece('L-02', 'lantern'), carried: [{ label: '飾り', piece: piece('R-01', 'ribbon') }] },
    ]);
    expect(thingsOn(parts).map(({ name }) => name)).toEqual(['L-03', 'ada', 'L-01', 'L-02', 'R-01']);
  });

  it('without a schema, it is divided by its shape', () => {
    const { places, facts } = tableParts({ deckSize: 3, shown: ['stone'] }, {}, 'en');
    expect(facts).toEqual([{ key: 'deckSize', label: 'Deck size', value: 3 }]);
    expect(places[0]?.pieces).toEqual([{ name: 'stone', sorts: [], facts: [], carried: [] }]);
  });
});

it('why not is offered for every kind of answer that can name a thing', () => {
  const answers = [
    { word: 'tie', fields: { by: ['seat'], ribbon: ['ribbon'], lantern: ['lantern'] } },
    { word: 'bid', fields: { by: ['seat'], amount: [] } },
  ];
  expect(questionsOf({ name: 'L-01', sorts: ['lantern'] }, answers, 'bo')).toEqual([
    { do: 'tie', by: 'bo', lantern: 'L-01' },
  ]);
  expect(questionsOf({ name: 'ada', sorts: ['seat'] }, answers, null)).toEqual([]);
});
