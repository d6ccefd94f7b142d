import type { KeyboardEvent, ReactNode } from 'react';
import type { FormControl, FormField, NodeControl } from '#authoring/tools/form/form.ts';
import { act } from '#renderer/desk/form/form-writing.ts';
import { formWords } from '#renderer/desk/words/generated/form-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { ChoicePopup } from './choice-popup.tsx';
import { FieldProblems } from './field-note.tsx';
import { keyOfPath, useFormContext } from './form-context.ts';
import { JsonControl } from './json-control.tsx';
import { listsIn, Sentence } from './sentence.tsx';

interface NodeListProps {
  readonly field: FormField;
  readonly control: Extract<FormControl, { readonly kind: 'nodes' }>;
  readonly label: string;
}

/** A list of effects as sentences; Alt+arrow keys move one. */
export function NodeList({ field, control: { nodes, mayShrink }, label }: NodeListProps) {
  const words = useWords(formWords);
  const { place, isLocked } = useFormContext();
  const move = (path: FormField['path'], by: 1 | -1): boolean => act(place, 'move', label, { kind: 'move', path, by });
  function onKey(event: KeyboardEvent<HTMLLIElement>, path: FormField['path']): void {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const at = Number(path.at(-1)) + by;
    if (!event.altKey || by === 0 || isLocked) return;
    event.preventDefault();
    event.stopPropagation();
    if (at < 0 || at >= nodes.length || !move(path, by)) return;
    const list = event.currentTarget.parentElement;
    requestAnimationFrame(() => list?.children[at]?.querySelector<HTMLElement>('button, input, select')?.focus());
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame
    <div className="node-list" role="group" aria-label={label}>
      <ol>
        {nodes.map((node, i) => (
          <li
            key={keyOfPath(node.path)}
            className="node-row row"
            data-path={keyOfPath(node.path)}
            onKeyDown={(event) => onKey(event, node.path)}
          >
            <div className="node-said grow">
              {node.control.kind === 'node' ? (
                <SentenceWithLists field={node} node={node.control} />
              ) : (
                <JsonControl field={node} label={words.item({ label, at: i + 1 })} />
              )}
              <FieldProblems path={node.path} isDeep />
            </div>
            {!isLocked && (
              <span className="node-tools row gap-1">
                {nodes.length > 1 && (
                  <>
                    <Tool label={words.up} icon="↑" off={i === 0} run={() => move(node.path, -1)} />
                    <Tool label={words.down} icon="↓" off={i === nodes.length - 1} run={() => move(node.path, 1)} />
                  </>
                )}
                {mayShrink && (
                  <Tool
                    label={words.remove}
                    icon={<Icon name="close" />}
                    off={false}
                    run={() => act(place, 'remove', label, { kind: 'remove', path: node.path })}
                  />
                )}
              </span>
            )}
          </li>
        ))}
      </ol>
      {!isLocked && (
        <ChoicePopup
          at={[...field.path, nodes.length]}
          label={words.addEffectTo({ label })}
          className="node-add muted text-12"
          kind="add-effect"
          onChoose={({ value }) => act(place, 'add', label, { kind: 'append', path: field.path, value })}
        >
          <span aria-hidden>＋ </span>
          {words.addEffect}
        </ChoicePopup>
      )}
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly off: boolean;
  readonly run: () => void;
}

function Tool({ label, icon, off, run }: ToolProps) {
  return (
    <Button
      look="bare"
      className="tool"
      aria-label={label}
      data-tip={label}
      aria-disabled={off}
      onClick={() => off || run()}
    >
      {icon}
    </Button>
  );
}

export function SentenceWithLists({ field, node }: { readonly field: FormField; readonly node: NodeControl }) {
  return (
    <div>
      <Sentence field={field} node={node} />
      {listsIn(node).map((list) => (
        <div key={keyOfPath(list.path)} className="sentence-inside">
          <InnerList field={list} />
        </div>
      ))}
    </div>
  );
}

function InnerList({ field }: { readonly field: FormField }) {
  const { control } = field;
  if (control.kind === 'nodes') return <NodeList field={field} control={control} label={field.label} />;
  if (control.kind !== 'list') return null;
  return (
    <ol className="sentence-ways">
      {control.items.map((item) => (
        <li key={keyOfPath(item.path)}>
          <InnerList field={item} />
        </li>
      ))}
    </ol>
  );
}
