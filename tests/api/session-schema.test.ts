import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { savedGame } from '#api/session/saved-game.ts';
import { sessionSchema } from '#api/session/session-schema.ts';
import { openToy } from '../kernel/toy/open.ts';

const ajv = new Ajv({ discriminator: true, strict: false });
const isRequest = ajv.compile(sessionSchema());

describe('the schema of the session', () => {
  it.each([
    { id: 1, call: 'new', setup: {} },
    { id: 'a', call: 'act', answer: { do: 'pass' }, game: 2 },
    { id: 1, call: 'cheat', put: {} },
    { id: 1, call: 'cheat', cheat: { put: {} } },
    { id: 1, call: 'table', seat: 'ada' },
  ])('accepts %j', (request) => expect([isRequest(request), isRequest.errors]).toEqual([true, null]));

  it.each([{ id: 1, call: 'nwe' }, { id: 1, call: 'act' }, { call: 'save' }, { id: 1, call: 'save', to: 3 }])(
    'refuses %j',
    (request) => expect(isRequest(request)).toBe(false),
  );

  it('a saved game is valid by its schema', () => {
    const saved: unknown = JSON.parse(JSON.stringify(openToy({ seed: 2 }).save()));
    expect(ajv.validate(savedGame, saved)).toBe(true);
  });
});
