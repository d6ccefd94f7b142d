import { useMemo } from 'react';
import { canvas, cityOf, seeded } from '#renderer/tables/library/city-scene.ts';

export function CityPicture({ of, className }: { readonly of: string; readonly className: string }) {
  const { far, near, windows, tilt } = useMemo(() => {
    const chance = seeded(of);
    return { tilt: Math.round(chance() * 20 - 14), ...cityOf(chance) };
  }, [of]);
  return (
    <svg
      className={`city ${className}`}
      viewBox={`0 -64 ${canvas.width} 228`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className="city-far" d={far} />
      <g transform={`rotate(${tilt} ${canvas.width / 2} 18)`}>
        <ellipse className="city-ring city-glow" cx={canvas.width / 2} cy="18" rx="150" ry="32" />
        <ellipse className="city-ring" cx={canvas.width / 2} cy="18" rx="150" ry="32" />
      </g>
      <path className="city-near" d={near} />
      <path className="city-windows" d={windows} />
    </svg>
  );
}
