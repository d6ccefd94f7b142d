import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FileStep } from '#authoring/project/documents/file-step.ts';
import { makeStudioHost } from '#host/studio-host.ts';
import { takeFiles } from '#renderer/desk/project/disk-files.ts';
import { createStep, deleteStep, fileActionQueue, performWithFiles } from '#renderer/desk/project/file-actions.ts';
import { fileNoteStore } from '#renderer/desk/project/file-note-store.ts';
import { forgetAll, historyStore, noteTyping } from '#renderer/desk/project/project-actions.ts';
import { isDirty, openFile, projectStore } from '#renderer/desk/project/project-store.ts';
import { saveFile } from '#renderer/desk/project/save-file.ts';
import { redo, undo } from '#renderer/desk/project/undo.ts';
import { writes } from '#renderer/desk/project/writes.ts';

let around = '';
let project = '';
let host: ReturnType<typeof makeStudioHost>;
beforeEach(async () => {
  around = mkdtempSync(path.join(os.tmpdir(), 'file-actions-'));
  process.env['STUDIO_STATE_FOLDER'] = path.join(around, 'state');
  project = path.join(around, 'project');
  for (const folder of ['cards', 'l10n/en/cards']) mkdirSync(path.join(project, folder), { recursive: true });
  for (const file of ['studio.json', 'cards/a.json', 'cards/b.json', 'l10n/en/cards/a.json'])
    writeFileSync(path.join(project, file), `{"is": "${file}"}\n`);
  host = makeStudioHost(project);
  fileActionQueue().open(host.changeFiles);
  projectStore.setState({ files: new Map(), tabs: [], current: null, conflicts: new Map(), moved: new Map() });
  fileNoteStore.setState({ note: null });
  forgetAll();
  const { folder, files, folders } = await host.openProject({});
  takeFiles(folder, files);
  projectStore.setState({ folders });
  forgetAll();
});
afterEach(() => {
  delete process.env['STUDIO_STATE_FOLDER'];
  rmSync(around, { recursive: true, force: true });
});

const name = { kind: 'command', ja: '試す', en: 'Try' } as const;
const perform = (...files: readonly FileStep[]) => performWithFiles({ name, files, changes: [] });
const move = (from: string, to: string): FileStep => ({ kind: 'move', path: from, to });

async function taken(turn: () => void): Promise<void> {
  turn();
  await writes().all();
}

function type(file: string, text: string): void {
  const before = projectStore.getState().files.get(file)?.text ?? '';
  noteTyping(file, [{ offset: 0, length: before.length, text }], { length: text.length, whole: () => text });
}

function onDisk(): Readonly<Record<string, string>> {
  const all = readdirSync(project, { recursive: true, encoding: 'utf8' }).sort();
  const files = all.filter((file) => statSync(path.join(project, file)).isFile());
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(project, file), 'utf8')]));
}
function inPage(): Readonly<Record<string, string>> {
  return Object.fromEntries([...projectStore.getState().files.values()].map((file) => [file.path, file.text]));
}

describe('an action with files', () => {
  it('creates a file and its folders; undo removes them, and redo restores them', async () => {
    const before = onDisk();
    expect(await perform(createStep('scenarios/S9/scenario.json', '{}\n'))).toBe(null);
    const after = onDisk();
    expect(after).toEqual({ ...before, 'scenarios/S9/scenario.json': '{}\n' });
    expect(inPage()).toEqual(after);
    expect(projectStore.getState().folders).toContain('scenarios/S9');
    await taken(undo);
    expect([onDisk(), inPage()]).toEqual([before, before]);
    expect(readdirSync(project)).toEqual(['cards', 'l10n', 'studio.json']);
    await taken(redo);
    expect([onDisk(), inPage()]).toEqual([after, after]);
  });

  it('moves a file with its translation, its tab, its unsaved text and its undo steps', async () => {
    openFile('cards/a.json');
    openFile('cards/b.json');
    openFile('cards/a.json');
    type('cards/a.json', '{"is": "typed"}\n');
    expect(await perform(move('cards/a.json', 'decks/c.json'))).toBe(null);
    expect(Object.keys(onDisk())).toEqual(['cards/b.json', 'decks/c.json', 'l10n/en/decks/c.json', 'studio.json']);
    const { tabs, current, files, moved } = projectStore.getState();
    expect([tabs, current]).toEqual([['decks/c.json', 'cards/b.json'], 'decks/c.json']);
    expect(files.get('decks/c.json')).toMatchObject({
      text: '{"is": "typed"}\n',
      savedText: '{"is": "cards/a.json"}\n',
    });
    expect(moved.get('decks/c.json')).toBe('cards/a.json');
    await saveFile(host, 'decks/c.json');
    expect(onDisk()['decks/c.json']).toBe('{"is": "typed"}\n');
    await taken(undo);
    await taken(undo);
    expect(projectStore.getState().files.get('cards/a.json')?.text).toBe('{"is": "cards/a.json"}\n');
    expect(onDisk()['cards/a.json']).toBe('{"is": "typed"}\n');
  });

  it('deletes a file with its unsaved text, and undo restores both', async () => {
    const before = onDisk();
    openFile('cards/a.json');
    type('cards/a.json', '{"is": "typed"}\n');
    expect(await perform(deleteStep('cards'))).toBe(null);
    expect(Object.keys(inPage())).toEqual(['studio.json']);
    expect(projectStore.getState().tabs).toEqual([]);
    await taken(undo);
    expect(onDisk()).toEqual(before);
    expect(inPage()).toEqual({ ...before, 'cards/a.json': '{"is": "typed"}\n' });
    await taken(undo);
    expect(inPage()).toEqual(before);
  });

  it('is one step with its text changes, which stay unsaved', async () => {
    const before = inPage();
    const changes = [{ path: 'decks/b.json', replacements: [{ offset: 0, removed: '', inserted: '\n' }] }];
    const action = { name, files: [move('cards/b.json', 'decks/b.json')], changes };
    expect(await performWithFiles(action)).toBe(null);
    const moved = projectStore.getState().files.get('decks/b.json');
    expect([moved?.text, moved !== undefined && isDirty(moved)]).toEqual(['\n{"is": "cards/b.json"}\n', true]);
    await taken(undo);
    expect(inPage()).toEqual(before);
    expect(await performWithFiles({ ...action, changes: [{ path: 'x.json', replacements: [] }] })).toEqual({
      path: 'x.json',
      code: 'conflict',
    });
    expect([inPage(), onDisk()]).toEqual([before, before]);
  });

  it('changes nothing when it is refused', async () => {
    const before = inPage();
    writeFileSync(path.join(project, 'cards/b.json'), '{"by": "others"}');
    expect(await perform(createStep('new.json', '{}'), deleteStep('cards'))).toEqual({
      path: 'cards/b.json',
      code: 'conflict',
    });
    expect(inPage()).toEqual(before);
    expect(historyStore.getState().history.done).toEqual([]);
  });

  it('can be undone later when its undo is refused', async () => {
    await perform(deleteStep('cards/b.json'));
    writeFileSync(path.join(project, 'cards/b.json'), '{"by": "others"}');
    await taken(undo);
    expect(fileNoteStore.getState().note).toEqual({
      kind: 'refused',
      did: 'undone',
      path: 'cards/b.json',
      code: 'exists',
    });
    rmSync(path.join(project, 'cards/b.json'));
    await taken(undo);
    expect(onDisk()['cards/b.json']).toBe('{"is": "cards/b.json"}\n');
  });
});
