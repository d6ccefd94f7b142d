import { type CSSProperties, useRef, useState } from 'react';
import type { FormField } from '#authoring/tools/form/form.ts';
import { isSame, type Json } from '#engine/kernel/basics/json.ts';
import { TypedReading } from '#renderer/desk/begin/typed-reading.ts';
import { leastFor } from '#renderer/desk/form/choose.ts';
import { act, pointAt } from '#renderer/desk/form/form-writing.ts';
import { formWords } from '#renderer/desk/words/generated/form-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Checkbox } from '#renderer/kit/controls/checkbox.tsx';
import { Menu, MenuItem } from '#renderer/kit/popups/menu.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { ChoicePopup } from './choice-popup.tsx';
import { columnsOf, inReadingOrder, isRow, isShown } from './field-layout.ts';
import { FieldProblems } from './field-note.tsx';
import { keyOfPath, pathOfKey, useFormContext } from './form-context.ts';
import { IdControl } from './id-control.tsx';
import { ItemList } from './item-list.tsx';
import { JsonControl } from './json-control.tsx';
import { NodeList, SentenceWithLists } from './node-list.tsx';
import { NumberControl } from './number-control.tsx';
import { ReadText } from './read-text.tsx';
import { SeveralControl } from './several-control.tsx';
import { WordControl } from './word-control.tsx';

const NOTE = 'note';
/** Longest saved value shown next to a label, in characters. */
const LONGEST = 14;

export function Fields({
  fields,
  isInner = false,
}: {
  readonly fields: readonly FormField[];
  readonly isInner?: boolean;
}) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const heard = useRef(new TypedReading());
  const { isLocked } = useFormContext();
  const inOrder = inReadingOrder(fields);
  const shown = inOrder.filter((field) => isShown(field, opened) && !(isLocked && !field.isWritten));
  const others = inOrder.filter((field) => !isShown(field, opened));
  return (
    <div className={isInner ? 'form-grid form-inner' : 'form-grid'}>
      {shown.map((field) => (
        <Field key={keyOfPath(field.path)} field={field} heard={heard.current} />
      ))}
      {!isLocked && others.length > 0 && (
        <AddField fields={others} onOpen={(key) => setOpened(new Set([...opened, key]))} />
      )}
    </div>
  );
}

function Field({ field, heard }: { readonly field: FormField; readonly heard: TypedReading }) {
  const words = useWords(formWords);
  const { place, isLocked, here, savedAt } = useFormContext();
  const { control, label, help, path } = field;
  const was = isLeaf(field) ? savedAt(path) : undefined;
  const isHere = path.length > 0 && path.every((step, i) => here[i] === step);
  const mayGo = field.isWritten && !field.isRequired && !isLocked && control.kind !== 'fixed';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: moves the cursor of the text
    <div
      className="form-field"
      data-path={keyOfPath(path)}
      data-here={isHere}
      data-changed={was === undefined ? undefined : ''}
      data-kind={control.kind}
      style={{ '--columns': columnsOf(field) } as CSSProperties}
      onFocus={(event) => {
        event.stopPropagation();
        // In a sentence, the innermost field
        const inside = event.target.closest('[data-path]')?.getAttribute('data-path');
        if (field.isWritten) pointAt(place, inside == null ? path : pathOfKey(inside));
      }}
    >
      <p className="form-label row bold muted text-12" data-tip={help}>
        {control.kind !== 'flag' && <span>{label}</span>}
        {was !== undefined && (
          <span className="muted text-11 cut">{words.savedAs({ value: shortly(field, was.value) })}</span>
        )}
        {path.at(-1) === NOTE && <span className="faint text-11 cut">{help}</span>}
      </p>
      <ControlOf field={field} heard={heard} />
      {/* After the input, so that Tab goes through the inputs first. */}
      {mayGo && (
        <Button
          look="bare"
          className="form-remove"
          aria-label={words.removeField({ label })}
          data-tip={words.removeField({ label })}
          onClick={() => act(place, 'remove', label, { kind: 'remove', path })}
        >
          ×
        </Button>
      )}
      <FieldProblems path={path} isDeep={!['group', 'list', 'nodes'].includes(control.kind)} />
    </div>
  );
}

const isLeaf = ({ control: { kind } }: FormField): boolean => !['group', 'list', 'nodes', 'node'].includes(kind);

