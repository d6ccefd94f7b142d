import { Menu } from '@base-ui/react/menu';
import type { DockviewGroupPanel, IDockviewHeaderActionsProps } from 'dockview-react';
import { useEffect, useState } from 'react';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { MenuPopup } from '#renderer/kit/popups/menu.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';

export function TabList({ group, panels, activePanel }: IDockviewHeaderActionsProps) {
  const words = useWords(deskWords);
  const overflows = useTabsInView(group, activePanel?.id ?? '', panels.length);
  if (!overflows) return null;
  return (
    <Menu.Root>
      <Menu.Trigger
        className="bare tab-list gap-1 muted text-11"
        aria-label={words.allTabs({ count: panels.length })}
        data-tip={words.allTabs({ count: panels.length })}
      >
        <Icon name="open" />
        {panels.length}
      </Menu.Trigger>
      <MenuPopup sideOffset={2} align="end" className="" label={words.allTabs({ count: panels.length })}>
        <Menu.RadioGroup value={activePanel?.id ?? ''}>
          {panels.map(({ id, title, api }) => (
            <Menu.RadioItem key={id} value={id} className="menu-item" closeOnClick onClick={() => api.setActive()}>
              <span className="menu-sign">{id === activePanel?.id && <Icon name="check" />}</span>
              <span className="menu-label">{title}</span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </MenuPopup>
    </Menu.Root>
  );
}

/** Scrolls the active tab into view; returns whether tabs are hidden. */
function useTabsInView(group: DockviewGroupPanel, active: string, count: number): boolean {
  const [overflows, setOverflows] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is in front, or there are more of them
  useEffect(() => {
    const list = group.element.querySelector<HTMLElement>('.dv-tabs-container');
    if (list === null) return undefined;
    const look = () => {
      setOverflows(list.scrollWidth > list.clientWidth + 1);
      const tab = list.querySelector<HTMLElement>('.dv-active-tab');
      if (tab === null) return;
      const [own, seen] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
      if (own.left < seen.left) list.scrollLeft -= Math.ceil(seen.left - own.left);
      else if (own.right > seen.right)
        list.scrollLeft += Math.min(Math.ceil(own.right - seen.right), Math.floor(own.left - seen.left));
    };
    look();
    const observer = new ResizeObserver(look);
    for (const element of [list, ...list.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [group, active, count]);
  return overflows;
}
