import { type Markish, type PlotOptions, plot } from '@observablehq/plot';
import { useEffect, useRef } from 'react';
import { useWidth } from '#renderer/kit/layout/use-width.ts';

interface PlotProps {
  /** What a person hears in the place of the drawing. */
  readonly label: string;
  readonly options: Omit<PlotOptions, 'width' | 'height' | 'marks'>;
  readonly marks: readonly Markish[];
  readonly height?: number;
}

const HEIGHT = 216;

/** Draws marks in the colours of the theme, as wide as there is room. */
export function Plot({ label, options, marks, height = HEIGHT }: PlotProps) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  useEffect(() => {
    if (width === 0) return;
    const drawn = plot({
      ...options,
      ...{ width, height, marginLeft: 44, marginBottom: 36, marks: [...marks] },
      style: { background: 'transparent', color: 'var(--text-muted)', fontFamily: 'inherit', fontSize: '11px' },
    });
    drawn.setAttribute('aria-hidden', 'true');
    place.current?.replaceChildren(drawn);
  }, [width, height, options, marks]);
  return <div ref={place} className="balance-plot" role="img" aria-label={label} />;
}

/** Stripes, so that lost games are told from won ones without their colour. */
export const hatched = 'url(#balance-hatching)';

export function Hatching() {
  return (
    <svg className="balance-hatching" aria-hidden="true">
      <pattern id="balance-hatching" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className="balance-hatching-ground" width="6" height="6" />
        <rect className="balance-hatching-stripe" width="2.5" height="6" />
      </pattern>
    </svg>
  );
}
