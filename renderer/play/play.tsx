import './play-panel.css';
import { useRef } from 'react';
import { useDock } from '../dock/dock-store.ts';
import { findTable } from '../tables/table-list.ts';
import { useLocale } from '../words/locale-store.ts';
import { Actions } from './actions.tsx';
import { Controls } from './controls.tsx';
import { DifferenceLine } from './difference.tsx';
import { Log } from './log.tsx';
import { act, cheat, newGame, whyNot } from './play-commands.ts';
import { usePlay } from './play-store.ts';
import { useDocuments, usePlayedDocuments } from './use-documents.ts';
import { useWidth } from './use-width.ts';

const nothing = {};
const noLabels = {};
/** From this width on the actions stand beside the table. */
const wideFrom = 1000;

/** The game beside the text. How its table looks is the business of `tables/`. */
export function Play() {
  const { locale, words } = useLocale();
  const { view, state, busy, hasContent } = usePlay();
  const documents = useDocuments();
  const played = usePlayedDocuments();
  const { Setup, Board, Cheats, resultName } = findTable(documents);
  const panel = useRef<HTMLElement>(null);
  const isWide = useWidth(panel) >= wideFrom;
  // While the game has the whole desk its log has no place of its own.
  const hasLog = useDock((dock) => dock.shown.has('log'));
  const playing = state === 'running' && view !== null;
  return (
    <section className={isWide ? 'play play-wide' : 'play'} aria-label={words.play} ref={panel}>
      <p className="hidden" aria-live="polite">
        {view?.entries.at(-1)?.sentence}
      </p>
      <div className="play-head">
        <Setup documents={documents} locale={locale} busy={busy || !hasContent} onStart={newGame} />
        <Controls />
        <DifferenceLine />
      </div>
      <div className="board scroll">
        {playing ? (
          <Board
            table={view.table}
            figures={view.figures}
            labels={view.labels}
            locale={locale}
            documents={played}
            actions={view.actions}
            about={view.decision?.about ?? nothing}
            busy={busy}
            onAct={act}
            onWhy={whyNot}
          />
        ) : (
          <p className="empty">{words.notStarted}</p>
        )}
      </div>
      <Actions resultName={(result) => resultName(result, locale)} />
      {isWide && !hasLog && <Log />}
      <section className="cheats" aria-label={words.cheats}>
        <h2>{words.cheats}</h2>
        <Cheats
          table={view?.table ?? null}
          documents={played}
          locale={locale}
          labels={view?.labels ?? noLabels}
          busy={busy || !playing}
          onCheat={cheat}
        />
      </section>
    </section>
  );
}
