import { lineWords } from '#renderer/desk/words/generated/line-words.ts';
import { TextForm } from '#renderer/kit/asking/text-form.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';

interface NameFormProps {
  readonly label: string;
  readonly name: string;
  /** Null: cancelled. */
  readonly onDone: (name: string | null) => void;
}

export function NameForm({ label, name, onDone }: NameFormProps) {
  const words = useWords(lineWords);
  return (
    <TextForm
      {...{ label, onDone }}
      text={name}
      selectsText
      maxLength={200}
      submit={words.save}
      className="line-naming"
    />
  );
}
