/** An error of the engine as data; messages are made at the edge. */
export type EngineFaultCode = 'loop' | 'depth' | 'illegal' | 'missing';

export class EngineFault extends Error {
  readonly code: EngineFaultCode;
  /** Procedures and content paths that were running, outermost first. */
  readonly chain: readonly string[];
  constructor(code: EngineFaultCode, chain: readonly string[], detail = '') {
    super(`${code}${detail === '' ? '' : `: ${detail}`} (${chain.join(' › ')})`);
    this.code = code;
    this.chain = chain;
  }

  get effects(): readonly string[] {
    return this.chain.filter((one) => one.includes('/'));
  }
}
