import { Type } from 'typebox';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';
import type { StepMode, Stop } from '#engine/kernel/explain/stops.ts';

const name = Type.Unsafe<Json>({ type: ['string', 'null'] });
const object = (description: string) => Type.Unsafe<JsonObject>(Type.Object({}, { description }));
const condition = Type.Optional(object('Only if this condition of the effect language holds there'));

export const breakpointFields = {
  paths: Type.Array(
    Type.Union([
      Type.String(),
      closedObject({ path: Type.String(), if: condition }, { description: 'Only if a condition holds' }),
    ]),
    { description: 'Effects by their paths: CARD/effects/ENTRY/do/0; the game stops before they run' },
  ),
  events: Type.Optional(
    Type.Array(closedObject({ event: Type.String(), if: condition }), {
      description: 'Kinds of events; the game stops after them',
    }),
  ),
};

/** An effect at which the game is paused, with its bindings. */
export const stopSchema = Type.Unsafe<Stop>(
  closedObject(
    {
      path: orNull(Type.String(), {
        description: 'The effect by its path: CARD/effects/ENTRY/do/0; after an event, the running effect, if any',
      }),
      node: orNull(object('The effect as it is written')),
      source: name,
      self: name,
      target: name,
      names: object('What choose, each and remember have bound: things in names, or a number'),
      about: orNull(object('The change to which the effect responds; the event after which the game stopped')),
      event: orNull(Type.Integer(), {
        description: 'The index of the event after which the game stopped',
      }),
      running: Type.Array(Type.String(), { description: 'The running effects, the outermost first' }),
      values: Type.Array(
        closedObject({ path: Type.String(), node: object('The node as it is written'), value: Type.Unknown() }),
        { description: 'The current values of the nodes inside' },
      ),
    },
    { description: 'Where the game is stopped: before an effect or after an event; `resume` continues' },
  ),
);

export const pace = Type.Unsafe<StepMode>({
  enum: ['go', 'step', 'over', 'out'],
  description:
    'go: to the next breakpoint. step: to the next effect. over: past this effect and everything it runs. out: to whatever follows the list of this effect',
});
