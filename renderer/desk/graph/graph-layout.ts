import { Graph, layout } from '@dagrejs/dagre';
import type { GraphModel, GraphNode } from './graph-model.ts';

export interface NodeBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const sizes: Readonly<Record<GraphNode['kind'], { readonly width: number; readonly height: number }>> = {
  start: { width: 84, height: 34 },
  other: { width: 140, height: 46 },
  scene: { width: 164, height: 74 },
  end: { width: 148, height: 44 },
};

const BETWEEN_COLUMNS = 112;
const BETWEEN_ROWS = 28;

/** Layered layout from the start on the left; removals are ignored, and places are in the order of the story. */
export function layOutGraph({ nodes, lines }: GraphModel): ReadonlyMap<string, NodeBox> {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'LR', nodesep: BETWEEN_ROWS, ranksep: BETWEEN_COLUMNS, edgesep: 16 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { id, kind } of nodes) graph.setNode(id, { ...sizes[kind] });
  const order = new Map(nodes.map(({ id }, i) => [id, i]));
  for (const { id, from, to, look } of lines) {
    if (look === 'removes') continue;
    const isBack = look === 'way' && (order.get(from) ?? 0) > (order.get(to) ?? 0);
    const [left, right] = isBack ? [to, from] : [from, to];
    graph.setEdge(left, right, { weight: look === 'plain' || look === 'passed' ? 4 : 1 }, id);
  }
  layout(graph);
  return new Map(
    nodes.map(({ id, kind }) => {
      const { x = 0, y = 0 } = graph.node(id) as { readonly x?: number; readonly y?: number };
      const { width, height } = sizes[kind];
      return [id, { x: Math.round(x - width / 2), y: Math.round(y - height / 2), width, height }];
    }),
  );
}
