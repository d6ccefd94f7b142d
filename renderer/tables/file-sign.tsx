import { pathInside } from '#authoring/text/files/package-path.ts';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useDocuments } from '#renderer/parts/documents/use-documents.ts';
import { findTable } from './table-list.ts';

/** The sign of a file, and of what is declared in it: the game's own where it has one. */
export function FileSign({ path }: { readonly path: string }) {
  const { DocumentSign } = findTable(useDocuments());
  return (
    <span className="tree-sign">
      <Icon name="file" />
      <DocumentSign path={pathInside(path)} />
    </span>
  );
}
