import type { Probe } from '#engine/kernel/language/block.ts';
import type { Sort } from '#engine/kernel/language/op.ts';

/** A node of the effect language in a content. */
export interface WrittenNode {
  readonly path: string;
  readonly sort: Sort;
  readonly op: string;
}

/** Which nodes of a content have had a say in the games played on it. The content must be compiled with its `probe`. */
export class NodeCoverage {
  private readonly found = new Map<string, WrittenNode>();
  private readonly runs = new Map<string, number>();

  readonly probe: Probe = {
    compiled: (path, sort, op) => this.found.set(path, { path, sort, op }),
    ran: (path) => this.runs.set(path, (this.runs.get(path) ?? 0) + 1),
  };

  get nodes(): number {
    return this.found.size;
  }
  /** How often a node has run. */
  count(path: string): number {
    return this.runs.get(path) ?? 0;
  }
  /** The nodes that have never run, in the order in which they are written. */
  never(): readonly WrittenNode[] {
    return [...this.found.values()].filter(({ path }) => !this.runs.has(path));
  }
}
