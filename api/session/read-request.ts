import { type TProperties, type TSchema, Type } from 'typebox';
import { Check, Errors } from 'typebox/value';
import { isTooDeep } from '#authoring/text/json/nesting.ts';
import { didYouMean } from '#authoring/text/messages/messages.ts';
import { nearest } from '#authoring/text/messages/nearest.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/contract/system.ts';
import { envelope, type Id, type Request, sessionCalls } from './session-api.ts';
import { RequestError } from './session-faults.ts';

/** Null: none. */
export function idOf(message: unknown): Id {
  const id = isObject(message as Json) ? (message as JsonObject)['id'] : null;
  // JSON does not preserve larger numbers
  return typeof id === 'string' || (typeof id === 'number' && Math.abs(id) <= Number.MAX_SAFE_INTEGER) ? id : null;
}

/** Throws `RequestError`. */
export function readRequest(message: unknown): Request {
  if (!isObject(message as Json)) throw wrongShape('', 'type', { type: 'object' });
  const given = message as JsonObject;
  if (isTooDeep(given)) throw wrongShape('', 'depth');
  const { call } = given;
  if (call === undefined) throw wrongShape('', 'required', { requiredProperties: ['call'] });
  if (typeof call !== 'string' || !Object.hasOwn(sessionCalls, call)) {
    const near = typeof call === 'string' ? nearest(call, Object.keys(sessionCalls)) : undefined;
    throw new RequestError('unknownCall', { call: call ?? null, instead: { ...didYouMean(near) } });
  }
  const request = call === 'cheat' ? gathered(given) : given;
  const schema = shapes[call] as TSchema;
  if (!Check(schema, request)) {
    const [first] = Errors(schema, request).filter((error) => error.keyword !== 'boolean');
    throw wrongShape(first?.instancePath ?? '', first?.keyword ?? '', first?.params as Params | undefined);
  }
  return request as unknown as Request;
}

/** Parameters of validation errors. */
interface Params {
  readonly additionalProperties?: readonly string[];
  readonly requiredProperties?: readonly string[];
  readonly type?: string | readonly string[];
  readonly limit?: number;
}

function wrongShape(path: string, keyword: string, params: Params = {}): RequestError {
  const [extra] = params.additionalProperties ?? [];
  const where = extra === undefined ? path : `${path}/${extra}`;
  return new RequestError('badRequest', {
    where: where === '' ? '/' : where,
    problem: { ...problemOf(keyword, params) },
  });
}

function problemOf(keyword: string, { requiredProperties = [], type, limit }: Params): Text {
  const types = typeof type === 'string' ? [type] : (type ?? []);
  switch (keyword) {
    case 'additionalProperties':
      return { ja: 'この項目はありません。消してください。', en: 'There is no such key. Remove it.' };
    case 'required': {
      const missing = requiredProperties.join(', ');
      return { ja: `「${missing}」がありません。書き加えてください。`, en: `"${missing}" is missing. Add it.` };
    }
    case 'type':
      return {
        ja: `${types.map((one) => typeNames[one]?.ja ?? one).join('か')}を書いてください。`,
        en: `Write ${types.map((one) => typeNames[one]?.en ?? one).join(' or ')}.`,
      };
    case 'depth':
      return { ja: '入れ子が深すぎます。', en: 'It is nested too deeply.' };
    case 'minimum':
      return { ja: `${limit}以上にしてください。`, en: `It must be at least ${limit}.` };
    default:
      return {
        ja: '形が違います。schemas/session.schema.json を見てください。',
        en: 'See schemas/session.schema.json.',
      };
  }
}

const typeNames: { readonly [type: string]: Text } = {
  object: { ja: 'オブジェクト { … }', en: 'an object { … }' },
  array: { ja: '配列 [ … ]', en: 'an array [ … ]' },
  string: { ja: '文字列', en: 'text in quotes' },
  number: { ja: '数', en: 'a number' },
  integer: { ja: '整数', en: 'a whole number' },
  boolean: { ja: 'true か false', en: 'true or false' },
};

const shapes: { readonly [call: string]: TSchema } = Object.fromEntries(
  Object.entries(sessionCalls).map(([name, { request }]) => {
    const fields: TProperties = 'properties' in request ? request.properties : {};
    return [name, Type.Object({ ...envelope, ...fields }, { additionalProperties: false })];
  }),
);

/** The fields of a cheat may be in the request itself. */
function gathered({ id, call, game, seat, ...fields }: JsonObject): JsonObject {
  const own = Object.keys(fields);
  const cheat = own.length === 1 && own[0] === 'cheat' ? (fields['cheat'] as Json) : fields;
  return {
    ...(id === undefined ? {} : { id }),
    call: call as Json,
    ...(game === undefined ? {} : { game }),
    ...(seat === undefined ? {} : { seat }),
    cheat,
  };
}
