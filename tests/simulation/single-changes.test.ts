import { expect, it } from 'vitest';
import { singleChanges } from '#engine/simulation/advice/single-changes.ts';

const schema = {
  properties: {
    phase: { enum: ['dawn', 'dusk'] },
    coins: { minimum: 0, maximum: 3 },
    fields: { patternProperties: { '^.*$': {} } },
  },
};
const changes = (table: Parameters<typeof singleChanges>[0], names: readonly string[]) =>
  singleChanges(table, schema, names).map(({ path, after }) => `${path.join('/')} ${JSON.stringify(after)}`);

it('numbers are changed within their limits, and words to each other word, in order of size', () => {
  expect(changes({ coins: 1, phase: 'dawn' }, [])).toEqual(['coins 2', 'coins 0', 'phase "dusk"', 'coins 3']);
});

it('pieces are taken away, and those that an answer names are put elsewhere', () => {
  const table = { fields: { a: ['ox#1', 'hen'], b: [], c: ['?'] } };
  expect(changes(table, ['ox#1']).toSorted()).toEqual(['fields/a ["hen"]', 'fields/a ["ox#1"]', 'fields/b ["ox#1"]']);
});
