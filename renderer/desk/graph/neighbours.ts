import type { NodeBox } from './graph-layout.ts';
import type { GraphModel } from './graph-model.ts';

/** Left and right along lines, up and down within about a column. Null: none, or another key. */
export function neighbour(
  { lines }: GraphModel,
  boxes: ReadonlyMap<string, NodeBox>,
  at: string,
  key: string,
): string | null {
  const here = boxes.get(at);
  if (here === undefined) return null;
  const along = lines.filter(({ look }) => look !== 'removes');
  switch (key) {
    case 'ArrowRight':
      return nearestOf(
        along.filter(({ from }) => from === at).map(({ to }) => to),
        (box) => Math.abs(box.y - here.y),
        boxes,
      );
    case 'ArrowLeft':
      return nearestOf(
        along.filter(({ to }) => to === at).map(({ from }) => from),
        (box) => Math.abs(box.y - here.y),
        boxes,
      );
    case 'ArrowUp':
    case 'ArrowDown': {
      const sign = key === 'ArrowUp' ? -1 : 1;
      const there = [...boxes].filter(([id, box]) => id !== at && sign * (middleOf(box) - middleOf(here)) > 0);
      // Horizontal distance counts four times.
      const distance = (box: NodeBox) => Math.abs(middleOf(box) - middleOf(here)) + 4 * Math.abs(box.x - here.x);
      return nearestOf(
        there.map(([id]) => id),
        distance,
        boxes,
      );
    }
    default:
      return null;
  }
}

const middleOf = ({ y, height }: NodeBox): number => y + height / 2;

function nearestOf(
  ids: readonly string[],
  distance: (box: NodeBox) => number,
  boxes: ReadonlyMap<string, NodeBox>,
): string | null {
  const found = ids.flatMap((id) => {
    const box = boxes.get(id);
    return box === undefined ? [] : [{ id, far: distance(box) }];
  });
  return found.sort((a, b) => a.far - b.far)[0]?.id ?? null;
}
