import type { ReactNode } from 'react';
import type { TextPiece } from './text-pieces.ts';

interface PiecedTextProps<Sign extends string> {
  readonly pieces: readonly TextPiece<Sign>[];
  readonly sign: (name: Sign) => ReactNode;
}

export function TextWithIcons<Sign extends string>({ pieces, sign: draw }: PiecedTextProps<Sign>) {
  let at = 0;
  return pieces.map(({ kind, text, sign }) => {
    const key = at;
    at += text.length;
    if (kind === 'plain') return text;
    return (
      <span key={key} className={`face-rule-piece face-rule-${kind}`} data-sign={sign}>
        {sign !== undefined && draw(sign)}
        {text}
      </span>
    );
  });
}
