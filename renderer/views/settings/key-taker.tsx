import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '#renderer/kit/controls/button.tsx';
import { type Keys, keysOf } from '#renderer/kit/keys/keys.ts';
import { takeKeys } from '#renderer/parts/keys/taking-keys.ts';

interface KeyTakerProps {
  readonly label: string;
  readonly onKeys: (keys: Keys) => void;
  readonly onLeave: () => void;
}

/** Captures the next shortcut, except keys of the input method. */
export function KeyTaker({ label, onKeys, onLeave }: KeyTakerProps) {
  const place = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    takeKeys(true);
    place.current?.focus();
    return () => takeKeys(false);
  }, []);
  function onKey(event: KeyboardEvent): void {
    const keys = keysOf(event.nativeEvent);
    if (keys === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (keys === 'Escape') onLeave();
    else onKeys(keys);
  }
  return (
    <Button look="bare" className="key-taker" ref={place} onKeyDown={onKey} onBlur={onLeave}>
      {label}
    </Button>
  );
}
