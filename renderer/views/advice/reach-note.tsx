import { useStore } from 'zustand';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import '#renderer/parts/advice/advice.css';
import { endAdvice } from '#renderer/desk/advice/advice-line.ts';
import { type AdviceSearch, adviceStore, type FoundGame, type NotReached } from '#renderer/desk/advice/advice-store.ts';
import { putOnTable } from '#renderer/desk/advice/play-from-here.ts';
import { reopenGame } from '#renderer/desk/play/former-game.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { adviceWords } from '#renderer/desk/words/generated/advice-words.ts';
import { testWords } from '#renderer/desk/words/generated/test-words.ts';
import { usePlayedDocuments } from '#renderer/parts/documents/use-documents.ts';
import { findTable } from '#renderer/tables/table-list.ts';

const close = () => adviceStore.setState({ reach: null });

export function ReachNote() {
  const reach = useStore(adviceStore, (state) => state.reach);
  switch (reach?.kind) {
    case undefined:
      return null;
    case 'searching':
      return <SearchingNote {...reach} />;
    case 'found':
    case 'forced':
      return <FoundNote {...reach} />;
    case 'notReached':
      return <NotReachedNote {...reach} />;
  }
}

function SearchingNote({ games, of }: AdviceSearch) {
  const words = useWords(adviceWords);
  return (
    <div className="reach-note flex wrap">
      <p role="status">{words.searching}</p>
      <span className="reach-far muted text-11">{words.searched({ games, of })}</span>
      <Button onClick={endAdvice}>{words.stopSearch}</Button>
    </div>
  );
}

function FoundNote({ kind, name, setup, at, former }: FoundGame) {
  const words = useWords(adviceWords);
  const { backToGame } = useWords(testWords);
  const locale = useLocale();
  const page = useWords(deskWords);
  const documents = usePlayedDocuments();
  const { played, view, busy } = useStore(playStore);
  if (played?.setup !== setup || view === null || view.entries.length > at) return null;
  const game = [
    findTable(documents).gameName(setup, documents, locale),
    words.players({ count: view.seats.length }),
    ...('seed' in setup ? [words.seedOf({ seed: String(setup['seed']) })] : []),
    page.atEntry({ at: at }),
  ].filter((part) => part !== '');
  return (
    <div className="reach-note flex wrap">
      <p role="status">
        {(kind === 'found' ? words.found : words.stands)({ name: name[locale], game: game.join(page.comma) })}
      </p>
      {former !== null && (
        <Button
          off={busy}
          onClick={() => {
            close();
            void reopenGame(former);
          }}
        >
          {backToGame}
        </Button>
      )}
      <Button onClick={close}>{words.close}</Button>
    </div>
  );
}

function NotReachedNote({ name, games, nearest, chain, forced }: NotReached) {
  const words = useWords(adviceWords);
  const locale = useLocale();
  return (
    <div className="reach-note flex wrap">
      <div role="status">
        <p>{name === null ? words.noGoal : words.notReached({ name: name[locale], games })}</p>
        {nearest !== null && <p>{nearest[locale]}</p>}
        {chain !== null && chain.length > 0 && <p>{words.endlessChain({ chain: chain.join(' › ') })}</p>}
      </div>
      {forced !== null && name !== null && (
        <Button
          aria-description={words.forcedHelp}
          onClick={() => void putOnTable('forced', name, forced).then((reach) => adviceStore.setState({ reach }))}
        >
          {words.forced}
        </Button>
      )}
      <Button onClick={close}>{words.close}</Button>
    </div>
  );
}
