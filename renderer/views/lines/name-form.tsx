import { useState } from 'react';
import { lineWords } from '#renderer/desk/words/line-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';

interface NameFormProps {
  /** What is named, as assistive technology says it. */
  readonly label: string;
  readonly name: string;
  /** The name that was written; null: it was left as it is. */
  readonly onDone: (name: string | null) => void;
}

/** Asks for the name of a line or a bookmark, where it stands: Enter takes it, Escape leaves it. */
export function NameForm({ label, name, onDone }: NameFormProps) {
  const words = useWords(lineWords);
  const [written, setWritten] = useState(name);
  return (
    <form
      className="line-naming"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(written);
      }}
    >
      <input
        aria-label={label}
        value={written}
        maxLength={200}
        // biome-ignore lint/a11y/noAutofocus: it was asked for a moment ago
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setWritten(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.nativeEvent.isComposing) onDone(null);
        }}
      />
      <Button type="submit">{words.save}</Button>
    </form>
  );
}
