import { isObject, type Json, type JsonObject } from '../basics/json.ts';
import { safeInteger } from '../basics/schema-words.ts';
import { type AnyChange, changes } from '../changes/change.ts';
import { endLasting } from '../changes/delayed-effects.ts';
import type { KernelGame } from '../changes/windows.ts';
import { RefusalError } from '../contract/system.ts';
import type { Schema } from '../language/field.ts';
import { change, type Next } from '../procedures/next.ts';
import type { LastingEffect } from '../table/lasting.ts';
import type { ReadonlyTable } from '../table/readonly-table.ts';
import type { Thing } from '../table/things-and-places.ts';

/** Unique names of things in the table document. */
export interface ThingNames {
  nameOf(thing: Thing): string;
}

const thing = { type: 'string' };
const period = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: { name: { type: 'string' }, of: thing, at: { enum: ['start', 'end'] } },
};

const properties = {
  is: { enum: ['stands', 'acts', 'counts'] },
  text: { type: 'string' },
  self: thing,
  source: thing,
  target: thing,
  on: { type: 'array', items: thing },
  names: {
    type: 'object',
    additionalProperties: { type: ['integer', 'array'], items: thing },
  },
  until: period,
  times: { type: 'integer', ...safeInteger, minimum: 0 },
};
const listOf = (fields: Schema): Schema => ({
  type: 'array',
  items: { type: 'object', additionalProperties: false, required: ['is', 'text'], properties: fields },
});

export const lastingSchema: Schema = listOf(properties);
/** For games with `nextTime`. */
export const lastingSchemaWithTriggers: Schema = listOf({ ...properties, when: { type: 'string' } });

export function printLasting({ table }: KernelGame, names: ThingNames): JsonObject[] {
  const one = (field: string, value: Thing): JsonObject => (value < 0 ? {} : { [field]: names.nameOf(value) });
  return table.lasting.map(({ is, text, self, source, target, on, names: bound, until, times, when }) => ({
    is,
    text,
    ...one('self', self),
    ...one('source', source),
    ...one('target', target),
    ...(on.length === 0 ? {} : { on: on.map((thing) => names.nameOf(thing)) }),
    ...(Object.keys(bound).length === 0
      ? {}
      : {
          names: Object.fromEntries(
            Object.entries(bound).map(([name, value]) => [
              name,
              typeof value === 'number' ? value : value.map((thing) => names.nameOf(thing)),
            ]),
          ),
        }),
    ...(until === null ? {} : { until: { name: until.name, ...one('of', until.of), at: until.at } }),
    ...(times === 0 ? {} : { times }),
    ...(when === undefined ? {} : { when }),
  }));
}

/** For a game's `put`; needs `putLastingChange` among its changes. */
export const putLasting = (written: Json): Next => change('forceLasting', { written });

/**
 * Replaces all lasting effects; may name things put earlier in the same `put`. Throws `RefusalError` for unknown names.
 */
export const putLastingChange = <G extends KernelGame>(namesOf: (game: G) => ThingNames): AnyChange =>
  changes<G>()('forceLasting', 'KERNEL', {
    fields: [],
    apply: (table, game, { written }) => {
      if (!Array.isArray(written)) throw new RefusalError('putLasting', { written: written as Json });
      const gone = table.lasting.map((one) => endLasting(one, 'gone'));
      const called = thingsByName(table, namesOf(game));
      return [...gone, ...written.map((one: Json) => laid(one, called))];
    },
  });

type ByName = ReadonlyMap<string, Thing>;
function thingsByName({ things }: ReadonlyTable, names: ThingNames): ByName {
  const called = new Map<string, Thing>();
  for (let thing = things - 1; thing >= 0; thing--) called.set(names.nameOf(thing), thing);
  return called;
}

function laid(written: Json, called: ByName): Next {
  if (!isObject(written)) throw new RefusalError('putLasting', { written });
  const { is, text, self, source, target, on = [], names: bound = {}, until, times = 0, when } = written;
  const lasting = {
    is,
    text,
    self: thingIn(self, called),
    source: thingIn(source, called),
    target: thingIn(target, called),
    on: (on as readonly Json[]).map((one) => thingIn(one, called)),
    names: Object.fromEntries(
      Object.entries(bound as JsonObject).map(([name, value]) => [
        name,
        typeof value === 'number' ? value : (value as readonly Json[]).map((one) => thingIn(one, called)),
      ]),
    ),
    until: isObject(until) ? { name: until['name'], of: thingIn(until['of'], called), at: until['at'] ?? 'end' } : null,
    times,
    ...(when === undefined ? {} : { when }),
  } as unknown as Omit<LastingEffect, 'id'>;
  const { self: whose, source: from } = lasting;
  return change('last', {
    text: text as string,
    self: whose,
    source: from,
    on: lasting.on,
    lasting: lasting as unknown as Json,
  });
}

function thingIn(written: Json | undefined, called: ByName): Thing {
  if (written === undefined) return -1;
  const found = typeof written === 'string' ? called.get(written) : undefined;
  if (found === undefined) throw new RefusalError('putLasting', { written });
  return found;
}
