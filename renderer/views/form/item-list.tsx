import type { ReactNode } from 'react';
import type { FormControl, FormField } from '#authoring/tools/form/form.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import { leastFor } from '#renderer/desk/form/choose.ts';
import { act } from '#renderer/desk/form/form-writing.ts';
import { formWords } from '#renderer/desk/words/generated/form-words.ts';
import { Button, IconButton } from '#renderer/kit/controls/button.tsx';
import { classes } from '#renderer/kit/layout/classes.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { keyOfPath, useFormContext, useWritten } from './form-context.ts';

interface ItemListProps {
  readonly field: FormField;
  readonly control: Extract<FormControl, { readonly kind: 'list' }>;
  readonly label: string;
  readonly children: (item: FormField) => ReactNode;
}

export function ItemList({ field, control: { items, mayGrow, mayShrink }, label, children }: ItemListProps) {
  const words = useWords(formWords);
  const { place, isLocked } = useFormContext();
  async function add(): Promise<void> {
    const value = await leastFor(place, [...field.path, items.length]);
    act(place, 'add', label, { kind: 'append', path: field.path, value });
  }
  const isSmall = items.every(({ control }) => control.kind !== 'group' && control.kind !== 'nodes');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame
    <div className={classes('form-items stack', isSmall && 'small')} role="group" aria-label={label}>
      {items.map((item, i) => (
        <section
          key={keyOfPath(item.path)}
          className="item"
          aria-label={words.item({ label, at: i + 1 })}
          data-path={keyOfPath(item.path)}
        >
          <header className="item-head row muted text-12">
            <ItemName path={item.path} at={i + 1} />
          </header>
          {children(item)}
          {!isLocked && mayShrink && (
            <IconButton
              look="tool"
              icon="close"
              className="item-remove"
              label={`${words.remove} ${words.item({ label, at: i + 1 })}`}
              data-tip={words.remove}
              onClick={() => act(place, 'remove', label, { kind: 'remove', path: item.path })}
            />
          )}
        </section>
      ))}
      {!isLocked && mayGrow && (
        <Button look="bare" className="form-link item-add" onClick={() => void add()}>
          ＋ {words.addTo({ label })}
        </Button>
      )}
    </div>
  );
}

function ItemName({ path, at }: { readonly path: FormField['path']; readonly at: number }) {
  const item = useWritten(path);
  const id = isObject(item) && typeof item['id'] === 'string' ? item['id'] : '';
  return (
    <>
      <span className="item-at">{at}</span>
      {id !== '' && <span className="code">{id}</span>}
    </>
  );
}
