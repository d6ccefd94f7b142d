import { useStore } from 'zustand';
import { useWords } from '#renderer/kit/words/use-words.ts';
import './picture-strip.css';
import { type DragEvent, type ReactNode, useEffect, useState } from 'react';
import type { DocumentEntry } from '#authoring/project/documents/entry-at.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { pictureWords } from '#renderer/desk/words/generated/picture-words.ts';
import { useReadOnly } from '../documents/use-read-only.ts';
import { PictureStrip } from './picture-strip.tsx';
import { canWriteArt, type RefusedPicture, takePicture } from './write-art.ts';

const hasFiles = ({ dataTransfer }: Pick<DragEvent, 'dataTransfer'>) => dataTransfer.types.includes('Files');

/** Prevents the browser from opening a file dropped elsewhere. */
function useHeldFiles(): void {
  useEffect(() => {
    const hold = (event: globalThis.DragEvent) => {
      const { dataTransfer } = event;
      if (event.defaultPrevented || dataTransfer === null || !hasFiles({ dataTransfer })) return;
      event.preventDefault();
      dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', hold);
    window.addEventListener('drop', hold);
    return () => {
      window.removeEventListener('dragover', hold);
      window.removeEventListener('drop', hold);
    };
  }, []);
}

export interface PictureDropProps {
  /** Null: it cannot be edited. */
  readonly entry: DocumentEntry | null;
  readonly className: string;
  readonly children: ReactNode;
}

export function PictureDrop({ entry, className, children }: PictureDropProps) {
  const words = useWords(pictureWords);
  const [isOver, setIsOver] = useState(false);
  const [refused, setRefused] = useState<RefusedPicture | null>(null);
  const isReadOnly = useReadOnly(entry?.path ?? '');
  // Each edit may make the document unreadable
  useStore(projectStore, (state) => state.files.get(entry?.path ?? '')?.written);
  useHeldFiles();
  const writable = entry !== null && !isReadOnly && canWriteArt(entry) ? entry : null;
  if (writable === null) return <div className={className}>{children}</div>;

  async function take(file: File | undefined): Promise<void> {
    setRefused(null);
    if (file === undefined || writable === null) return;
    const why = await takePicture(writable, file);
    if (why !== null) setRefused({ name: file.name, why });
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what can be dropped can be chosen in the strip below */}
      <div
        className={className}
        data-drop={isOver ? words.dropHere : undefined}
        onDragOver={(event) => {
          if (!hasFiles(event)) return;
          event.preventDefault();
          event.dataTransfer.dropEffect = 'copy';
          setIsOver(true);
        }}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
        }}
        onDrop={(event) => {
          if (!hasFiles(event)) return;
          event.preventDefault();
          setIsOver(false);
          void take(event.dataTransfer.files[0]);
        }}
      >
        {children}
      </div>
      <PictureStrip entry={writable} refused={refused} onFile={(file) => void take(file)} />
    </>
  );
}
