import { isWrittenTooDeep } from '#authoring/text/json/nesting.ts';
import { isAsk, isReply, isStudioCall, type StudioApi, type StudioCall } from './studio-api.ts';

/** Checked before parsing: deep nesting takes many seconds to parse. */
export const isAskTooDeep = isWrittenTooDeep;

export type StudioAnswer = { readonly ok: unknown } | { readonly refused: 'noSuchCall' | 'wrongAsk' };

/** Validates the request and the reply against the table. Throws on an invalid reply, which is a defect of ours. */
export async function answerStudioCall(api: StudioApi, name: string, ask: unknown): Promise<StudioAnswer> {
  if (!isStudioCall(name)) return { refused: 'noSuchCall' };
  if (!isAsk(name, ask)) return { refused: 'wrongAsk' };
  const reply = await perform(api, name, ask);
  if (!isReply(name, reply)) throw new Error(`the reply to ${name} is not of its shape`);
  return { ok: reply };
}

function perform(api: StudioApi, name: StudioCall, ask: unknown): Promise<unknown> {
  return (api[name] as (ask: unknown) => Promise<unknown>)(ask);
}
