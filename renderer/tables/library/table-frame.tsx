import './table.css';
import { type ReactNode, type Ref, useEffect, useMemo, useRef, useState } from 'react';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { BoardProps } from '../table-view.ts';
import { actionsByObject, type ObjectsOfAnswer } from './legal-actions.ts';
import { libraryWords } from './library-words.ts';
import { ObjectMenu } from './object-menu.tsx';
import { type OpenedObject, TableContext, type TableParts } from './table-context.ts';
import { useArrowKeys } from './use-arrow-keys.ts';

type Shared = Pick<
  BoardProps,
  'labels' | 'locale' | 'actions' | 'about' | 'busy' | 'marked' | 'onShow' | 'onAct' | 'onWhy'
>;
interface TableFrameProps extends Shared, Partial<Pick<TableParts, 'asksFirst' | 'faceOf'>> {
  readonly objectsOf: ObjectsOfAnswer;
  readonly className: string;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

const none: readonly string[] = [];
const noFace = () => null;

/** A table is one tab stop with arrow keys (roving tabindex); menus open next to objects. */
export function TableFrame(props: TableFrameProps) {
  const { labels, locale, actions, about, busy, objectsOf, asksFirst = none, faceOf = noFace, onAct, onWhy } = props;
  const { marked, onShow, className, ref, children } = props;
  const table = useRef<HTMLDivElement>(null);
  const keys = useArrowKeys(table);
  const [opened, setOpened] = useState<OpenedObject | null>(null);
  const offers = useMemo(() => actionsByObject(actions, objectsOf), [actions, objectsOf]);
  const acting = useMemo(() => actingIn(about), [about]);
  const words = libraryWords(locale);

  // Another decision: what was asked of an object is past.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the actions are others
  useEffect(() => setOpened(null), [actions]);

  const parts = { labels, words, offers, acting, busy, asksFirst, faceOf, marked, onShow, onAct, onOpen: setOpened };
  return (
    <TableContext value={parts}>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of things on a table is no fieldset */}
      <div
        ref={(element) => {
          table.current = element;
          if (typeof ref === 'function') ref(element);
          else if (ref != null) ref.current = element;
        }}
        role="group"
        aria-label={words.board}
        className={className}
        {...keys}
      >
        {children}
      </div>
      {opened !== null && <ObjectMenu opened={opened} onClose={() => setOpened(null)} onWhy={onWhy} />}
    </TableContext>
  );
}

function actingIn(about: JsonObject): ReadonlySet<string> {
  return new Set(
    Object.values(about)
      .flat()
      .filter((name) => typeof name === 'string'),
  );
}
