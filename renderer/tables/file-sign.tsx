import { pathInside } from '#authoring/text/files/package-path.ts';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useDocuments } from '#renderer/parts/documents/use-documents.ts';
import { findTable } from './table-list.ts';

/** The game's own sign of a file, if it has one. */
export function FileSign({ path }: { readonly path: string }) {
  const { DocumentSign } = findTable(useDocuments());
  return (
    <span className="tree-sign">
      <Icon name="file" />
      <DocumentSign path={pathInside(path)} />
    </span>
  );
}
