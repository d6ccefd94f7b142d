import { type TProperties, type TSchema, Type } from 'typebox';
import { Check, Errors } from 'typebox/value';
import { instead } from '#authoring/messages.ts';
import { nearest } from '#authoring/nearest.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/json.ts';
import { envelope, type Id, type Request, sessionCalls } from './session-api.ts';
import { Unanswerable } from './session-faults.ts';

/** The id of a request, as far as it has one. */
export function idOf(message: unknown): Id {
  const id = isObject(message as Json) ? (message as JsonObject)['id'] : null;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

/** A request of the right shape. Throws `Unanswerable`. */
export function readRequest(message: unknown): Request {
  if (!isObject(message as Json)) throw new Unanswerable('badRequest', { where: '/', problem: 'must be object' });
  const given = message as JsonObject;
  const { call } = given;
  if (typeof call !== 'string' || !Object.hasOwn(sessionCalls, call)) {
    const near = typeof call === 'string' ? nearest(call, Object.keys(sessionCalls)) : undefined;
    throw new Unanswerable('unknownCall', { call: call ?? null, instead: { ...instead(near) } });
  }
  const request = call === 'cheat' ? gathered(given) : given;
  const schema = shapes[call] as TSchema;
  if (!Check(schema, request)) {
    const [first] = Errors(schema, request).filter((error) => error.keyword !== 'boolean');
    const extra = first?.params as { readonly additionalProperties?: readonly string[] } | undefined;
    const where = `${first?.instancePath ?? ''}/${extra?.additionalProperties?.[0] ?? ''}`;
    throw new Unanswerable('badRequest', { where, problem: first?.message ?? '' });
  }
  return request as unknown as Request;
}

const shapes: { readonly [call: string]: TSchema } = Object.fromEntries(
  Object.entries(sessionCalls).map(([name, { request }]) => {
    const fields: TProperties = 'properties' in request ? request.properties : {};
    return [name, Type.Object({ ...envelope, ...fields }, { additionalProperties: false })];
  }),
);

/** A cheat's fields may stand in the request itself. */
function gathered({ id, call, game, ...fields }: JsonObject): JsonObject {
  const own = Object.keys(fields);
  const cheat = own.length === 1 && own[0] === 'cheat' ? (fields['cheat'] as Json) : fields;
  return { ...(id === undefined ? {} : { id }), call: call as Json, ...(game === undefined ? {} : { game }), cheat };
}
