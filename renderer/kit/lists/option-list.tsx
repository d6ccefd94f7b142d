import './option-list.css';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { placeByKey } from './arrow-keys.ts';

interface OptionListProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** In pixels, as in the sheet of styles. */
const ROW = 26;

/** A list of which one is chosen: a single tab stop, walked by arrow keys. Draws only what is in sight. */
export function OptionList<Value extends string>({ label, value, options, onChange }: OptionListProps<Value>) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const at = options.findIndex((one) => one.value === value);
  const rows = useVirtualizer({
    count: options.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: 8,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another is chosen, or others are left
  useEffect(() => {
    if (at >= 0) rows.scrollToIndex(at);
  }, [at, options.length]);
  function onKeyDown(event: KeyboardEvent): void {
    const to = placeByKey(event.key, Math.max(at, 0), { count: options.length, page: 6 });
    const next = to === null ? undefined : options[to];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next.value);
  }
  return (
    <div
      ref={box}
      role="listbox"
      className="option-list scroll"
      aria-label={label}
      aria-activedescendant={at < 0 ? undefined : `${id}-${at}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const one = options[index];
          return (
            one !== undefined && (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the list's, which has the focus
              // biome-ignore lint/a11y/useFocusableInteractive: the list uses aria-activedescendant
              <div
                key={one.value}
                role="option"
                id={`${id}-${index}`}
                aria-selected={index === at}
                aria-posinset={index + 1}
                aria-setsize={options.length}
                className="option option-list-row"
                style={{ transform: `translateY(${start}px)` }}
                onClick={() => onChange(one.value)}
              >
                <span className="cut">{one.label}</span>
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}
