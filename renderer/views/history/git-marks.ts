import { localeNow } from '#renderer/desk/settings/locale-store.ts';
import './git-marks.css';
import { diffArrays } from 'diff';
import * as monaco from 'monaco-editor/editor';
import type { StudioApi } from '#api/studio/studio-api.ts';
import { gitStore } from '#renderer/desk/history/git-store.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { soon } from '#renderer/desk/timing/pending.ts';
import { historyWords } from '#renderer/desk/words/generated/history-words.ts';
import { pathOf } from '../editor/editor-models.ts';

// Gutter marks for lines changed since the last commit. Loaded if there is a git folder.

/** A range of lines of the current text, from 1. An empty one marks a removal before its first line. */
export interface GitMark {
  readonly kind: 'added' | 'changed' | 'removed';
  readonly from: number;
  readonly count: number;
}

/** Gives up beyond this many edits. */
const MOST_EDITS = 3000;
/** Typing pause before marks are updated, in milliseconds. */
const PAUSE = 250;

/** Empty if there are too many differences. */
export function changedLines(before: string, now: string): readonly GitMark[] {
  const parts = diffArrays(before.split('\n'), now.split('\n'), { maxEditLength: MOST_EDITS });
  const found: GitMark[] = [];
  let line = 1;
  for (const [i, { added, removed, value }] of (parts ?? []).entries()) {
    if (removed) {
      // A replacement follows and is reported with it.
      if (parts?.[i + 1]?.added !== true) found.push({ kind: 'removed', from: line, count: 0 });
      continue;
    }
    if (added) {
      const kind = parts?.[i - 1]?.removed === true ? 'changed' : 'added';
      found.push({ kind, from: line, count: value.length });
    }
    line += value.length;
  }
  return found;
}

class GitMarks {
  private readonly api: StudioApi;
  private head: string | null = null;
  private texts = new Map<string, Promise<string | null>>();
  private readonly drawn = new Map<monaco.editor.ITextModel, string[]>();
  private readonly waiting = new Map<monaco.editor.ITextModel, () => void>();

  constructor(api: StudioApi) {
    this.api = api;
  }

  follow(model: monaco.editor.ITextModel): void {
    if (model.uri.scheme !== 'project') return;
    model.onDidChangeContent(() => this.plan(model));
    model.onWillDispose(() => {
      this.waiting.get(model)?.();
      this.drawn.delete(model);
    });
    this.plan(model);
  }

  all(): void {
    for (const model of monaco.editor.getModels()) if (model.uri.scheme === 'project') this.plan(model);
  }

  private plan(model: monaco.editor.ITextModel): void {
    this.waiting.get(model)?.();
    this.waiting.set(
      model,
      soon(() => void this.draw(model), PAUSE),
    );
  }

  private async draw(model: monaco.editor.ITextModel): Promise<void> {
    const { git } = gitStore.getState();
    const head = git.kind === 'ready' ? git.head : null;
    const before = head === null ? null : await this.textOf(head, pathOf(model));
    if (model.isDisposed()) return;
    const changes = before === null ? [] : changedLines(before, model.getValue());
    const marks = changes.map(decorationOf);
    this.drawn.set(model, model.deltaDecorations(this.drawn.get(model) ?? [], marks));
  }

  private textOf(head: string, path: string): Promise<string | null> {
    if (head !== this.head) {
      this.head = head;
      this.texts = new Map();
    }
    const known = this.texts.get(path);
    if (known !== undefined || !projectStore.getState().files.has(path)) return known ?? Promise.resolve(null);
    const text = this.api.gitText({ path, commit: head }).then(
      (reply) => ('text' in reply ? reply.text : null),
      () => null,
    );
    this.texts.set(path, text);
    return text;
  }
}

function decorationOf({ kind, from, count }: GitMark): monaco.editor.IModelDeltaDecoration {
  const locale = localeNow();
  const line = Math.max(1, from);
  return {
    range: new monaco.Range(line, 1, Math.max(line, from + count - 1), 1),
    options: {
      isWholeLine: false,
      linesDecorationsClassName: `git-mark git-${kind}`,
      linesDecorationsTooltip: historyWords[locale].sinceHead[kind],
    },
  };
}

export function startGitMarks(api: StudioApi): void {
  const marks = new GitMarks(api);
  for (const model of monaco.editor.getModels()) marks.follow(model);
  monaco.editor.onDidCreateModel((model) => marks.follow(model));
  gitStore.subscribe(() => marks.all());
}
