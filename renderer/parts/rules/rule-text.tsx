import { Fragment } from 'react';
import { RuleMark } from './rule-mark.tsx';

/** A rule id of any system, with its parentheses. */
const rule = /([（(]?)\b([A-Z]{2,}-[A-Z]{2,}-\d{2,})\b([）)]?)/;
/** Splitting yields text, parenthesis, id, parenthesis, and text again. */
const stride = 4;

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
