import './token.css';
import type { ReactNode } from 'react';
import { useTextFit } from './use-text-fit.ts';

interface TokenFaceProps {
  readonly kind: string;
  readonly sign: ReactNode;
  /** Shown on tokens that stand for several. */
  readonly worth?: number | null;
  /** For pieces: the ability whose colour it has. */
  readonly best?: string;
  /** Null: it has no word. */
  readonly name: { readonly text: string; readonly lang: string } | null;
}

/** 16 × 16 mm, double-sided. A game gives each kind its colour, `--token`. */
export function TokenFace({ kind, sign, worth = null, name, best }: TokenFaceProps) {
  const token = useTextFit();
  return (
    <article
      ref={token}
      className="face token"
      data-token={kind}
      {...(best === undefined ? {} : { 'data-best': best })}
      lang={name?.lang}
    >
      <span className="token-sign">
        {sign}
        {worth !== null && <b>{worth}</b>}
      </span>
      {name !== null && (
        <span className="token-name" data-fit="width">
          {name.text}
        </span>
      )}
    </article>
  );
}
