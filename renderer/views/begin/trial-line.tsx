import type { TrialResult } from '#authoring/tools/new/trial.ts';
import { beginWords } from '#renderer/desk/words/generated/begin-words.ts';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';

/** Losing the trial game is fine; a game that cannot be played is reported as a problem. */
export function TrialLine({ trial }: { readonly trial: TrialResult | null }) {
  const words = useWords(beginWords);
  const locale = useLocale();
  if (trial === null)
    return (
      <p className="made-check note made-tried muted" role="status">
        {words.trying}
      </p>
    );
  switch (trial.kind) {
    case 'ended': {
      const { seats, rounds, won, reason } = trial;
      return (
        <div className="made-check note made-tried" role="status">
          <Icon name="play" />
          <p>
            {words.tried({ seats })}
            <b>{won === null ? words.ended({ rounds }) : won ? words.won({ rounds }) : words.lost({ rounds })}</b>
            {won === false && reason !== null && words.because({ reason: reason[locale].replace(/[。.]$/, '') })}
          </p>
        </div>
      );
    }
    case 'unended':
      return <Wrong text={words.unended({ decisions: trial.decisions })} />;
    case 'refused':
      return <Wrong text={trial.why[locale]} />;
    case 'unplayable':
      return <Wrong text={words.unplayable} />;
  }
}

function Wrong({ text }: { readonly text: string }) {
  return (
    <p className="made-check note note-warning" role="status">
      <Icon name="warning" />
      {text}
    </p>
  );
}
