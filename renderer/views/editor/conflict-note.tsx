import { lazy, Suspense, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { ComparedSide } from '#renderer/desk/history/side.ts';
import { takeDisk } from '#renderer/desk/project/disk-files.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { saveFile } from '#renderer/desk/project/save-file.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { useStudioApi } from '#renderer/parts/connection/workbench-context.ts';
import { useRoomForTwo } from './room-for-two.ts';

const TextDifference = lazy(() =>
  import('./text-difference.tsx').then(({ TextDifference: pane }) => ({ default: pane })),
);

export interface Conflict {
  /** The text on disk; null if the file is gone or unreadable. */
  readonly theirs: string | null;
  readonly compared: string | null;
  readonly compare: (isWanted: boolean) => void;
}

export function useConflict(path: string): Conflict {
  const onDisk = useStore(projectStore, (state) => state.conflicts.get(path));
  const [isWanted, compare] = useState(false);
  const theirs = onDisk === undefined || onDisk === null || 'fault' in onDisk ? null : onDisk.text;
  // Close the comparison once the conflict is resolved, so that the next conflict starts with the text.
  if (isWanted && theirs === null) compare(false);
  return { theirs, compared: isWanted ? theirs : null, compare };
}

interface ConflictNoteProps {
  readonly path: string;
  readonly conflict: Conflict;
}

export function ConflictNote({ path, conflict: { theirs, compared, compare } }: ConflictNoteProps) {
  const words = useWords(deskWords);
  const api = useStudioApi();
  const onDisk = useStore(projectStore, (state) => state.conflicts.get(path));
  if (onDisk === undefined) return null;
  return (
    <div className="note note-warning" role="alert">
      <span>{onDisk === null ? words.saveGone({ path }) : words.saveConflict({ path })}</span>
      {theirs !== null && (
        <Button onClick={() => compare(compared === null)}>
          {compared === null ? words.compareDisk : words.backToText}
        </Button>
      )}
      <Button onClick={() => void saveFile(api, path, { over: true })}>
        {onDisk === null ? words.saveAnew : words.overwrite}
      </Button>
      {onDisk !== null && <Button onClick={() => takeDisk(path)}>{words.takeDisk}</Button>}
    </div>
  );
}

export function ConflictComparison({ path, theirs }: { readonly path: string; readonly theirs: string }) {
  const words = useWords(deskWords);
  return <ComparisonHere path={path} older={{ text: theirs, label: words.onDisk }} label={words.writtenHere} />;
}

interface ComparisonHereProps {
  readonly path: string;
  readonly older: ComparedSide;
  readonly label: string;
}

export function ComparisonHere({ path, older, label }: ComparisonHereProps) {
  const words = useWords(deskWords);
  const place = useRef<HTMLDivElement>(null);
  const isBeside = useRoomForTwo(place);
  const mine = useStore(projectStore, (state) => state.files.get(path)?.text ?? null);
  return (
    <div ref={place} className="conflict-comparison stack gap-0 grow">
      <Suspense fallback={<p className="empty">{words.loading}</p>}>
        <TextDifference older={older} newer={{ text: mine, label }} isBeside={isBeside} />
      </Suspense>
    </div>
  );
}
