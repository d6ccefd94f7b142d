import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStudioHost } from '#host/studio-host.ts';
import { AutoSave, type AutoSaveChoice } from '#renderer/desk/project/auto-save.ts';
import { takeFiles } from '#renderer/desk/project/disk-files.ts';
import { fileActionQueue } from '#renderer/desk/project/file-actions.ts';
import { canConvert, convertForm, writtenForm } from '#renderer/desk/project/file-form.ts';
import { forgetAll, noteComposing, noteTyping } from '#renderer/desk/project/project-actions.ts';
import { isDirty, openFile, projectStore } from '#renderer/desk/project/project-store.ts';
import { canRevert, revertFile } from '#renderer/desk/project/revert-file.ts';
import { saveAs } from '#renderer/desk/project/save-as.ts';
import { saveFile } from '#renderer/desk/project/save-file.ts';
import { redo, undo } from '#renderer/desk/project/undo.ts';
import { writes } from '#renderer/desk/project/writes.ts';

let around = '';
let project = '';
let host: ReturnType<typeof makeStudioHost>;
beforeEach(async () => {
  around = mkdtempSync(path.join(os.tmpdir(), 'keeping-files-'));
  process.env['STUDIO_STATE_FOLDER'] = path.join(around, 'state');
  project = path.join(around, 'project');
  mkdirSync(path.join(project, 'cards'), { recursive: true });
  for (const file of ['studio.json', 'cards/a.json', 'cards/b.json']) writeFileSync(at(file), '{\n  "is": 1\n}\n');
  host = makeStudioHost(project);
  fileActionQueue().open(host.changeFiles);
  projectStore.setState({ files: new Map(), tabs: [], current: null, conflicts: new Map(), save: { kind: 'none' } });
  await read();
  forgetAll();
});
afterEach(() => {
  vi.useRealTimers();
  delete process.env['STUDIO_STATE_FOLDER'];
  rmSync(around, { recursive: true, force: true });
});

const at = (file: string): string => path.join(project, file);
const onDisk = (file: string): string => readFileSync(at(file), 'utf8');
const page = (file: string) => projectStore.getState().files.get(file);
const dirty = (): readonly string[] =>
  [...projectStore.getState().files.values()].filter(isDirty).map((file) => file.path);

async function read(): Promise<void> {
  const { folder, files, folders } = await host.openProject({});
  takeFiles(folder, files);
  projectStore.setState({ folders });
}

function type(file: string, text: string): void {
  const length = page(file)?.text.length ?? 0;
  noteTyping(file, [{ offset: 0, length, text }], { length: text.length, whole: () => text });
}

describe('save as', () => {
  it('writes the text into a new file and opens it with its unsaved edits, and one undo reverts it', async () => {
    openFile('cards/a.json');
    type('cards/a.json', '{"is": 2}\n');
    expect(await saveAs('cards/a.json', 'cards/new/c.json')).toBeNull();
    expect([onDisk('cards/new/c.json'), onDisk('cards/a.json')]).toEqual(['{"is": 2}\n', '{\n  "is": 1\n}\n']);
    expect(projectStore.getState().tabs).toEqual(['cards/new/c.json']);
    expect(dirty()).toEqual([]);
    undo();
    await writes().all();
    expect([page('cards/a.json')?.text, page('cards/new/c.json')]).toEqual(['{"is": 2}\n', undefined]);
    redo();
    await writes().all();
    expect([onDisk('cards/new/c.json'), dirty()]).toEqual(['{"is": 2}\n', []]);
  });

  it('writes nothing to an existing name', async () => {
    type('cards/a.json', '{"is": 2}\n');
    expect(await saveAs('cards/a.json', 'cards/b.json')).toEqual({ path: 'cards/b.json', code: 'exists' });
    expect([onDisk('cards/b.json'), dirty()]).toEqual(['{\n  "is": 1\n}\n', ['cards/a.json']]);
  });
});

describe('revert', () => {
  it('is one step that undo reverts', () => {
    type('cards/a.json', '{"is": 2}\n');
    revertFile(host, 'cards/a.json');
    expect([page('cards/a.json')?.text, dirty()]).toEqual(['{\n  "is": 1\n}\n', []]);
    undo();
    expect(page('cards/a.json')?.text).toBe('{"is": 2}\n');
  });

  it('loads the changes of other programs, but not their deletions', async () => {
    type('cards/a.json', '{"is": 2}\n');
    type('cards/b.json', '{"is": 2}\n');
    writeFileSync(at('cards/a.json'), '{"is": 3}\n');
    rmSync(at('cards/b.json'));
    await read();
    revertFile(host, 'cards/a.json');
    expect([page('cards/a.json')?.text, canRevert(page('cards/b.json'))]).toEqual(['{"is": 3}\n', false]);
  });
});

