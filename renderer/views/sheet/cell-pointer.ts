import type { CellPlace } from '#renderer/desk/sheet/selection.ts';

export function placeOf(target: EventTarget | null): CellPlace | null {
  const cell = target instanceof Element ? target.closest('[data-place]') : null;
  const row = cell?.closest('[data-index]')?.getAttribute('data-index');
  return cell === null || row == null ? null : { row: Number(row), column: Number(cell.getAttribute('data-place')) };
}

export function onCellDrag(over: (place: CellPlace) => void, done?: () => void): void {
  const follow = ({ clientX, clientY }: MouseEvent) => {
    const place = placeOf(document.elementFromPoint(clientX, clientY));
    if (place !== null) over(place);
  };
  const end = () => {
    removeEventListener('mousemove', follow);
    done?.();
  };
  addEventListener('mousemove', follow);
  addEventListener('mouseup', end, { once: true });
}
