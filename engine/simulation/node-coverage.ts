import type { Probe } from '#engine/kernel/language/block.ts';
import type { Sort } from '#engine/kernel/language/op.ts';

export interface LocatedNode {
  readonly path: string;
  readonly sort: Sort;
  readonly op: string;
}

/** Records which nodes have run. The content must be compiled with `probe`. */
export class NodeCoverage {
  private readonly found = new Map<string, LocatedNode>();
  private readonly runs = new Map<string, number>();

  readonly probe: Probe = {
    compiled: (path, sort, op) => this.found.set(path, { path, sort, op }),
    ran: (path) => this.runs.set(path, (this.runs.get(path) ?? 0) + 1),
  };

  get nodes(): number {
    return this.found.size;
  }
  count(path: string): number {
    return this.runs.get(path) ?? 0;
  }
  /** In document order. */
  never(): readonly LocatedNode[] {
    return [...this.found.values()].filter(({ path }) => !this.runs.has(path));
  }
}
