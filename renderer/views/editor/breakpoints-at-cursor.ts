import * as monaco from 'monaco-editor/editor';
import { pathsAround } from '#renderer/desk/editor/effect-lines.ts';
import { listPlaces } from '#renderer/desk/palette/palette-store.ts';
import { stepTo } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { effectAmong, loadRunCounts, toggleStop } from '#renderer/desk/play/stop-commands.ts';
import { cursorStore } from '#renderer/desk/project/cursor-store.ts';
import { documentsOf } from '#renderer/desk/project/documents.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { localeNow } from '#renderer/desk/settings/locale-store.ts';
import { sought } from '#renderer/desk/sought/match.ts';
import { breakpointsStore } from '#renderer/desk/stops/stops-store.ts';
import { stopWords } from '#renderer/desk/words/generated/stop-words.ts';
import { modelOf, pathOf } from './editor-models.ts';

interface Line {
  readonly model: monaco.editor.ITextModel;
  readonly line: number;
}

function lineHere(): Line | null {
  const { current, files } = projectStore.getState();
  const text = files.get(current ?? '')?.text;
  if (current === null || text === undefined) return null;
  return { model: modelOf(current, text), line: cursorStore.getState().places.get(current)?.line ?? 1 };
}

export function effectPathsOn({ model, line }: Line): readonly string[] {
  const document = documentsOf(projectStore.getState().files)[pathOf(model)];
  if (document === undefined) return [];
  const offset = model.getOffsetAt({ lineNumber: line, column: model.getLineFirstNonWhitespaceColumn(line) || 1 });
  const end = model.getOffsetAt({ lineNumber: line, column: model.getLineMaxColumn(line) });
  return pathsAround(model.getValue(), document, { offset, end });
}

export async function toggleHere(): Promise<void> {
  const line = lineHere();
  if (line !== null && !(await toggleStop(effectPathsOn(line)))) noEffect(line);
}

export async function askCondition(line: Line): Promise<void> {
  const way = await effectAmong(effectPathsOn(line));
  if (way === null) return noEffect(line);
  const known = breakpointsStore.getState().points.find((one) => one.kind === 'effect' && one.way === way);
  breakpointsStore.setState({ asked: known ?? { kind: 'effect', way, condition: null } });
}
export async function conditionHere(): Promise<void> {
  const line = lineHere();
  if (line !== null) await askCondition(line);
}

function noEffect({ model, line }: Line): void {
  const editor = monaco.editor.getEditors().find((one) => one.getModel() === model);
  editor
    ?.getContribution<
      monaco.editor.IEditorContribution & { showMessage?: (said: string, at: monaco.IPosition) => void }
    >('editor.contrib.messageController')
    ?.showMessage?.(stopWords[localeNow()].noEffectHere, {
      lineNumber: line,
      column: model.getLineFirstNonWhitespaceColumn(line) || 1,
    });
}

export async function listRuns(): Promise<void> {
  const line = lineHere();
  if (line === null) return;
  const way = await effectAmong(effectPathsOn(line));
  if (way === null) return noEffect(line);
  await loadRunCounts();
  const words = stopWords[localeNow()];
  const { view, events } = playStore.getState();
  const entries = breakpointsStore.getState().ran.get(way)?.entries ?? [];
  const whatItDid = (at: number): readonly string[] => {
    const [from, to] = [at < 0 ? 0 : (view?.entries[at]?.events ?? 0), view?.entries[at + 1]?.events ?? events.length];
    return events.slice(from, to).flatMap(({ path, sentence }) => (path === way && sentence !== '' ? [sentence] : []));
  };
  listPlaces({
    label: words.ranOf({ way }),
    hint: entries.length === 0 ? words.neverRan : words.ranHint,
    items: entries.map((at) => {
      const label = at < 0 ? words.inSetUp : (view?.entries[at]?.sentence ?? '');
      const detail = [...new Set(whatItDid(at))].join(' · ');
      return {
        key: `ran ${at}`,
        group: 'found',
        icon: 'log',
        label,
        detail,
        hint: at < 0 ? [] : [words.decision({ number: at + 1 })],
        names: [label, detail, String(at + 1)].map(sought),
        run: () => void stepTo(Math.max(0, at)),
      };
    }),
    left: () => undefined,
  });
}
