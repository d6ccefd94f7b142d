import './workspace.css';
import { type CSSProperties, Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import type { SlotId } from '#renderer/desk/stage/workspace-ids.ts';
import { workspaceWords } from '#renderer/desk/words/generated/workspace-words.ts';
import { Splitter } from '#renderer/kit/layout/splitter.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { Documents } from '../documents/documents.tsx';
import { DocumentsElement } from '../documents/documents-place.tsx';
import { TabsEnd } from '../documents/header-actions.tsx';
import { columnsFor } from './fit-slots.ts';
import { Looks } from './looks.tsx';
import { leastOf, type SlotTree, shapes, slotsOf } from './shapes.ts';
import { Slot, SlotSwitch } from './slot.tsx';
import { TextEdge } from './text-edge.tsx';
import {
  arrangementOf,
  fitWorkspace,
  frameOf,
  hasEdge,
  looksIn,
  resize,
  showFile,
  workspacesStore,
} from './workspaces-store.ts';

const textSwitch = <SlotSwitch slot="text" />;

/** The parts of the current workspace, in their slots. */
export function Workspace({ kept }: { readonly kept: unknown }) {
  const place = useRef<HTMLElement>(null);
  const [documents] = useState(makePlace);
  const state = useStore(workspacesStore);
  const frame = frameOf(state);
  useEffect(() => {
    // The whole desk: how much of it rail and switcher take depends on what fits.
    const element = place.current?.parentElement ?? null;
    if (element === null) return undefined;
    const measure = () => fitWorkspace({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(
    () =>
      projectStore.subscribe(({ asked, current }, before) => {
        if (asked !== before.asked && current !== null) showFile();
      }),
    [],
  );
  return (
    <main className="workspace" ref={place} data-workspace={state.current} data-columns={columnsFor(state.size)}>
      <TabsEnd value={looksIn(state).length > 0 ? null : textSwitch}>
        {createPortal(<Documents kept={kept} />, documents)}
      </TabsEnd>
      <DocumentsElement value={documents}>
        {hasEdge(state) && <TextEdge />}
        {frame !== null && <Framed key={state.current} frame={frame} style={{ flex: '1 1 0' }} />}
      </DocumentsElement>
    </main>
  );
}

function makePlace(): HTMLElement {
  const place = document.createElement('div');
  place.className = 'documents';
  return place;
}

interface FramedProps {
  readonly frame: SlotTree;
  readonly style: CSSProperties;
}

function Framed({ frame, style }: FramedProps) {
  if (typeof frame === 'string') return <Slot slot={frame} style={style} />;
  const isRow = 'row' in frame;
  return (
    <div className={isRow ? 'frame-row' : 'frame-stack'} style={style}>
      {!isRow && frame.looks !== undefined && <Looks looks={frame.looks} />}
      <Sides frames={isRow ? frame.row : frame.stack} isRow={isRow} />
    </div>
  );
}

/** The slot that gives a frame its size. */
function sizedBy(frame: SlotTree): SlotId {
  const [first = 'main'] = slotsOf(frame);
  return first;
}

const USUAL_WIDTH = 1440;

/** One of them takes the space that the others leave. */
function Sides({ frames, isRow }: { readonly frames: readonly SlotTree[]; readonly isRow: boolean }): ReactNode {
  const words = useWords(workspaceWords);
  const state = useStore(workspacesStore);
  const hasProblems = useStore(problemsStore, ({ problems }) => problems.length > 0);
  const { growing, sizes } = shapes[state.current];
  const own = arrangementOf(state).sizes;
  const growingOne = growing.flatMap((slot) => frames.find((frame) => slotsOf(frame).includes(slot)) ?? [])[0];
  const at = Math.max(0, growingOne === undefined ? 0 : frames.indexOf(growingOne));
  const scale = isRow ? Math.min(1, state.size.width / USUAL_WIDTH) : 1;
  const sizeOf = (slot: SlotId) => {
    const least = leastOf(state.current, slot);
    return own[slot] ?? Math.max(least, Math.round((sizes[slot] ?? least) * scale));
  };
  function styleOf(frame: SlotTree, i: number): CSSProperties {
    const slot = sizedBy(frame);
    if (i === at) return { flex: '1 1 0', ...(isRow ? { minWidth: leastOf(state.current, slot) } : {}) };
    if (slot === 'problems' && !hasProblems) return { flex: 'none' };
    return { flex: `0 1 ${sizeOf(slot)}px`, ...(isRow ? { minWidth: leastOf(state.current, slot) } : {}) };
  }
  return frames.map((frame, i) => {
    // The one that does not grow is resized.
    const resized = sizedBy(frames[i > at ? i : i - 1] ?? frame);
    const isFixed = resized === 'problems' && !hasProblems;
    return (
      <Fragment key={typeof frame === 'string' ? frame : frame.name}>
        {i > 0 && (
          <Splitter
            label={words.resize[resized]}
            axis={isRow ? 'x' : 'y'}
            size={sizeOf(resized)}
            least={leastOf(state.current, resized)}
            isBefore={i > at}
            off={isFixed}
            onResize={(to) => resize(resized, to)}
          />
        )}
        <Framed frame={frame} style={styleOf(frame, i)} />
      </Fragment>
    );
  });
}
