/** A fault the engine tells of as data; sentences are made at the edge. */
export type EngineFaultCode = 'loop' | 'depth' | 'illegal' | 'missing';

export class EngineFault extends Error {
  readonly code: EngineFaultCode;
  /** What was running, from the outermost: procedures and paths into the content. */
  readonly chain: readonly string[];
  constructor(code: EngineFaultCode, chain: readonly string[], detail = '') {
    super(`${code}${detail === '' ? '' : `: ${detail}`} (${chain.join(' › ')})`);
    this.code = code;
    this.chain = chain;
  }

  /** The effects of the content that ran, from the outermost. */
  get effects(): readonly string[] {
    return this.chain.filter((one) => one.includes('/'));
  }
}