describe('changing the encoding of a file', () => {
  it('writes line ends and byte order mark with the current text, keeps them on later saves, and can be undone', async () => {
    type('cards/a.json', '{\n  "is": 2\n}\n');
    await convertForm(host, 'cards/a.json', { ends: 'CRLF' });
    await convertForm(host, 'cards/a.json', { bom: true });
    expect(onDisk('cards/a.json')).toBe('\ufeff{\r\n  "is": 2\r\n}\r\n');
    expect(writtenForm(page('cards/a.json') as never)).toEqual({ encoding: 'UTF-8', bom: true, ends: 'CRLF' });
    await read();
    type('cards/a.json', '{\n  "is": 3,\n  "new": 1\n}\n');
    await saveFile(host, 'cards/a.json');
    expect(onDisk('cards/a.json')).toBe('\ufeff{\r\n  "is": 3,\r\n  "new": 1\r\n}\r\n');
    await convertForm(host, 'cards/a.json', { ends: 'LF', bom: false });
    expect(onDisk('cards/a.json')).toBe('{\n  "is": 3,\n  "new": 1\n}\n');
    expect([canConvert('cards/a.json', { ends: 'LF' }), canConvert('cards/a.json', { bom: true })]).toEqual([
      false,
      true,
    ]);
  });

  it('makes mixed line ends uniform', async () => {
    writeFileSync(at('cards/a.json'), '{\r\n  "is": 1\n}\r\n');
    await read();
    expect(page('cards/a.json')?.ends).toBe('mixed');
    await convertForm(host, 'cards/a.json', { ends: 'CRLF' });
    expect([onDisk('cards/a.json'), page('cards/a.json')?.ends]).toEqual(['{\r\n  "is": 1\r\n}\r\n', 'CRLF']);
  });
});

describe('saving automatically', () => {
  const delay = { when: 'afterDelay', delay: 1000 } as const;
  const started: (() => void)[] = [];
  afterEach(() => {
    for (const end of started.splice(0)) end();
  });

  function start(choice: AutoSaveChoice): AutoSave {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const saving = new AutoSave(host, () => choice);
    started.push(saving.start());
    return saving;
  }
  async function passed(milliseconds: number): Promise<void> {
    vi.advanceTimersByTime(milliseconds);
    await writes().all();
  }

  it('starts after a pause in typing, unless it is off', async () => {
    start(delay);
    type('cards/a.json', '{"is": 2}\n');
    await passed(900);
    type('cards/a.json', '{"is": 22}\n');
    await passed(900);
    expect(dirty()).toEqual(['cards/a.json']);
    await passed(200);
    expect([onDisk('cards/a.json'), dirty()]).toEqual(['{"is": 22}\n', []]);
    for (const end of started.splice(0)) end();
    start({ when: 'off', delay: 1 });
    type('cards/a.json', '{"is": 3}\n');
    await passed(5000);
    expect(dirty()).toEqual(['cards/a.json']);
  });

  it('does not try a file written by another program, which is the person’s decision', async () => {
    start(delay);
    const saved = vi.spyOn(host, 'saveFile');
    type('cards/a.json', '{"is": 2}\n');
    projectStore.setState({ conflicts: new Map([['cards/a.json', null]]) });
    await passed(5000);
    expect(saved).not.toHaveBeenCalled();
  });

  it('waits for the end of a composition', async () => {
    start(delay);
    type('cards/a.json', '{"is": 2}\n');
    noteComposing(true);
    await passed(5000);
    expect(dirty()).toEqual(['cards/a.json']);
    noteComposing(false);
    await passed(1000);
    expect(dirty()).toEqual([]);
  });

  it('starts when the editor loses focus, if chosen; during a composition at its end', async () => {
    const saving = start({ when: 'onFocusChange', delay: 1 });
    type('cards/a.json', '{"is": 2}\n');
    await passed(5000);
    expect(dirty()).toEqual(['cards/a.json']);
    noteComposing(true);
    saving.leave();
    noteComposing(false);
    await passed(0);
    expect(dirty()).toEqual([]);
    type('cards/b.json', '{"is": 2}\n');
    saving.leave();
    await passed(0);
    expect(dirty()).toEqual([]);
  });

  it('decides neither conflicts with other programs nor refused saves', async () => {
    start(delay);
    type('cards/a.json', '{"is": 2}\n');
    writeFileSync(at('cards/a.json'), '{"is": 3}\n');
    await read();
    type('cards/b.json', '{"is": "\ud800"}\n');
    await passed(5000);
    expect([onDisk('cards/a.json'), dirty()]).toEqual(['{"is": 3}\n', ['cards/a.json', 'cards/b.json']]);
    type('cards/b.json', '{"is": 2}\n');
    await passed(5000);
    expect(dirty()).toEqual(['cards/a.json', 'cards/b.json']);
  });
});
