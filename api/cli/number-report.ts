import { Type } from 'typebox';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';

const Message = closedObject({ ja: Type.String(), en: Type.String() });

/** In reports on values of a number. */
export const measuredValue = closedObject({
  value: Type.Number({ minimum: -1, maximum: 1 }),
  interval: Type.Tuple([Type.Number(), Type.Number()], { description: '95 %; it holds whenever one stops' }),
});
export const refusedGame = orNull(closedObject({ seed: Type.Integer(), code: Type.String(), message: Message }), {
  description: 'The first game that cannot be played to its end',
});
export const numberAt = {
  path: Type.String({ description: 'Of the number, as paths of effects: W-01/effects/strike/do/0/amount' }),
  file: Type.String(),
  value: Type.Integer({ description: 'In the project' }),
};
export const numberGames = {
  figure: Type.String({ description: 'wins; in competitive games seat/1, role/ID: how often it wins' }),
  program: Type.String({ description: 'As `--bot` takes it' }),
  seeds: closedObject({ from: Type.Integer(), to: Type.Integer() }),
};
export const effort = {
  played: Type.Integer({
    minimum: 0,
    description: 'Games that were played now: the rest was kept, or cannot differ from another one',
  }),
  seconds: Type.Number({ minimum: 0 }),
};
