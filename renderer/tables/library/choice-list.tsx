import type { ChoosableItem } from '#renderer/desk/altering/cheat-kinds.ts';
import { Select } from '#renderer/kit/controls/select.tsx';

interface ChoiceProps {
  readonly label: string;
  readonly showsLabel?: boolean;
  readonly value: string;
  readonly choices: readonly ChoosableItem[];
  readonly nothing?: string;
  readonly className?: string;
  readonly onChange: (id: string) => void;
}

export function Choice({ choices, nothing = '', ...rest }: ChoiceProps) {
  const options = choices.map(({ id, name }) => ({ value: id, label: name }));
  return <Select options={options.length > 0 ? options : [{ value: '', label: nothing }]} {...rest} />;
}

/** The wish while it is available; else the first. */
export function keptChoice(wished: string | undefined, among: readonly string[]): string {
  return wished !== undefined && among.includes(wished) ? wished : (among[0] ?? '');
}
