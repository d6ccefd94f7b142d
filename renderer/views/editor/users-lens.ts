import * as monaco from 'monaco-editor/editor';
import type { UseSort } from '#authoring/project/index/document-uses.ts';
import type { Notes } from '#authoring/tools/hover/notes.ts';
import { lastDecisions } from '#renderer/desk/play/last-decisions.ts';
import { stepTo } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { localeNow } from '#renderer/desk/settings/locale-store.ts';
import { stage } from '#renderer/desk/stage/stage.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { pathOf } from './editor-models.ts';

// Code lenses of an entry: references, playtests that mention it, and the decision that last ran it.

const LIST = 'studio.whoNames';
const PLAYED = 'studio.whatRan';

const inContent: readonly UseSort[] = ['reference', 'override', 'requires', 'campaign', 'text'];

/** `notesOf`: the notes of a model; `changed` fires when they may differ. */
export function registerUsers(
  notesOf: (model: monaco.editor.ITextModel) => Promise<Notes>,
  changed: monaco.IEvent<void>,
): void {
  monaco.editor.registerCommand(LIST, (_, file: string, position: monaco.IPosition, sorts: readonly UseSort[]) =>
    listUsers(file, position, sorts),
  );
  monaco.editor.registerCommand(PLAYED, (_, at: number) => {
    stage().goToPart('play');
    void stepTo(at);
  });
  const provider: monaco.languages.CodeLensProvider = {
    async provideCodeLenses(model) {
      const { users } = await notesOf(model);
      const { view, events } = playStore.getState();
      const last = lastDecisions(view?.entries ?? [], events);
      const lenses = users.flatMap((user) => lensesOf(pathOf(model), user, last.get(user.id)));
      return { lenses, dispose: () => undefined };
    },
  };
  monaco.languages.registerCodeLensProvider('json', {
    ...provider,
    onDidChange: (listener) => {
      const ofText = changed(() => listener(provider));
      const leave = playStore.subscribe(({ events }, before) => {
        if (events !== before.events) listener(provider);
      });
      return {
        dispose: () => {
          ofText.dispose();
          leave();
        },
      };
    },
  });
}

/** Entries without references or runs get no lens. */
function lensesOf(
  file: string,
  { range: { start }, uses }: Notes['users'][number],
  ran: number | undefined,
): readonly monaco.languages.CodeLens[] {
  const words = deskWords[localeNow()];
  const position = { lineNumber: start.line + 1, column: start.character + 1 };
  const range = monaco.Range.fromPositions(position);
  const lens = (id: string, title: string, ...given: readonly unknown[]) => ({
    range,
    command: { id, title, arguments: [...given] },
  });
  return [
    ...(uses.references > 0
      ? [lens(LIST, words.lensReferences({ count: uses.references }), file, position, inContent)]
      : []),
    ...(uses.playtests > 0
      ? [lens(LIST, words.lensTests({ count: uses.playtests }), file, position, ['playtest'])]
      : []),
    ...(ran === undefined ? [] : [lens(PLAYED, words.lensDecision({ at: ran + 1 }), ran)]),
  ];
}

async function listUsers(file: string, position: monaco.IPosition, sorts: readonly UseSort[]): Promise<void> {
  const editor = monaco.editor.getEditors().find((one) => one.getModel()?.uri.path === `/${file}`);
  editor?.setPosition(position);
  const { listReferences } = await import('#renderer/desk/editor/names-at-cursor.ts');
  await listReferences(sorts);
}
