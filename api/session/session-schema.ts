import { type TProperties, Type } from 'typebox';
import { closed } from '#engine/kernel/basics/schema-words.ts';
import { envelope, sessionCalls, sessionError } from './session-api.ts';

/** The JSON Schema of the lines of `studio session`: a request, and for each call what `ok` holds. */
export function sessionSchema(): object {
  const calls = Object.entries(sessionCalls);
  const requests = calls.map(([call, { request, about }]) => [
    `${call}.request`,
    Type.Object(
      { ...envelope, call: Type.Literal(call), ...(request.properties as TProperties) },
      // A cheat's fields are the game's own, and may stand in the request itself.
      { ...(call === 'cheat' ? { required: ['id', 'call'] } : closed), description: about },
    ),
  ]);
  const replies = calls.map(([call, { reply }]) => [`${call}.ok`, reply]);
  return {
    title: 'One request of studio session',
    description: 'Replies are {"id", "ok"} or {"id", "error"}; see the definitions',
    type: 'object',
    required: ['id', 'call'],
    discriminator: { propertyName: 'call' },
    oneOf: calls.map(([call]) => ({ $ref: `#/definitions/${call}.request` })),
    definitions: { ...Object.fromEntries(requests), ...Object.fromEntries(replies), error: sessionError },
  };
}
