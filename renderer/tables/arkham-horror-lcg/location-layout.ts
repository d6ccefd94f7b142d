import { Graph, layout } from '@dagrejs/dagre';

export interface LocationNode {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** Ids of locations that it leads to. */
  readonly to: readonly string[];
}
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface Way {
  readonly from: string;
  readonly to: string;
  readonly isOneWay: boolean;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}
export interface LocationLayout {
  readonly direction: Direction;
  readonly width: number;
  readonly height: number;
  readonly boxes: ReadonlyMap<string, Box>;
  readonly ways: readonly Way[];
}
type Direction = 'LR' | 'TB';
type Room = Pick<LocationLayout, 'width' | 'height'>;

const betweenNodes = 16;
const margin = 9;
/** Marks of investigators reach below a location. */
const marginBelow = 11;

/** Layers from the first location on, by the ways between those in play; gaps between layers and in them, in pixels. */
export function layOutLocations(
  nodes: readonly LocationNode[],
  direction: Direction,
  ranksep: number,
  nodesep = betweenNodes,
): LocationLayout {
  const graph = new Graph();
  graph.setGraph({
    ...{ rankdir: direction, nodesep, ranksep, edgesep: 14 },
    ...{ marginx: margin, marginy: marginBelow },
  });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { id, width, height } of nodes) graph.setNode(id, { width, height });
  const ways = waysBetween(nodes);
  for (const { from, to } of ways) graph.setEdge(from, to);
  layout(graph);
  const { width = 0, height = 0 } = graph.graph() as { readonly width?: number; readonly height?: number };
  return {
    direction,
    width,
    height,
    boxes: new Map(
      nodes.map((node) => {
        const { x = 0, y = 0 } = graph.node(node.id) as { readonly x?: number; readonly y?: number };
        return [node.id, { ...node, x: x - node.width / 2, y: y - node.height / 2 }];
      }),
    ),
    ways: ways.map(({ from, to, isOneWay, isBackwards }) => {
      const { points = [] } = graph.edge(from, to) as { readonly points?: Way['points'] };
      const ends = [from, to].map((id) => graph.node(id) as Box) as [Box, Box];
      const through = fromSideToSide(points, ends, direction);
      return isBackwards
        ? { from: to, to: from, isOneWay, points: [...through].reverse() }
        : { from, to, isOneWay, points: through };
    }),
  };
}

/** From the middle of one side to that of the facing side; between layers that are no neighbours through the gaps. */
function fromSideToSide(points: Way['points'], [a, b]: readonly [Box, Box], direction: Direction): Way['points'] {
  const isAcross = direction === 'LR';
  const start = isAcross ? { x: a.x + a.width / 2, y: a.y } : { x: a.x, y: a.y + a.height / 2 };
  const end = isAcross ? { x: b.x - b.width / 2, y: b.y } : { x: b.x, y: b.y - b.height / 2 };
  return [start, ...(points.length > 3 ? points.slice(1, -1) : []), end];
}

/** Each pair once, from the location that is nearer to the first. */
function waysBetween(nodes: readonly LocationNode[]) {
  const ranks = ranksFrom(nodes);
  const leads = (from: LocationNode, to: LocationNode) => from.id !== to.id && from.to.includes(to.id);
  return nodes.flatMap((one, i) =>
    nodes.slice(i + 1).flatMap((other) => {
      const [there, back] = [leads(one, other), leads(other, one)];
      if (!there && !back) return [];
      const isTurned = (ranks.get(other.id) ?? 0) < (ranks.get(one.id) ?? 0);
      const [from, to] = isTurned ? [other, one] : [one, other];
      return [{ from: from.id, to: to.id, isOneWay: there !== back, isBackwards: !leads(from, to) }];
    }),
  );
}

function ranksFrom(nodes: readonly LocationNode[]): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>();
  for (const start of nodes) {
    if (ranks.has(start.id)) continue;
    let reached = [start];
    for (let rank = 0; reached.length > 0; rank++) {
      for (const { id } of reached) ranks.set(id, rank);
      const ids = new Set(reached.map(({ id }) => id));
      reached = nodes.filter(
        ({ id, to }) =>
          !ranks.has(id) && (reached.some((one) => one.to.includes(id)) || to.some((one) => ids.has(one))),
      );
    }
  }
  return ranks;
}

/** The first size in which a direction fits, else the last; of two that fit the one that leaves less of its width. */
export function fittingLayout<Size extends { readonly between: number }>(
  sizes: readonly Size[],
  nodesIn: (size: Size) => readonly LocationNode[],
  room: Room,
): { readonly size: Size; readonly layout: LocationLayout } | null {
  let best: { readonly size: Size; readonly layout: LocationLayout } | null = null;
  for (const size of sizes) {
    const nodes = nodesIn(size);
    const [first, second] = (['LR', 'TB'] as const)
      .map((direction) => layOutLocations(nodes, direction, size.between))
      .sort((a, b) => overflow(a, room) - overflow(b, room) || a.height - b.height);
    if (first === undefined || second === undefined) continue;
    best = { size, layout: first };
    if (overflow(first, room) === 0) return { size, layout: spread(nodes, first, size.between, room) };
  }
  return best;
}

/** Wider gaps where there is room. */
function spread(nodes: readonly LocationNode[], layout: LocationLayout, between: number, room: Room): LocationLayout {
  const isAcross = layout.direction === 'LR';
  const boxes = [...layout.boxes.values()];
  const layers = new Set(boxes.map(({ x, y, width, height }) => (isAcross ? x + width / 2 : y + height / 2))).size;
  const spare = isAcross ? room.width - layout.width : room.height - layout.height;
  const beside = isAcross ? room.height - layout.height : room.width - layout.width;
  const gaps = [Math.min(between, spare / Math.max(1, layers - 1)), Math.min(3 * betweenNodes, beside / 6)] as const;
  const wider = layOutLocations(nodes, layout.direction, between + gaps[0], betweenNodes + gaps[1]);
  return overflow(wider, room) === 0 ? wider : layout;
}

/** Too wide is worse than too high: a table scrolls down. */
const overflow = ({ width, height }: LocationLayout, room: Room) =>
  Math.max(0, width - room.width) * 4 + Math.max(0, height - room.height);
