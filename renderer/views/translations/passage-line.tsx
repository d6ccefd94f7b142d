import { Fragment } from 'react';
import { type FoundPassage, type PassageSide, stretchesOf } from '#authoring/tools/translations/concordance.ts';
import type { PlacedPassage } from '#renderer/desk/translations/concordance-of-rows.ts';
import { memoryName } from '#renderer/desk/translations/memory-of-rows.ts';
import { translationWords } from '#renderer/desk/words/generated/translation-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';

interface PassageLineProps {
  readonly one: FoundPassage<PlacedPassage>;
  readonly parts: readonly string[];
  readonly side: PassageSide;
  readonly locale: string;
  readonly sourceLocale: string;
  readonly onGoTo: (passage: PlacedPassage) => void;
  readonly onInsert: () => void;
}

export function PassageLine({ one, parts, side, locale, sourceLocale, onGoTo, onInsert }: PassageLineProps) {
  const words = useWords(translationWords);
  const { passage, others } = one;
  const { place } = passage;
  const state = place.kind === 'row' ? place.row.line.state : 'translated';
  return (
    <div className="passage">
      <p lang={sourceLocale}>{side === 'source' ? <Marked text={passage.source} parts={parts} /> : passage.source}</p>
      <p className="passage-target" lang={locale}>
        {side === 't' ? <Marked text={passage.t} parts={parts} /> : passage.t}
      </p>
      <span className="row wrap gap-2 muted text-12">
        <Button look="link" onClick={() => onGoTo(passage)}>
          {place.kind === 'row' ? place.row.line.key : memoryName(place.path)}
        </Button>
        {others > 0 && <span>{words.others({ count: others })}</span>}
        {state !== 'translated' && state !== 'reviewed' && <span>{words.states[state]}</span>}
      </span>
      <Button
        look="quiet"
        aria-description={words.insert}
        // Keeps the selection
        onMouseDown={(event) => event.preventDefault()}
        onClick={onInsert}
      >
        {words.insertShort}
      </Button>
    </div>
  );
}

function Marked({ text, parts }: { readonly text: string; readonly parts: readonly string[] }) {
  return stretchesOf(text, parts).map((stretch, i) => {
    const place = `${i} ${stretch.text}`;
    return stretch.isFound ? <mark key={place}>{stretch.text}</mark> : <Fragment key={place}>{stretch.text}</Fragment>;
  });
}
