import type { Choosable } from '#renderer/desk/altering/cheat-kinds.ts';

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
export function Choice({ label, value, choices, nothing = '', className, onChange }: ChoiceProps) {
  return (
    <select className={className} aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      {choices.length === 0 && <option value="">{nothing}</option>}
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** What was wished, as long as it is there to be chosen; else the first. */
export function kept(wished: string | undefined, among: readonly string[]): string {
  return wished !== undefined && among.includes(wished) ? wished : (among[0] ?? '');
}
