import type { Content, Documents, RuleSystem } from '#engine/kernel/contract/system.ts';
import type { Probe } from '#engine/kernel/language/block.ts';
import { AskedParts } from './asked-parts.ts';

/** A content, and the parts that its games may ask for. */
export class ContentParts {
  readonly content: Content;
  private readonly parts = new AskedParts();

  constructor(system: RuleSystem, documents: Documents) {
    const { asked } = this.parts.probe as Required<Probe>;
    this.content = system.compile(documents, system.language, { asked });
  }

  /**
   * Tells of a game of this content whether it might go another way with the `other` one. Null: of all games, since they
   * differ in more than what is written in nodes and single numbers.
   */
  touching(other: ContentParts): ((asked: string | undefined) => boolean) | null {
    const [before, after] = [this.parts.all, other.parts.all];
    if (before.length !== after.length || !isAlike(this.content, other.content)) return null;
    const changed: number[] = [];
    for (const [index, [path, { written }]] of before.entries()) {
      const [otherPath, { written: now }] = after[index] as (typeof after)[number];
      if (path !== otherPath) return null;
      if (ownText(written) !== ownText(now)) changed.push(index);
    }
    return (asked) => this.parts.hasAsked(asked, changed);
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isNode = (value: unknown): boolean => isObject(value) && 'op' in value && typeof value.op === 'string';

/** Nodes inside are parts of their own. */
const ownText = (written: unknown): string | undefined =>
  JSON.stringify(written, (key, value: unknown) => (key !== '' && isNode(value) ? null : value));

/**
 * Whether compiled contents are the same but for what functions return and for numbers in written nodes. Both are parts
 * that are compared by themselves.
 */
function isAlike(before: Content, after: Content): boolean {
  const met = new Map<object, object>();
  const areSame = (a: unknown, b: unknown, inNode: boolean): boolean => {
    if (a === b) return true;
    if (!isObject(a) || !isObject(b)) return typeof a === typeof b && isFree(a, inNode);
    if (met.get(a) === b) return true;
    met.set(a, b);
    if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
    if (a instanceof Map && b instanceof Map) return areSame([...a], [...b], false);
    if (a instanceof Set && b instanceof Set) return areSame([...a], [...b], false);
    const [keys, others] = [Object.keys(a), Object.keys(b)];
    const inside = inNode || isNode(a);
    return (
      keys.length === others.length &&
      keys.every((key, at) => {
        if (key !== others[at]) return false;
        if (key === 'hash' && a === before) return true;
        return areSame(a[key as keyof typeof a], b[key as keyof typeof b], inside);
      })
    );
  };
  return areSame(before, after, false);
}

const isFree = (value: unknown, inNode: boolean): boolean =>
  typeof value === 'function' || (inNode && typeof value === 'number');
