import { deepest, offsetTooDeep } from './depth.ts';

/** A request may hold a document, and a few levels around it. */
const deepestRequest = deepest + 10;

/** The same of data that is not read yet: brackets alone, five million deep, take many seconds to read. */
export const isWrittenTooDeep = (json: string): boolean => offsetTooDeep(json, deepestRequest) >= 0;

/** Whether plain data is nested deeper than anything that means something here. Works without recursion. */
export function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= deepestRequest; depth++) {
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
    if (level.length === 0) return false;
  }
  return true;
}
