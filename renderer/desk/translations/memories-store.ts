import { isMemoryPath } from '#authoring/text/files/document-path.ts';
import type { ForeignMemory } from '#authoring/tools/translations/exchange/foreign-memory.ts';
import { projectStore } from '../project/project-store.ts';
import { deskState } from '../state/desk-state.ts';
import { store } from '../state/store.ts';
import { authoring } from '../workers/authoring-client.ts';

export interface ReadMemories {
  readonly memories: readonly ForeignMemory[];
}

/** Translation memories of other programs, read for the locale of the translations. */
export const memoriesStore = store<ReadMemories>(() => ({ memories: [] }));

class AskingMemories {
  private asked: readonly unknown[] = [null];

  /** Only if files or the locale changed, since they may be long. */
  async ask(locale: string | null): Promise<void> {
    const texts = [...projectStore.getState().files].flatMap(([path, { text }]) =>
      isMemoryPath(path) ? [path, text] : [],
    );
    const about = [locale, ...texts];
    if (about.length === this.asked.length && about.every((one, i) => one === this.asked[i])) return;
    this.asked = about;
    const memories = locale === null || texts.length === 0 ? [] : await authoring().call('memories', { locale });
    if (this.asked === about) memoriesStore.setState({ memories });
  }
}
const asking = deskState(() => new AskingMemories());

export const askMemories = (locale: string | null): Promise<void> => asking().ask(locale);
