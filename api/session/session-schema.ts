import { type TProperties, Type } from 'typebox';
import { closed } from '#engine/kernel/basics/schema-words.ts';
import { envelope, sessionCalls, sessionError } from './session-api.ts';

/** JSON Schema of `studio session`. */
export function sessionSchema(): object {
  const calls = Object.entries(sessionCalls);
  const requests = calls.map(([call, { request, about }]) => [
    `${call}.request`,
    Type.Object(
      { ...envelope, call: Type.Literal(call), ...(request.properties as TProperties) },
      // The fields of a cheat depend on the game, and may be in the request itself.
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
