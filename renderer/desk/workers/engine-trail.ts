import type { PlayObserver } from '#engine/kernel/observers/observer.ts';

// The position of the engine, in shared memory that the page can read while the worker is busy.

export interface Trail {
  /** The log entry being carried out; −1: the set-up. */
  readonly entry: number;
  /** Running effects, outermost first, and the current node. */
  readonly chain: readonly string[];
}

/** Four numbers (entry, letters of the chain, letters of the node, unused), then the letters of both. */
const NUMBERS = 4;
const LETTERS = 6000;
const NODE_LETTERS = 600;
const NODE_AT = LETTERS;

export function makeTrail(): SharedArrayBuffer {
  return new SharedArrayBuffer(NUMBERS * 4 + (LETTERS + NODE_LETTERS) * 2);
}

function parts(trail: SharedArrayBuffer): { readonly numbers: Int32Array; readonly letters: Uint16Array } {
  return { numbers: new Int32Array(trail, 0, NUMBERS), letters: new Uint16Array(trail, NUMBERS * 4) };
}

export function writeTrail(trail: SharedArrayBuffer): PlayObserver {
  const { numbers, letters } = parts(trail);
  let written = '';

  function write(text: string, at: number, room: number): number {
    const length = Math.min(text.length, room);
    for (let i = 0; i < length; i++) letters[at + i] = text.charCodeAt(i);
    return length;
  }

  return {
    entry: (at) => void Atomics.store(numbers, 0, at),
    step(stack) {
      Atomics.store(numbers, 2, 0);
      const text = stack.effects().join('\n');
      if (text === written) return;
      written = text;
      Atomics.store(numbers, 1, write(text, 0, LETTERS));
    },
    entering: (path) => void Atomics.store(numbers, 2, write(path, NODE_AT, NODE_LETTERS)),
  };
}

export function readTrail(trail: SharedArrayBuffer): Trail {
  const { numbers, letters } = parts(trail);
  const read = (at: number, length: number) => String.fromCharCode(...letters.slice(at, at + length));
  const chain = read(0, Atomics.load(numbers, 1)).split('\n');
  const node = read(NODE_AT, Atomics.load(numbers, 2));
  const last = chain.at(-1) ?? '';
  // Usually the node is the effect itself, or inside it.
  const all = node === last || node.startsWith(`${last}/`) ? [...chain.slice(0, -1), node] : [...chain, node];
  return { entry: Atomics.load(numbers, 0), chain: all.filter((path) => path !== '') };
}
