import type { Json } from '#engine/kernel/basics/json.ts';
import { CardPicture, useCroppedPicture } from '../../library/card-picture.tsx';
import { canvas } from '../../library/city-scene.ts';
import { sceneOf } from './scene.ts';
import { type SignName, SignShape } from './sign.tsx';

interface CardArtProps {
  readonly id: string;
  readonly sign: SignName | null;
  readonly art?: Json | undefined;
  readonly locale: string;
}

/** Its picture, else a generated city with the Ring and an icon. Decorative for screen readers. */
export function CardArt({ id, sign, art, locale }: CardArtProps) {
  const shown = useCroppedPicture(art, locale);
  return shown === null ? (
    <DrawnArt {...{ id, sign }} />
  ) : (
    <div className="face-art" aria-hidden="true">
      <CardPicture {...shown} />
    </div>
  );
}

export function DrawnArt({ id, sign }: Pick<CardArtProps, 'id' | 'sign'>) {
  const { far, near, windows, ring } = sceneOf(id);
  return (
    <div className="face-art" aria-hidden="true">
      <svg className="face-art-ring" viewBox={`0 0 ${canvas.width} 1`} aria-hidden="true">
        <g transform={`rotate(${ring.tilt} ${ring.x} 0)`}>
          <ellipse className="face-art-glow" cx={ring.x} cy="0" rx={ring.radiusX} ry={ring.radiusY} />
          <ellipse cx={ring.x} cy="0" rx={ring.radiusX} ry={ring.radiusY} />
        </g>
      </svg>
      <svg className="face-art-city" viewBox={`0 -50 ${canvas.width} ${canvas.ground}`} aria-hidden="true">
        <path className="face-art-far" d={far} />
        <path className="face-art-near" d={near} />
        <path className="face-art-windows" d={windows} />
      </svg>
      {sign !== null && (
        <svg className="face-art-sign" viewBox="0 0 24 24" aria-hidden="true">
          <g className="face-art-sign-shadow" transform="translate(.7 .7)">
            <SignShape name={sign} />
          </g>
          <SignShape name={sign} />
        </svg>
      )}
    </div>
  );
}
