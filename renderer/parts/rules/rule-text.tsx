import { Fragment } from 'react';
import { RuleMark } from './rule-mark.tsx';

/** The id of a rule of any system: letters, a chapter, a number; with the parentheses that it stands in. */
const rule = /([（(]?)\b([A-Z]{2,}-[A-Z]{2,}-\d{2,})\b([）)]?)/;
/** What splitting at it gives: a text, then a sign, an id and a sign, then a text again. */
const stride = 4;

/** A sentence in which every id of a rule opens that rule. */
export function RuleText({ text }: { readonly text: string }) {
  const parts = text.split(rule);
  return parts.map((part, i) => {
    const [key, kind] = [`${i}`, i % stride];
    if (kind === 0) return <Fragment key={key}>{part}</Fragment>;
    if (kind !== 2) return null;
    return (
      <span key={key} className="rule-in-text nowrap">
        {parts[i - 1]}
        <RuleMark id={part} />
        {parts[i + 1]}
      </span>
    );
  });
}

/** The rules that a sentence names, for where the sentence itself is a button. */
export function RulesIn({ text }: { readonly text: string }) {
  const ids = [...new Set(text.split(rule).filter((_, i) => i % stride === 2))];
  if (ids.length === 0) return null;
  return (
    <span className="rules-in">
      {ids.map((id) => (
        <RuleMark key={id} id={id} />
      ))}
    </span>
  );
}
