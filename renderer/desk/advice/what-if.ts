import type { ProspectView } from '#api/session/advice.ts';
import { playStore } from '../play/play-store.ts';
import { deskWords } from '../words/generated/desk-words.ts';
import { localizedText } from '../words/words.ts';
import { endAdvice, gameOnTable, withAdvice } from './advice-line.ts';
import { adviceStore, type WhatIf } from './advice-store.ts';

const looking = localizedText(deskWords, ({ work }) => work.lookAhead);

export async function lookAhead(): Promise<void> {
  const game = gameOnTable();
  const { view } = playStore.getState();
  if (game === null || view === null) return;
  const of = view.actions;
  const { playouts, player, seed } = adviceStore.getState().options;
  const show = (part: Partial<WhatIf>): void => {
    const { whatIf } = adviceStore.getState();
    if (whatIf?.of === of) adviceStore.setState({ whatIf: { ...whatIf, ...part } });
  };
  adviceStore.setState({ whatIf: { of, rows: new Map(), games: 0, playouts, farthest: null, isOver: false } });
  await withAdvice(looking, async (client, progress) => {
    await client.call('whatIf', { game, playouts, player, seed, seat: view.seat });
    for (let at = await client.call('on', null); at !== null; at = await client.call('on', null)) {
      if (at.games === 0) break;
      progress(at.games, at.of);
      show({ rows: byAnswer(at.rows), games: at.games, farthest: at.farthest });
      if (at.games >= at.of || playStore.getState().view?.actions !== of) break;
    }
  });
  show({ isOver: true });
}

const byAnswer = (rows: readonly ProspectView[]) => new Map(rows.map((row) => [JSON.stringify(row.answer), row]));

export function stopSearch(): void {
  endAdvice();
}
