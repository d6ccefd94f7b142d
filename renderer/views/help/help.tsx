import { useStore } from 'zustand';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Tabs } from '#renderer/kit/controls/tabs.tsx';
import { DialogClose, DialogTitle } from '#renderer/kit/popups/dialog.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import './help.css';
import { closeHelp, helpPages, helpStore, openHelp } from '#renderer/desk/help/help-store.ts';
import { startTour } from '#renderer/desk/help/tour-store.ts';
import { stage } from '#renderer/desk/stage/stage.ts';
import { helpWords } from '#renderer/desk/words/generated/help-words.ts';
import { Modal } from '#renderer/parts/boundary/modal.tsx';
import type { Commands } from '#renderer/parts/keys/command.ts';
import { FirstSteps } from './first-minute.tsx';
import { GuidesPage } from './guides-page.tsx';
import { KeysPage } from './keys-page.tsx';
import { LicencesPage } from './licences-page.tsx';
import { NewsPage } from './news-page.tsx';
import { ReportPage } from './report-page.tsx';
import { RulesPage } from './rules-page.tsx';

export function Help({ commands }: { readonly commands: Commands }) {
  const words = useWords(helpWords);
  const close = useWords(deskWords).close;
  const page = useStore(helpStore, (state) => state.page) ?? 'start';
  return (
    <Modal onClose={closeHelp} className="help">
      <header className="row between help-head">
        <DialogTitle>{words.help}</DialogTitle>
        <DialogClose>{close}</DialogClose>
      </header>
      <Tabs
        label={words.help}
        value={page}
        tabs={helpPages.map((id) => ({ id, name: words.pages[id] }))}
        onChange={openHelp}
        className="help-tabs"
        listClass="help-pages"
        panelClass="help-panel"
      >
        {page === 'start' && <StartPage />}
        {page === 'keys' && <KeysPage commands={commands} />}
        {page === 'guides' && <GuidesPage />}
        {page === 'rules' && <RulesPage />}
        {page === 'news' && <NewsPage />}
        {page === 'report' && <ReportPage />}
        {page === 'licences' && <LicencesPage />}
      </Tabs>
    </Modal>
  );
}

function StartPage() {
  const words = useWords(helpWords);
  function start(): void {
    closeHelp();
    startTour();
  }
  function startScene(): void {
    closeHelp();
    stage().showPart('play');
    void import('#renderer/desk/help/first-scene.ts').then(({ restartScene }) => restartScene());
  }
  return (
    <>
      <p>{words.what}</p>
      <FirstSteps />
      <div className="row wrap gap-3">
        <Button onClick={startScene}>{words.startScene}</Button>
        <Button onClick={start}>{words.tour}</Button>
      </div>
    </>
  );
}
