import { Type } from 'typebox';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import { closed } from '#engine/kernel/basics/schema-words.ts';
import type { Pace, Stop } from '#engine/kernel/explain/stops.ts';

const name = Type.Unsafe<Json>({ type: ['string', 'null'] });
const object = (description: string) => Type.Unsafe<JsonObject>(Type.Object({}, { description }));

/** An effect of the content that is about to run, and what it knows: where a game stands at a breakpoint. */
export const stopSchema = Type.Unsafe<Stop>(
  Type.Object(
    {
      path: Type.String({ description: 'The effect by its path: CARD/effects/ENTRY/do/0' }),
      node: object('The effect as it is written'),
      source: name,
      self: name,
      target: name,
      names: object('What choose, each and remember have bound: things in names, or a number'),
      about: Type.Union([object('The change it answers'), Type.Null()]),
      running: Type.Array(Type.String(), { description: 'The effects that run, from the outermost' }),
      values: Type.Array(
        Type.Object({ path: Type.String(), node: object('The node as it is written'), value: Type.Unknown() }, closed),
        { description: 'What the nodes inside come to now' },
      ),
    },
    { ...closed, description: 'The effect before which the game stands; `resume` goes on' },
  ),
);

export const pace = Type.Unsafe<Pace>({
  enum: ['go', 'step', 'over', 'out'],
  description:
    'go: to the next breakpoint. step: to the next effect. over: past this one and what it runs. out: to what follows its list',
});
