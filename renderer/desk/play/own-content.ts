import type { PlayState, ReplayableGame } from './play-store.ts';
import { asReplay, current, engine, inTurn, keepPlayed, look, show, tell } from './running-engine.ts';

// Continuing a line on its own content. Edits are held back until the game returns to the project's.

type Texts = NonNullable<PlayState['playedOn']>;

export const presentTexts = ({ ownContent, playedOn }: PlayState): Texts | null => ownContent?.present ?? playedOn;

/** Plays a line to its end on its own texts. False: they are not playable, and nothing has changed. */
export async function playOnOwnTexts(whole: ReplayableGame, line: string, texts: Texts): Promise<boolean> {
  let isDone = false;
  await inTurn({ kind: 'restoring' }, async () => {
    const present = presentTexts(current());
    if (present === null || (await engine().ask('content', { files: { ...texts } })).problems > 0) return;
    isDone = true;
    const { broken } = await engine().ask('replay', asReplay(whole));
    show({ ownContent: { present }, playedOn: texts });
    show({ line, laid: null, undone: [], changedEvent: null, reward: null });
    await look(0, 0);
    keepPlayed(whole.setup);
    await tell(broken === null ? { kind: 'none' } : { kind: 'broken', broken });
  });
  return isDone;
}

/** Within a turn: returns to the project's content. True: it was another. */
export async function toPresent(): Promise<boolean> {
  const { ownContent } = current();
  if (ownContent === null) return false;
  await engine().ask('content', { files: { ...ownContent.present } });
  show({ ownContent: null, playedOn: ownContent.present });
  return true;
}

/** Holds back the current texts while a game runs on other content. True: it does. */
export function holdBackEdits(present: Texts, errors: number): boolean {
  const { ownContent, state } = current();
  if (ownContent === null) return false;
  if (state !== 'running') {
    show({ ownContent: null });
    return false;
  }
  if (errors === 0) show({ ownContent: { present } });
  return true;
}
