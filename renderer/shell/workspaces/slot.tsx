import { type ComponentType, type CSSProperties, Suspense } from 'react';
import { useStore } from 'zustand';
import type { PartId, PartProps } from '#renderer/desk/stage/part-ids.ts';
import type { SlotId } from '#renderer/desk/stage/workspace-ids.ts';
import { workspaceWords } from '#renderer/desk/words/generated/workspace-words.ts';
import { IconButton } from '#renderer/kit/controls/button.tsx';
import { Segments } from '#renderer/kit/controls/segments.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { late } from '#renderer/parts/boundary/late.tsx';
import { PartBoundary } from '#renderer/parts/boundary/part-boundary.tsx';
import { Inspector } from '#renderer/views/inspector/inspector.tsx';
import { Log } from '#renderer/views/play/log.tsx';
import { Play } from '#renderer/views/play/play.tsx';
import { DocumentsPlace } from '../documents/documents-place.tsx';
import { findPart, parts, shownName } from './part-list.ts';
import { frontOf, hidePart, looksIn, partsIn, showPart, switchedIn, workspacesStore } from './workspaces-store.ts';

/** Those of the first load of the page. */
const atOnce: Readonly<Partial<Record<PartId, ComponentType<PartProps>>>> = {
  editor: DocumentsPlace,
  inspector: Inspector,
  play: Play,
  log: Log,
};
const components: ReadonlyMap<PartId, ComponentType<PartProps>> = new Map(
  parts.flatMap(({ id, load }) => {
    const part = load === null ? atOnce[id] : late(load);
    return part === undefined ? [] : [[id, part]];
  }),
);

/** One of the parts that have this place, with a switch where there are several. */
export function Slot({ slot, style }: { readonly slot: SlotId; readonly style: CSSProperties }) {
  const state = useStore(workspacesStore);
  const part = frontOf(state, slot);
  if (part === undefined) return null;
  const all = partsIn(state.current, slot);
  return (
    <div className="slot" data-slot={slot} style={style}>
      {/* That of the editor is at the end of its tabs. */}
      {all.length > 1 && part !== 'editor' && !looksIn(state).includes(part) && (
        <div className="slot-head row gap-2">
          <SlotSwitch slot={slot} />
        </div>
      )}
      <Shown key={part} id={part} />
    </div>
  );
}

/** The parts of a slot, and a way to hide it. */
export function SlotSwitch({ slot }: { readonly slot: SlotId }) {
  const locale = useLocale();
  const words = useWords(workspaceWords);
  const state = useStore(workspacesStore);
  const part = frontOf(state, slot);
  if (part === undefined) return null;
  return (
    <>
      <Segments label={words.switch} value={part} options={switchedIn(state, slot)} onChange={showPart}>
        {(id) => shownName(id, locale)}
      </Segments>
      <span className="head-space" />
      {slot !== 'main' && (
        <IconButton
          look="tool"
          icon="close"
          label={words.hide({ part: findPart(part).names[locale] })}
          onClick={() => hidePart(part)}
        />
      )}
    </>
  );
}

function Shown({ id }: { readonly id: PartId }) {
  const locale = useLocale();
  const about = useStore(workspacesStore, (state) => state.about[id] ?? null);
  const { names, isLandmark } = findPart(id);
  const name = names[locale];
  const Part = components.get(id);
  if (Part === undefined) return null;
  // The editors are parts of their own, one for each open file.
  if (id === 'editor') return <Part about={about} />;
  const Place = isLandmark === true ? 'div' : 'section';
  return (
    <Place className="docked" data-part={id} tabIndex={-1} {...(isLandmark === true ? {} : { 'aria-label': name })}>
      <PartBoundary name={name}>
        <Suspense>
          <Part about={about} />
        </Suspense>
      </PartBoundary>
    </Place>
  );
}
