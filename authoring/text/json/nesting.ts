import { deepest, offsetTooDeep } from './depth.ts';

/** A request contains a document, and a few levels around it. */
const deepestRequest = deepest + 10;

/** Checked before parsing: five million brackets take JSON.parse many seconds. */
export const isWrittenTooDeep = (json: string): boolean => offsetTooDeep(json, deepestRequest) >= 0;

export function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= deepestRequest; depth++) {
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
    if (level.length === 0) return false;
  }
  return true;
}
