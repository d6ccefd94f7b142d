import type { DragEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useStore } from 'zustand';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import {
  alteringStore,
  askAlter,
  beginDrag,
  canAlter,
  dropOn,
  endDrag,
} from '#renderer/desk/altering/altering-store.ts';
import { askReason } from '#renderer/desk/reason/reason-store.ts';
import { entriesOf } from '#renderer/desk/table/table-names.ts';
import { isMenuKey, isPressed } from '#renderer/kit/keys/keys.ts';
import { actionsFor } from './legal-actions.ts';
import { useTable } from './table-context.ts';

export interface TableObjectProps {
  /** Names in answers; the top card of a slot also answers for the slot. */
  readonly names: readonly string[];
  readonly label: string;
  /** Possible answers, for "why not?" (`?`). */
  readonly questions: readonly JsonObject[];
  readonly card?: string | undefined;
  readonly className?: string;
  /** On click without legal actions; default: explains why. */
  readonly onPlainClick?: (() => void) | undefined;
  readonly isExpanded?: boolean;
  /** Names of hidden children, for the marks of this object. */
  readonly holds?: readonly string[];
  readonly children: ReactNode;
}

/** A click does its only action, else chooses the entry, and offers several actions or explains why there is none. */
export function TableObject(props: TableObjectProps) {
  const {
    names,
    label,
    questions,
    card = null,
    className = '',
    onPlainClick,
    isExpanded,
    holds = [],
    children,
  } = props;
  const { offers, acting, asksFirst, busy, words, marked, onShow, onAct, onOpen } = useTable();
  const actions = actionsFor(offers, names);
  const isActing = names.some((name) => acting.has(name));
  const entries = entriesOf(card, names);
  const held = isExpanded === true ? [] : entriesOf(null, holds);
  const isMarked = marked !== null && (entries.includes(marked) || held.includes(marked));
  const takes = useStore(alteringStore, ({ dragged, canTake }) => dragged !== null && canTake(names));
  const state = `${takes ? 'table-takes' : ''} ${isMarked ? 'table-marked' : ''} ${actions.length > 0 ? 'table-can' : ''} ${isActing ? 'table-acting' : ''}`;
  const said = [
    label,
    isActing ? words.isActing : '',
    isMarked ? words.isMarked : '',
    actions.length === 1 ? (actions[0]?.sentence ?? '') : '',
  ];
  if (actions.length > 1) said.push(words.choices({ count: actions.length }));

  function open(element: HTMLElement, kind: 'menu' | 'details'): void {
    onOpen({ element, kind, names, label, actions, questions, design: card, entries });
  }
  function onClick({ currentTarget, altKey }: MouseEvent<HTMLButtonElement>): void {
    if (altKey) return askReason({ kind: 'numbers', names, label }, currentTarget);
    if (actions.length > 0 && busy) return;
    const [only, ...more] = actions;
    if (only === undefined) {
      onShow(entries, 'along');
      return onPlainClick === undefined ? open(currentTarget, 'details') : onPlainClick();
    }
    if (more.length === 0 && !asksFirst.includes(String(only.answer['do']))) return onAct(only.answer);
    onShow(entries, 'along');
    open(currentTarget, 'menu');
  }
  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>): void {
    if (event.key === '?') open(event.currentTarget, 'details');
    else if (isPressed(event.nativeEvent, 'W')) askReason({ kind: 'numbers', names, label }, event.currentTarget);
    else if (isMenuKey(event.nativeEvent)) askAlter({ names, label }, event.currentTarget);
    else return;
    event.preventDefault();
  }
  function onContextMenu(event: MouseEvent<HTMLButtonElement>): void {
    if (!canAlter()) return;
    event.preventDefault();
    askAlter({ names, label }, event.currentTarget);
  }
  function onDragStart(event: DragEvent<HTMLButtonElement>): void {
    if (!canAlter()) return event.preventDefault();
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', names[0] ?? '');
    beginDrag({ names, label });
  }
  function onDragOver(event: DragEvent<HTMLButtonElement>): void {
    if (takes) event.preventDefault();
  }
  function onDrop(event: DragEvent<HTMLButtonElement>): void {
    event.preventDefault();
    dropOn({ names, label }, event.currentTarget);
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      data-object={names[0]}
      className={`table-object ${state} ${className}`}
      aria-expanded={isExpanded}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onContextMenu={onContextMenu}
      draggable
      onDragStart={onDragStart}
      onDragOver={onDragOver}
      onDrop={onDrop}
      onDragEnd={endDrag}
    >
      <span className="hidden">{said.filter((part) => part !== '').join(words.comma)}</span>
      <span className="table-looks" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}
