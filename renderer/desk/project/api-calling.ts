import type { StudioApi, StudioCall } from '#api/studio/studio-api.ts';

export type HostCall = (ask: object) => Promise<unknown>;

/** All calls of the host, made by one function. Without a list of them, since their schemas are not loaded by the page. */
export function apiCalling(call: (name: StudioCall, ask: object) => Promise<unknown>): StudioApi {
  return new Proxy({} as StudioApi, {
    get:
      (_, name): HostCall =>
      (ask) =>
        call(name as StudioCall, ask),
  });
}
