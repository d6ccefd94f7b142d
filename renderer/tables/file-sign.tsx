import { pathInside } from '#authoring/text/files/package-path.ts';
import { Icon, type IconName } from '#renderer/kit/icons/icon.tsx';
import { useDocuments } from '#renderer/parts/documents/use-documents.ts';
import './file-sign.css';
import { findTable } from './table-list.ts';

interface FileSignProps {
  readonly path: string;
  readonly icon?: IconName;
}

/** The game's own sign of a file, if it has one; else `icon`. */
export function FileSign({ path, icon = 'file' }: FileSignProps) {
  const { DocumentSign } = findTable(useDocuments());
  return (
    <span className="file-sign">
      <Icon name={icon} />
      <DocumentSign path={pathInside(path)} />
    </span>
  );
}
