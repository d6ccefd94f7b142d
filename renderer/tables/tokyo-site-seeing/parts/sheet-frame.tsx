import '../face/face-paper.css';
import '../face/face.css';
import './printed-sheet.css';
import type { ReactNode } from 'react';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { useTextFit } from '../../library/use-text-fit.ts';
import { RulesText } from '../face/rules-text.tsx';
import { Sign, type SignName } from '../face/sign.tsx';
import { type PrintedRuleId, sentenceOfRule } from './rule-sentence.ts';
import type { SheetGroup, SheetWords } from './sheet-words.ts';

interface SheetFrameProps {
  readonly kind: string;
  readonly locale: string;
  readonly number: string;
  readonly sign: SignName;
  readonly what: ReactNode;
  readonly children: ReactNode;
}

/** 148 × 210 mm, in the ticket look of the cards. */
export function SheetFrame({ kind, locale, number, sign, what, children }: SheetFrameProps) {
  const sheet = useTextFit();
  return (
    <article ref={sheet} className="face printed-sheet" data-kind={kind} lang={locale}>
      <div className="face-stub printed-sheet-stub">
        <b>{number}</b>
        <span className="face-stub-sign">
          <Sign name={sign} />
        </span>
        <span className="face-stub-kind">{what}</span>
      </div>
      <div className="printed-sheet-body" data-fit="text">
        {children}
      </div>
    </article>
  );
}

interface SectionProps {
  readonly title: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

export function SheetSection({ title, className = '', children }: SectionProps) {
  return (
    <section className={`printed-sheet-section ${className}`}>
      <h5>{title}</h5>
      {children}
    </section>
  );
}

export function Rules({ ids, documents, words }: RulesProps) {
  return ids.map((id) => {
    const said = sentenceOfRule(documents, words.locale, id);
    return (
      <p key={id} lang={said.lang}>
        <RulesText said={{ ...said, state: 'source' }} words={words} />
      </p>
    );
  });
}
interface RulesProps {
  readonly ids: readonly PrintedRuleId[];
  readonly documents: Documents;
  readonly words: SheetWords;
}

export function Word({ words, group = 'sheet', id }: WordProps) {
  const { text, lang } = words.print(group, id);
  return <span lang={lang}>{text}</span>;
}
interface WordProps {
  readonly words: SheetWords;
  readonly group?: SheetGroup;
  readonly id: string;
}
