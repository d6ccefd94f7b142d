import type { IncomingMessage } from 'node:http';
import { answerStudioCall, isAskTooDeep } from '#api/studio/answer-studio-call.ts';
import { MOST_BYTES_ASKED } from '#api/studio/limits.ts';
import { isStudioCall, type StudioApi } from '#api/studio/studio-api.ts';
import type { GateRefusal } from './gate.ts';

export type CallReply = { readonly ok: unknown } | { readonly refusal: GateRefusal };

/** Checks type, size, name and shape. */
export async function answerCall(api: StudioApi, name: string, request: IncomingMessage): Promise<CallReply> {
  if (!isStudioCall(name)) return { refusal: { status: 404, code: 'noSuchCall' } };
  if (!isJson(request)) return { refusal: { status: 415, code: 'notJson' } };
  const body = await readBody(request);
  if (body === null) return { refusal: { status: 413, code: 'tooLong' } };
  const text = textOf(body);
  if (text !== null && isAskTooDeep(text)) return { refusal: { status: 400, code: 'wrongAsk' } };
  const ask = text === null ? null : parse(text);
  if (ask === null) return { refusal: { status: 400, code: 'notJson' } };
  const answer = await answerStudioCall(api, name, ask);
  return 'refused' in answer ? { refusal: { status: 400, code: answer.refused } } : answer;
}

function isJson(request: IncomingMessage): boolean {
  const type = (request.headers['content-type'] ?? '').toLowerCase().replaceAll(' ', '');
  const plain = request.headers['content-encoding'] === undefined;
  return plain && (type === 'application/json' || type === 'application/json;charset=utf-8');
}

async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES_ASKED) return null;
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > MOST_BYTES_ASKED) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Null: not UTF-8. Replacement characters would be saved as text. */
function textOf(body: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    return null;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
