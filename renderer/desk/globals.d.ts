// The globals that pages, workers and Node share: the desk runs in each and uses no others.

declare global {
  /** The platforms use different types. */
  type Timer = number & { readonly timer: 'timer' };
  function setTimeout(run: (value?: unknown) => void, milliseconds?: number): Timer;
  function clearTimeout(timer: Timer | undefined): void;
  /** Missing in Node 20. */
  var navigator: { readonly language: string } | undefined;
  function btoa(bytes: string): string;
  const performance: { now(): number };
  const crypto: { getRandomValues<Bytes extends Uint8Array>(bytes: Bytes): Bytes; randomUUID(): string };

  class BroadcastChannel {
    constructor(name: string);
    addEventListener(kind: 'message', heard: (event: { readonly data: unknown }) => void): void;
    postMessage(message: unknown): void;
    close(): void;
  }
  class TextEncoder {
    encode(text: string): Uint8Array<ArrayBuffer>;
  }
  class TextDecoder {
    constructor(encoding?: string, options?: { readonly ignoreBOM?: boolean; readonly fatal?: boolean });
    decode(bytes: Uint8Array): string;
  }
}

export {};
