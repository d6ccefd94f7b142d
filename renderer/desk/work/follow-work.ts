import { playStore } from '../play/play-store.ts';
import { stopProgram } from '../play/program-commands.ts';
import { problemsStore } from '../problems/problems-store.ts';
import { deskWords } from '../words/generated/desk-words.ts';
import { localizedText } from '../words/words.ts';
import { beginWork, type WorkUnderWay } from './running-work.ts';

const playing = localizedText(deskWords, ({ work }) => work.play);
const checking = localizedText(deskWords, ({ work }) => work.check);

/** Reports the computer player and project checks as running work. */
export function followWork(): void {
  let play: WorkUnderWay | null = null;
  let check: WorkUnderWay | null = null;
  playStore.subscribe(({ program }, before) => {
    if (program === before.program) return;
    if (program === null) {
      play?.end();
      play = null;
      return;
    }
    play ??= beginWork(playing, stopProgram);
    play.progress(program.made, program.steps);
  });
  problemsStore.subscribe(({ checked }, before) => {
    if (checked === before.checked) return;
    check?.end();
    check = checked ? null : beginWork(checking, null);
  });
}
