import { useStore } from 'zustand';
import { deskWords } from '#renderer/desk/words/desk-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import './help.css';
import { Dialog } from '@base-ui/react/dialog';
import { Tabs } from '@base-ui/react/tabs';
import { closeHelp, type HelpPage, helpPages, helpStore, openHelp } from '#renderer/desk/help/help-store.ts';
import { startTour } from '#renderer/desk/help/tour-store.ts';
import { helpWords } from '#renderer/desk/words/help-words.ts';
import { Modal } from '#renderer/parts/boundary/modal.tsx';
import type { Commands } from '#renderer/parts/keys/command.ts';
import { FirstSteps } from './first-minute.tsx';
import { GuidesPage } from './guides-page.tsx';
import { KeysPage } from './keys-page.tsx';
import { LicencesPage } from './licences-page.tsx';
import { NewsPage } from './news-page.tsx';
import { ReportPage } from './report-page.tsx';
import { RulesPage } from './rules-page.tsx';

/** The help: what to do first, the keys, the guides and the rules of the game, without a net. */
export function Help({ commands }: { readonly commands: Commands }) {
  const words = useWords(helpWords);
  const close = useWords(deskWords).close;
  const page = useStore(helpStore, (state) => state.page) ?? 'start';
  return (
    <Modal onClose={closeHelp} scrim={{ className: 'help-scrim' }} className="help">
      <header className="help-head">
        <Dialog.Title className="help-title">{words.help}</Dialog.Title>
        <Dialog.Close className="button">{close}</Dialog.Close>
      </header>
      <Tabs.Root className="help-tabs" value={page} onValueChange={(next: HelpPage) => openHelp(next)}>
        <Tabs.List className="help-pages" aria-label={words.help}>
          {helpPages.map((id) => (
            <Tabs.Tab key={id} value={id} className="help-page-tab">
              {words.pages[id]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="start" className="help-panel">
          <p>{words.what}</p>
          <FirstSteps isWhole />
          <Button
            onClick={() => {
              closeHelp();
              startTour();
            }}
          >
            {words.tour}
          </Button>
        </Tabs.Panel>
        <Tabs.Panel value="keys" className="help-panel">
          <KeysPage commands={commands} />
        </Tabs.Panel>
        <Tabs.Panel value="guides" className="help-panel">
          <GuidesPage />
        </Tabs.Panel>
        <Tabs.Panel value="rules" className="help-panel">
          <RulesPage />
        </Tabs.Panel>
        <Tabs.Panel value="news" className="help-panel">
          <NewsPage />
        </Tabs.Panel>
        <Tabs.Panel value="report" className="help-panel">
          <ReportPage />
        </Tabs.Panel>
        <Tabs.Panel value="licences" className="help-panel">
          <LicencesPage />
        </Tabs.Panel>
      </Tabs.Root>
    </Modal>
  );
}
