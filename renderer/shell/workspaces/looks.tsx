import { useStore } from 'zustand';
import type { PartId } from '#renderer/desk/stage/part-ids.ts';
import { shownPartsStore } from '#renderer/desk/stage/shown-parts.ts';
import { workspaceWords } from '#renderer/desk/words/generated/workspace-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Segments } from '#renderer/kit/controls/segments.tsx';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { findPart, shownName } from './part-list.ts';
import { frontOf, hidePart, showPart, workspacesStore } from './workspaces-store.ts';

/** One selection, seen as text, as a form, in a sheet or by its faces. */
export function Looks({ looks }: { readonly looks: readonly PartId[] }) {
  const locale = useLocale();
  const words = useWords(workspaceWords);
  const main = useStore(workspacesStore, (state) => frontOf(state, 'main'));
  const hasMain = useStore(shownPartsStore, ({ shown }) => main !== undefined && shown.has(main));
  const hasText = useStore(shownPartsStore, ({ shown }) => shown.has('editor'));
  const look = looks.find((one) => hasMain && one === main) ?? 'editor';
  function choose(id: PartId): void {
    if (id === 'editor' && main !== undefined) hidePart(main);
    showPart(id);
  }
  return (
    <div className="looks row gap-3">
      <Segments label={words.looks} value={look} options={looks} onChange={choose}>
        {(one) => (
          <>
            <Icon name={findPart(one).icon} />
            {shownName(one, locale)}
          </>
        )}
      </Segments>
      <span className="head-space" />
      {look === 'form' && (
        <Button
          icon="columns"
          aria-pressed={hasText}
          onClick={() => (hasText ? hidePart('editor') : showPart('editor'))}
        >
          {words.textAlongside}
        </Button>
      )}
    </div>
  );
}
