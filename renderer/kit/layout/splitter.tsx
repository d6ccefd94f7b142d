import './splitter.css';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

interface SplitterProps {
  readonly label: string;
  /** The direction in which it moves. */
  readonly axis: 'x' | 'y';
  /** Size of the element that it resizes, in pixels. */
  readonly size: number;
  readonly least: number;
  /** Whether that element follows the splitter. */
  readonly isBefore: boolean;
  /** Only drawn. */
  readonly off?: boolean;
  readonly onResize: (size: number) => void;
}

const STEP = 16;

/** A line between two parts: dragged, or moved by arrow keys. */
export function Splitter({ label, axis, size, least, isBefore, off = false, onResize }: SplitterProps) {
  const start = useRef<{ readonly at: number; readonly size: number } | null>(null);
  const resize = (by: number, from: number) => onResize(Math.max(least, isBefore ? from - by : from + by));
  const placeOf = (event: PointerEvent) => (axis === 'x' ? event.clientX : event.clientY);

  function onKey(event: KeyboardEvent): void {
    const [less, more] = axis === 'x' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    if (event.key !== less && event.key !== more) return;
    event.preventDefault();
    resize(event.key === more ? STEP : -STEP, size);
  }

  if (off) return <div className={`splitter splitter-${axis} splitter-off`} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a thematic break cannot be moved
    <div
      className={`splitter splitter-${axis}`}
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={axis === 'x' ? 'vertical' : 'horizontal'}
      aria-valuenow={Math.round(size)}
      aria-valuemin={least}
      onKeyDown={onKey}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { at: placeOf(event), size };
      }}
      onPointerMove={(event) => {
        if (start.current !== null) resize(placeOf(event) - start.current.at, start.current.size);
      }}
      onLostPointerCapture={() => {
        start.current = null;
      }}
    />
  );
}