function shortly({ control }: FormField, value: Json | undefined): string {
  if (value === undefined) return '';
  const named = control.kind === 'words' ? control.words.find((one) => isSame(one.value, value))?.name : undefined;
  const text = named ?? (typeof value === 'string' ? value : JSON.stringify(value));
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function ControlOf({ field, heard }: { readonly field: FormField; readonly heard: TypedReading }) {
  const { place, isLocked } = useFormContext();
  const { control, label, path } = field;
  switch (control.kind) {
    case 'text':
      return <ReadText field={field} control={control} label={label} heard={heard} />;
    case 'number':
      return (
        <span className="form-with-ways">
          <NumberControl field={field} control={control} label={label} />
          {field.hasWays && <OtherWay field={field} />}
        </span>
      );
    case 'words':
      return (
        <span className="form-with-ways">
          <WordControl field={field} words={control.words} label={label} />
          {field.hasWays && <OtherWay field={field} />}
        </span>
      );
    case 'id':
      return <IdControl field={field} control={control} label={label} />;
    case 'several':
      return <SeveralControl field={field} items={control.items} label={label} />;
    case 'flag':
      return (
        <Checkbox
          className="form-flag text-12"
          checked={control.isSet}
          disabled={isLocked}
          onChange={(isOn) =>
            act(
              place,
              'set',
              label,
              isOn || control.saysFalse
                ? { kind: 'set', path, value: isOn, behind: field.behind }
                : { kind: 'remove', path },
            )
          }
        >
          <span data-tip={field.help}>{label}</span>
        </Checkbox>
      );
    case 'fixed':
      return <span className="form-fixed muted code">{String(control.value)}</span>;
    case 'group':
      return isRow(control.fields) ? <Row fields={control.fields} /> : <Fields fields={control.fields} isInner />;
    case 'list':
      return (
        <ItemList field={field} control={control} label={label}>
          {(item) => <Item item={item} heard={heard} />}
        </ItemList>
      );
    case 'nodes':
      return <NodeList field={field} control={control} label={label} />;
    case 'node':
      return (
        <div className="node-alone">
          <SentenceWithLists field={field} node={control} />
        </div>
      );
    case 'json':
      return <JsonControl field={field} label={label} />;
    case 'absent':
      return <Begin field={field} />;
  }
}

function Row({ fields }: { readonly fields: readonly FormField[] }) {
  const { savedAt } = useFormContext();
  const heard = useRef(new TypedReading());
  return (
    <div className="row wrap gap-3">
      {fields
        .filter(({ isWritten, isRequired }) => isWritten || isRequired)
        .map((field) => (
          <div
            key={keyOfPath(field.path)}
            className="form-cell"
            data-path={keyOfPath(field.path)}
            data-changed={savedAt(field.path) === undefined ? undefined : ''}
            data-tip={field.label}
          >
            <ControlOf field={field} heard={heard.current} />
          </div>
        ))}
    </div>
  );
}

function Item({ item, heard }: { readonly item: FormField; readonly heard: TypedReading }) {
  return item.control.kind === 'group' && !isRow(item.control.fields) ? (
    <Fields fields={item.control.fields} isInner />
  ) : (
    <ControlOf field={item} heard={heard} />
  );
}

function OtherWay({ field }: { readonly field: FormField }) {
  const words = useWords(formWords);
  const { place, isLocked } = useFormContext();
  if (isLocked) return null;
  return (
    <ChoicePopup
      at={field.path}
      label={words.otherWay({ said: field.label })}
      className="tool"
      onChoose={({ path, value }) => act(place, 'set', field.label, { kind: 'set', path, value, behind: field.behind })}
    >
      …
    </ChoicePopup>
  );
}

function Begin({ field }: { readonly field: FormField }) {
  const words = useWords(formWords);
  const { place, isLocked } = useFormContext();
  return (
    <Button off={isLocked} onClick={() => void begin()}>
      ＋ {words.add}
    </Button>
  );
  async function begin(): Promise<void> {
    const value = await leastFor(place, field.path);
    act(place, 'add', field.label, { kind: 'set', path: field.path, value, behind: field.behind });
  }
}

/** Adds an optional field. Values with parts are created at once; others get an empty input. */
function AddField({
  fields,
  onOpen,
}: {
  readonly fields: readonly FormField[];
  readonly onOpen: (key: string) => void;
}) {
  const words = useWords(formWords);
  const { place } = useFormContext();
  async function add(field: FormField): Promise<void> {
    const { control, path, label, behind } = field;
    if (control.kind === 'flag') act(place, 'add', label, { kind: 'set', path, value: true, behind });
    else if (control.kind === 'absent')
      act(place, 'add', label, { kind: 'set', path, value: await leastFor(place, path), behind });
    else onOpen(String(path.at(-1)));
    requestAnimationFrame(() =>
      document
        .querySelector<HTMLElement>(`[data-path="${CSS.escape(keyOfPath(path))}"] :is(input, textarea, select, button)`)
        ?.focus(),
    );
  }
  return (
    <div className="form-add">
      <Menu
        align="start"
        label={words.addField}
        trigger={
          <Button look="bare" className="form-link">
            ＋ {words.addField}
          </Button>
        }
      >
        {fields.map((field) => (
          <MenuItem
            key={keyOfPath(field.path)}
            label={
              <>
                {field.label} <span className="faint text-11">{field.help}</span>
              </>
            }
            onRun={() => void add(field)}
          />
        ))}
      </Menu>
    </div>
  );
}
