import './inspector.css';
import { useStore } from 'zustand';
import { type Chosen, chosenStore, inspected, togglePin } from '#renderer/desk/inspector/chosen-store.ts';
import { firstBoard } from '#renderer/desk/play/first-board.ts';
import { stage } from '#renderer/desk/stage/stage.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { inspectorWords } from '#renderer/desk/words/generated/inspector-words.ts';
import { workspaceWords } from '#renderer/desk/words/generated/workspace-words.ts';
import { Button, IconButton } from '#renderer/kit/controls/button.tsx';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { late } from '#renderer/parts/boundary/late.tsx';
import { FileSign } from '#renderer/tables/file-sign.tsx';
import { useNameOfChosen } from './use-name-of-chosen.ts';

const Body = late(async () => {
  await firstBoard();
  return (await import('./inspector-body.tsx')).InspectorBody;
}, Loading);

/** What was chosen last, in whatever part. */
export function Inspector() {
  const words = useWords(inspectorWords);
  const workspace = useWords(workspaceWords);
  const chosen = useStore(chosenStore, inspected);
  const close = (
    <IconButton
      look="tool"
      icon="close"
      label={workspace.hide({ part: words.name })}
      onClick={() => stage().hidePart('inspector')}
    />
  );
  return (
    <section className="inspector" aria-label={words.name}>
      {chosen === null ? (
        <>
          <header className="inspector-head row gap-2">
            <span className="head-space" />
            {close}
          </header>
          <p className="empty" tabIndex={-1} data-first-focus>
            {words.nothing}
          </p>
        </>
      ) : (
        <>
          <Head chosen={chosen}>{close}</Head>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keys as well */}
          <div className="inspector-body scroll" tabIndex={0} data-first-focus key={`${chosen.file} ${chosen.id}`}>
            <Body chosen={chosen} />
          </div>
        </>
      )}
    </section>
  );
}

function Head({ chosen, children }: { readonly chosen: Chosen; readonly children: React.ReactNode }) {
  const words = useWords(inspectorWords);
  const isPinned = useStore(chosenStore, ({ pinned }) => pinned !== null);
  const name = useNameOfChosen(chosen);
  return (
    <header className="inspector-head row gap-2">
      <FileSign path={chosen.file} />
      <h2 className="cut" data-tip={name}>
        {name}
      </h2>
      {chosen.id !== null && chosen.id !== name && <code className="muted text-12 fixed">{chosen.id}</code>}
      <span className="head-space" />
      {isPinned ? (
        <Button look="bare" className="inspector-pinned row gap-1 text-11 fixed" aria-pressed onClick={togglePin}>
          <Icon name="pin" />
          {words.pinned}
        </Button>
      ) : (
        <IconButton look="tool" icon="pin" label={words.pin} aria-pressed={false} onClick={togglePin} />
      )}
      {children}
    </header>
  );
}

function Loading() {
  return <p className="empty">{useWords(deskWords).loading}</p>;
}
