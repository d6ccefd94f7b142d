import './advice.css';
import { Button } from '../look/button.tsx';
import { playAgain } from '../play/play-commands.ts';
import { useAdviceWords } from '../words/advice-words.ts';
import { useLocale } from '../words/locale-store.ts';
import { useAdvice } from './advice-store.ts';

/** That no game came to where one was to come: what came nearest, and a position made by a cheat. */
export function NotReachedNote() {
  const words = useAdviceWords();
  const locale = useLocale((state) => state.locale);
  const notReached = useAdvice((state) => state.notReached);
  if (notReached === null) return null;
  const { name, games, nearest, chain, forced } = notReached;
  const close = () => useAdvice.setState({ notReached: null });
  return (
    <div className="not-reached">
      <div role="status">
        <p>{name === null ? words.noGoal : words.notReached(name[locale], games)}</p>
        {nearest !== null && <p>{nearest[locale]}</p>}
        {chain !== null && chain.length > 0 && <p>{words.endlessChain(chain.join(' › '))}</p>}
      </div>
      {forced !== null && (
        <Button
          off={false}
          className="button"
          title={words.forcedHelp}
          onClick={() => {
            close();
            void playAgain(forced);
          }}
        >
          {words.forced}
        </Button>
      )}
      <Button off={false} className="button" onClick={close}>
        {words.close}
      </Button>
    </div>
  );
}
