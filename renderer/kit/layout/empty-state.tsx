import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';

interface EmptyStateProps {
  readonly icon: IconName;
  readonly title?: string;
  readonly children?: ReactNode;
}

/** For a whole view. For an empty list inside a view, use one line with the class `empty`. */
export function EmptyState({ icon, title, children }: EmptyStateProps) {
  return (
    <div className="nothing">
      <Icon name={icon} />
      {title !== undefined && <p className="nothing-text">{title}</p>}
      {children}
    </div>
  );
}
