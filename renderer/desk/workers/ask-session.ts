import type { CallName, Reply } from '#api/session/session-api.ts';
import type { SessionServer } from '#api/session/session-server.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { WorkerError } from './worker-call.ts';

/** Calls a session; throws its refusals. */
export type AskSession = <Name extends CallName>(call: {
  readonly name: Name;
  readonly fields: unknown;
}) => Reply<Name>;

export const askOf =
  (server: SessionServer): AskSession =>
  <Name extends CallName>({ name, fields }: { readonly name: Name; readonly fields: unknown }) => {
    const answered = server.answer({ id: 0, call: name, ...(fields as JsonObject) });
    if ('error' in answered) throw new WorkerError(answered.error.code, answered.error);
    return answered.ok as Reply<Name>;
  };
