import type { Choosable } from '#renderer/desk/altering/cheat-kinds.ts';
import { Select } from '#renderer/kit/controls/select.tsx';

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choosable[];
  /** What stands there when there is nothing to choose. */
  readonly nothing?: string;
  readonly className?: string;
  readonly onChange: (id: string) => void;
}

/** A list to choose one of. */
export function Choice({ choices, nothing = '', ...rest }: ChoiceProps) {
  const options = choices.map(({ id, name }) => ({ value: id, label: name }));
  return <Select options={options.length > 0 ? options : [{ value: '', label: nothing }]} {...rest} />;
}

/** What was wished, as long as it is there to be chosen; else the first. */
export function kept(wished: string | undefined, among: readonly string[]): string {
  return wished !== undefined && among.includes(wished) ? wished : (among[0] ?? '');
}
