import type { IDockviewHeaderActionsProps } from 'dockview-react';
import { createContext, type ReactNode, use } from 'react';
import { TabList } from './tab-list.tsx';

/** What the workspace adds at the end of the tabs. */
export const TabsEnd = createContext<ReactNode>(null);

export function HeaderActions(props: IDockviewHeaderActionsProps) {
  const end = use(TabsEnd);
  const isFirst = props.containerApi.groups[0]?.id === props.group.id;
  return (
    <div className="tabs-end row gap-1">
      <TabList {...props} />
      {isFirst && end}
    </div>
  );
}
