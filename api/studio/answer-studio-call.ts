import { isWrittenTooDeep } from '#authoring/text/json/nesting.ts';
import { isAsk, isReply, isStudioCall, type StudioApi, type StudioCall } from './studio-api.ts';

/** Whether an ask, as it is written, is nested deeper than any; brackets alone would take many seconds to read. */
export const isAskTooDeep = isWrittenTooDeep;

/** What came of a call: its reply, or why it was not made. */
export type StudioAnswer = { readonly ok: unknown } | { readonly refused: 'noSuchCall' | 'wrongAsk' };

/**
 * Makes one call for whoever stands at a door: a name from the table, an ask of its shape, a reply of its shape. A reply
 * of another shape is a fault of ours and is thrown: nothing leaves the machine that the table does not name.
 */
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
