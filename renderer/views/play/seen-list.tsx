import { logWords } from '#renderer/desk/words/generated/log-words.ts';
import type { SaidSeen } from '#renderer/desk/workers/engine-calls.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';

export function SeenList({ said: { seen, others } }: { readonly said: SaidSeen }) {
  const words = useWords(logWords).goingBack;
  return (
    <ul className="seen-list">
      {seen.map(({ who, what }) => (
        <li key={who}>
          <b>{words.hasSeen({ who })}</b>
          {what.slice(0, mostNamed).join(words.between)}
          {what.length > mostNamed && words.more({ count: what.length - mostNamed })}
        </li>
      ))}
      {others !== '' && <li>{words.others({ who: others })}</li>}
    </ul>
  );
}

const mostNamed = 8;
