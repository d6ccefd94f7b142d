import { textHash } from '#engine/kernel/basics/hash.ts';
import type { Probe } from '#engine/kernel/language/block.ts';

interface Part {
  readonly written: unknown;
  isAsked: boolean;
  /** Looked at without being evaluated. What came of that may be kept from game to game. */
  isRead: boolean;
}
type PartAt = readonly [path: string, part: Part];

const nameDigits = 8;
const bitsInDigit = 4;

/**
 * The nodes and single numbers of a content, and which of them a game asked for: had another value been written in the
 * rest, it would be the same game. The content must be compiled with `probe`.
 */
export class AskedParts {
  private readonly parts = new Map<string, Part>();
  private sorted: readonly PartAt[] = [];
  private name = '';

  readonly probe: Probe = {
    asked: (path, written) => {
      const known = this.parts.get(path);
      const part = known ?? { written, isAsked: false, isRead: false };
      if (known === undefined) this.parts.set(path, part);
      return () => {
        part.isAsked = true;
      };
    },
    read: (path) => {
      if (this.parts.get(path)?.isRead === true) return;
      for (const [one, part] of this.parts) if (one === path || one.startsWith(`${path}/`)) part.isRead = true;
    },
  };

  /** By path. */
  get all(): readonly PartAt[] {
    if (this.sorted.length !== this.parts.size) {
      this.sorted = [...this.parts].sort(([a], [b]) => (a < b ? -1 : 1));
      this.name = textHash(this.sorted.map(([path]) => path).join('\n'), nameDigits);
    }
    return this.sorted;
  }

  /** Before a game. */
  begin(): void {
    for (const [, part] of this.all) part.isAsked = false;
  }

  /** After a game: the name of the list of parts, then a bit for each. `exactly`: without what is only read. */
  end(exactly = false): string {
    const bits = this.all.map(([, { isAsked, isRead }]) => isAsked || (isRead && !exactly));
    const digits = Array.from({ length: Math.ceil(bits.length / bitsInDigit) }, (_, at) =>
      Array.from({ length: bitsInDigit }, (__, bit) => (bits[at * bitsInDigit + bit] === true ? 1 << bit : 0))
        .reduce((sum, one) => sum + one, 0)
        .toString(16),
    );
    return `${this.name}${digits.join('')}`;
  }

  /** Whether a game asked for one of the parts at `indexes` of `all`. */
  hasAsked(said: string | undefined, indexes: readonly number[]): boolean {
    const count = Math.ceil(this.all.length / bitsInDigit);
    if (said?.slice(0, nameDigits) !== this.name || said.length !== nameDigits + count) return true;
    return indexes.some((index) => {
      const digit = Number.parseInt(said[nameDigits + Math.floor(index / bitsInDigit)] as string, 16);
      return ((digit >> (index % bitsInDigit)) & 1) === 1;
    });
  }
}

/** Whether a game is said not to have asked for something that it asked for, by what `end` wrote of it. */
export function deniesAsked(said: string | undefined, exactly: string | undefined): boolean {
  const [name, other] = [said, exactly].map((one) => one?.slice(0, nameDigits));
  if (said === undefined || exactly === undefined || name !== other || said.length !== exactly.length) return false;
  return [...exactly.slice(nameDigits)].some((digit, at) => {
    const bits = Number.parseInt(said[nameDigits + at] as string, 16);
    return (Number.parseInt(digit, 16) & ~bits) !== 0;
  });
}
