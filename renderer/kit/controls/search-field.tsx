import './search-field.css';
import type { KeyboardEventHandler } from 'react';
import { Icon } from '../icons/icon.tsx';
import { classes } from '../layout/classes.ts';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onKeyDown?: KeyboardEventHandler;
  readonly className?: string;
}

export function SearchField({ label, value, onChange, onKeyDown, className }: SearchFieldProps) {
  return (
    <label className={classes('search-field', className)}>
      <Icon name="search" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </label>
  );
}
