import { pathInside } from '#authoring/text/files/package-path.ts';
import { useLocale } from '#renderer/kit/words/use-words.ts';
import { useDocuments } from '#renderer/parts/documents/use-documents.ts';
import { findTable } from './table-list.ts';
import { useFaces } from './use-faces.ts';

interface EntryFaceProps {
  readonly file: string;
  readonly id: string;
  /** Null when only its id is known. */
  readonly index: number | null;
  readonly className: string;
}

export function EntryFace({ file, id, index, className }: EntryFaceProps) {
  const locale = useLocale();
  const documents = useDocuments();
  const faces = useFaces(findTable(documents));
  const path = pathInside(file);
  if (faces == null || !faces.hasFaces(path)) return null;
  return (
    <div className={className} aria-hidden="true">
      {faces.draw(documents, { path, id, index }, locale, () => undefined)}
    </div>
  );
}
