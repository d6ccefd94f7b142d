import '../face/face-paper.css';
import '../face/face.css';
import './token.css';
import type { ReactNode } from 'react';
import type { Ability } from '#engine/systems/tokyo-site-seeing/basics/vocabulary.ts';
import { useTextFit } from '../../library/use-text-fit.ts';
import { Sign, type SignName } from '../face/sign.tsx';

interface TokenFaceProps {
  readonly kind: string;
  readonly sign: SignName;
  /** Shown on tokens that stand for several. */
  readonly worth: number | null;
  /** For pieces: the ability whose colour the PC has. */
  readonly worn?: Ability;
  readonly name: { readonly text: string; readonly lang: string };
}

/** 16 × 16 mm, double-sided. */
export function TokenFace({ kind, sign, worth, name, worn }: TokenFaceProps): ReactNode {
  const token = useTextFit();
  return (
    <article
      ref={token}
      className="face token"
      data-token={kind}
      {...(worn === undefined ? {} : { 'data-best': worn })}
      lang={name.lang}
    >
      <span className="token-sign">
        <Sign name={sign} />
        {worth !== null && <b>{worth}</b>}
      </span>
      <span className="token-name" data-fit="width">
        {name.text}
      </span>
    </article>
  );
}
