import type { ReactNode } from 'react';
import type { Proposal } from '#authoring/tools/translations/memory.ts';
import { translationWords } from '#renderer/desk/words/generated/translation-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { TextDifference } from './text-difference.tsx';

interface ProposalLineProps {
  readonly mark: string;
  readonly t: string;
  readonly locale: string;
  /** What taking it does. */
  readonly does: string;
  /** The text that is typed keeps the focus and its cursor. */
  readonly keepsField?: boolean;
  readonly children: ReactNode;
  readonly onTake: () => void;
}

export function ProposalLine({ mark, t, locale, does, keepsField = false, children, onTake }: ProposalLineProps) {
  return (
    <li>
      <Button
        look="row"
        className="translations-memory"
        aria-description={does}
        onMouseDown={keepsField ? (event) => event.preventDefault() : undefined}
        onClick={onTake}
      >
        <b>{mark}</b>
        <span lang={locale}>{t}</span>
        {children}
      </Button>
    </li>
  );
}

interface OriginProps {
  readonly of: Proposal;
  readonly source: string;
  readonly sourceLocale: string;
}

/** How the translated text differs from this one, and where it is. */
export function ProposalOrigin({ of: { source: before, key, isAdapted }, source, sourceLocale }: OriginProps) {
  const words = useWords(translationWords);
  return (
    <>
      {before !== source && <TextDifference before={before} after={source} locale={sourceLocale} />}
      <span className="muted">
        {key}
        {isAdapted && ` · ${words.adapted}`}
      </span>
    </>
  );
}

export const percentOf = (likeness: number): string => `${Math.floor(likeness * 100)} %`;
