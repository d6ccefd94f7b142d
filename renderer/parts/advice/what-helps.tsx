import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import './advice.css';
import { useEffect, useState } from 'react';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { gameOnTable, withAdvice } from '#renderer/desk/advice/advice-line.ts';
import { cheat, playFurther } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { adviceWords } from '#renderer/desk/words/generated/advice-words.ts';
import type { LegalityHintsView } from '#renderer/desk/workers/advice-calls.ts';

const looking = localizedText(deskWords, ({ work }) => work.findHelp);

/** Changes that would make an answer legal, the smallest first. */
export function WhatHelps({ answer, onDone }: { readonly answer: JsonObject; readonly onDone: () => void }) {
  const words = useWords(adviceWords);
  const locale = useLocale();
  const [helps, setHelps] = useState<LegalityHintsView | null>(null);
  useEffect(() => {
    const game = gameOnTable();
    if (game === null) return;
    let isWanted = true;
    const { seat } = playStore.getState();
    void withAdvice(looking, (client) => client.call('helps', { game, answer, seat }), 'passing').then((found) => {
      if (isWanted) setHelps(found);
    });
    return () => {
      isWanted = false;
    };
  }, [answer]);
  if (helps === null) return <p className="muted text-11">{words.looking}</p>;
  const { changes, later, tried } = helps;
  if (changes.length === 0 && later === null) return <p className="muted text-11">{words.noHelp({ count: tried })}</p>;
  const done = (what: () => Promise<void>) => () => {
    onDone();
    void what();
  };
  return (
    <section className="what-helps" aria-label={words.helps}>
      <h3 className="row between muted text-11 bold">
        {words.helps}
        <span>{words.tried({ count: tried })}</span>
      </h3>
      <ul>
        {changes.map(({ text, put, path }) => (
          <li key={path.join('/')} className="row between gap-3">
            <span>{text[locale]}</span>
            <Button onClick={done(() => cheat({ put }))}>{words.makeSo}</Button>
          </li>
        ))}
        {later !== null && (
          <li className="row between gap-3">
            <span>
              {words.then({
                first: later.sentences[0]?.[locale],
                rest: later.sentences.length > 1 ? later.sentences.length - 1 : null,
              })}{' '}
              <b>{words.from({ at: later.at })}</b>
            </span>
            <Button onClick={done(() => playOn(later.answers))}>{words.playOn}</Button>
          </li>
        )}
      </ul>
    </section>
  );
}

function playOn(answers: readonly JsonObject[]): Promise<void> {
  const game = gameOnTable();
  if (game === null) return Promise.resolve();
  return playFurther({ setup: game.setup, entries: [...game.entries, ...answers] });
}
