import { useStore } from 'zustand';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';
import './tab-switch.css';
import { useEffect, useId, useRef } from 'react';
import { isDirty, projectStore } from '#renderer/desk/project/project-store.ts';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { pathOfPanel } from './panel-ids.ts';
import { tabName } from './tab-names.ts';
import { type TabSwitch, takeTab } from './tab-switch-store.ts';

export function TabSwitchList({ now: { ids, at } }: { readonly now: TabSwitch }) {
  const { recentTabs } = useWords(deskWords);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.focus(), []);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <div
      ref={list}
      className="tab-switch raised text-13"
      role="listbox"
      tabIndex={0}
      aria-label={recentTabs}
      aria-activedescendant={`${id}${at}`}
    >
      {ids.map((one, i) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys choose in the list as a whole
        <div
          key={one}
          id={`${id}${i}`}
          role="option"
          tabIndex={-1}
          aria-selected={i === at}
          className="tab-switch-row bare option wide row gap-3"
          onClick={() => takeTab(one)}
        >
          <Row id={one} />
        </div>
      ))}
    </div>
  );
}

function Row({ id }: { readonly id: string }) {
  const words = useWords(deskWords);
  const { files, tabs } = useStore(projectStore);
  const path = pathOfPanel(id) ?? '';
  const file = files.get(path);
  return (
    <>
      <Icon name="file" />
      <span className="fixed">{tabName(path, tabs).name}</span>
      <span className="grow cut muted text-12">{path}</span>
      {file !== undefined && isDirty(file) && <span className="dirty-dot" role="img" aria-label={words.unsaved} />}
    </>
  );
}
