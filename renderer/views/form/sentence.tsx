import { useState } from 'react';
import type { FormField, FormPiece, NodeControl } from '#authoring/tools/form/form.ts';
import { act, type } from '#renderer/desk/form/form-writing.ts';
import { formWords } from '#renderer/desk/words/generated/form-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { LiveTextField } from '#renderer/kit/controls/live-text-field.tsx';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { ChoicePopup } from './choice-popup.tsx';
import { keyOfPath, useFormContext, useWritten } from './form-context.ts';
import { IdControl } from './id-control.tsx';
import { JsonControl } from './json-control.tsx';
import { NumberControl } from './number-control.tsx';
import { WordControl } from './word-control.tsx';

/** Fields are inline boxes. Lists are rendered separately by `SentenceWithLists`. */
export function Sentence({ field, node }: { readonly field: FormField; readonly node: NodeControl }) {
  return (
    <p className="sentence">
      <NodeInline field={field} node={node} isOuter />
    </p>
  );
}

export function listsIn({ pieces }: NodeControl): readonly FormField[] {
  return pieces.flatMap((piece): readonly FormField[] => {
    if (piece.kind === 'words') return [];
    const { control } = piece.field;
    if (control.kind === 'nodes' || control.kind === 'list') return [piece.field];
    return control.kind === 'node' ? listsIn(control) : [];
  });
}

interface InlineProps {
  readonly field: FormField;
  readonly node: NodeControl;
  /** The outermost sentence has no box. */
  readonly isOuter?: boolean;
  readonly isAny?: boolean;
}

function NodeInline({ field, node, isOuter = false, isAny = false }: InlineProps) {
  const words = useWords(formWords);
  const { place, savedAt } = useFormContext();
  const changed = savedAt(field.path) === undefined ? undefined : '';
  const pieces = (isAny ? node.piecesOfAny : null) ?? node.pieces;
  const isPlain = pieces.every(({ kind }) => kind === 'words');
  const choose = (
    <ChoicePopup
      at={field.path}
      label={words.otherWay({ said: node.said })}
      className={isPlain ? 'sentence-box box-word' : 'box-other tool'}
      changed={isPlain ? changed : undefined}
      onChoose={({ path, value }) => act(place, 'set', node.said, { kind: 'set', path, value })}
    >
      {isPlain && pieces.map((piece) => (piece.kind === 'words' ? piece.text : '')).join('')}
      <Icon name="open" />
    </ChoicePopup>
  );
  if (isPlain)
    return isOuter && node.more.length === 0 ? (
      choose
    ) : (
      <>
        {choose}
        <More node={node} />
      </>
    );
  return (
    <span className={isOuter ? 'node-whole' : 'node-inside'} data-path={keyOfPath(field.path)}>
      {pieces.map((piece, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of pieces is fixed
        <PieceInline key={i} piece={piece} />
      ))}
      {choose}
      <More node={node} />
    </span>
  );
}

function PieceInline({ piece }: { readonly piece: FormPiece }) {
  if (piece.kind === 'words') return <span className="said">{piece.text}</span>;
  return <FieldInline field={piece.field} isAny={piece.isAny} />;
}

function FieldInline({ field, isAny }: { readonly field: FormField; readonly isAny: boolean }) {
  const words = useWords(formWords);
  const { place, isLocked, savedAt } = useFormContext();
  const written = useWritten(field.path);
  const changed = savedAt(field.path) === undefined ? undefined : '';
  const { control, label } = field;
  const other = field.hasWays && (
    <ChoicePopup
      at={field.path}
      label={words.otherWay({ said: String(written) })}
      className="box-other tool"
      onChoose={({ path, value }) => act(place, 'set', label, { kind: 'set', path, value })}
    >
      <Icon name="open" />
    </ChoicePopup>
  );
  switch (control.kind) {
    case 'node':
      return <NodeInline field={field} node={control} isAny={isAny} />;
    case 'number':
      return (
        <span className="sentence-box" data-changed={changed} data-path={keyOfPath(field.path)}>
          <NumberControl field={field} control={control} label={label} isInSentence />
          {other}
        </span>
      );
    case 'words':
      return (
        <span className="sentence-box" data-changed={changed} data-path={keyOfPath(field.path)}>
          <WordControl field={field} words={control.words} label={label} isInSentence />
        </span>
      );
    case 'id':
      return <IdControl field={field} control={control} label={label} isInSentence />;
    case 'text':
      return (
        <span className="sentence-box" data-changed={changed} data-path={keyOfPath(field.path)}>
          <LiveTextField
            value={typeof written === 'string' ? written : ''}
            aria-label={label}
            readOnly={isLocked}
            className="form-text"
            onWrite={(value) => value !== '' && type(place, { kind: 'set', path: field.path, value })}
          />
        </span>
      );
    case 'nodes':
      return <span className="box-list muted text-12">{words.inside({ count: control.nodes.length })}</span>;
    case 'list':
      return <span className="box-list muted text-12">{words.inside({ count: control.items.length })}</span>;
    case 'several':
      return (
        <span className="box-list muted text-12">{control.items.map(({ name, id }) => name || id).join('・')}</span>
      );
    default:
      return <JsonControl field={field} label={label} />;
  }
}

function More({ node }: { readonly node: NodeControl }) {
  const words = useWords(formWords);
  const { place, isLocked } = useFormContext();
  const [isOpen, setOpen] = useState(false);
  const set = node.pieces.flatMap((piece) => (piece.kind === 'field' && !piece.field.isRequired ? [piece.field] : []));
  const flags = node.more.filter(({ control, isWritten }) => isWritten && control.kind === 'flag');
  if (isLocked || node.more.length + set.length === 0) return null;
  return (
    <>
      <Button
        look="bare"
        className="box-more muted text-12"
        aria-expanded={isOpen}
        aria-label={words.addTo({ label: node.said })}
        onClick={() => setOpen(!isOpen)}
      >
        …
      </Button>
      {isOpen && (
        <span>
          {node.more
            .filter(({ isWritten }) => !isWritten)
            .map((field) => (
              <MoreButton key={keyOfPath(field.path)} field={field} />
            ))}
          {[...set, ...flags].map((field) => (
            <Button
              look="bare"
              className="more-one muted text-12"
              key={keyOfPath(field.path)}
              onClick={() => act(place, 'remove', field.label, { kind: 'remove', path: field.path })}
            >
              − {field.label}
            </Button>
          ))}
        </span>
      )}
    </>
  );
}

function MoreButton({ field }: { readonly field: FormField }) {
  const { place } = useFormContext();
  const { control, path, label } = field;
  if (control.kind === 'flag')
    return (
      <Button
        look="bare"
        className="more-one muted text-12"
        onClick={() => act(place, 'add', label, { kind: 'set', path, value: true })}
      >
        ＋ {label}
      </Button>
    );
  return (
    <ChoicePopup
      at={path}
      label={`＋ ${label}`}
      className="more-one muted text-12"
      onChoose={(choice) => act(place, 'add', label, { kind: 'set', path: choice.path, value: choice.value })}
    >
      ＋ {label}
    </ChoicePopup>
  );
}
