import { useMemo } from 'react';
import { wordDifference } from '#authoring/tools/translations/word-difference.ts';

interface TextDifferenceProps {
  readonly before: string;
  readonly after: string;
  readonly locale: string;
}

export function TextDifference({ before, after, locale }: TextDifferenceProps) {
  const stretches = useMemo(() => wordDifference(before, after, locale), [before, after, locale]);
  return (
    <span className="diff" lang={locale}>
      {stretches.map(({ text, is }, i) => {
        const place = `${i} ${text}`;
        if (is === 'kept') return <span key={place}>{text}</span>;
        return is === 'new' ? <ins key={place}>{text}</ins> : <del key={place}>{text}</del>;
      })}
    </span>
  );
}
