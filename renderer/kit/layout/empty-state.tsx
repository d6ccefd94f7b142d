import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';

interface EmptyStateProps {
  readonly icon: IconName;
  readonly title?: string;
  /** Why there is nothing, and what to do. */
  readonly children?: ReactNode;
}

/** A whole view that has nothing to show: a sign, and why. In a list a line will do: the class `empty`. */
export function EmptyState({ icon, title, children }: EmptyStateProps) {
  return (
    <div className="nothing">
      <Icon name={icon} />
      {title !== undefined && <p className="nothing-text">{title}</p>}
      {children}
    </div>
  );
}
