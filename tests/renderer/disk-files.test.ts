import { beforeEach, describe, expect, it } from 'vitest';
import { takeFiles } from '#renderer/desk/project/disk-files.ts';
import { OpenFile } from '#renderer/desk/project/open-file.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';

const foreign = { encoding: 'Shift_JIS', version: 'of the bytes before' };
const converted = OpenFile.of({
  path: 'words.json',
  text: '{"a":"テスト"}',
  savedText: '{"a":"テスト"}',
  version: 'saved',
  bom: false,
  ends: 'LF',
  foreign,
  fault: null,
});

describe('a file that was converted and saved', () => {
  beforeEach(() => projectStore.setState({ files: new Map([[converted.path, converted]]) }));
  const onDisk = (text: string) => [{ path: converted.path, text, version: 'read again', bom: false }];
  const held = () => projectStore.getState().files.get(converted.path);

  it('can be reverted to its encoding after the disk is read again', () => {
    takeFiles('project', onDisk(converted.text));
    expect(held()).toEqual(converted.with({ version: 'read again' }));
  });

  it('can no longer be reverted after another program wrote it', () => {
    takeFiles('project', onDisk('{"a":"試験"}'));
    const { path, version, bom, ends, foreign, text, savedText } = held() as OpenFile;
    const said = '{"a":"試験"}';
    expect({ path, version, bom, ends, foreign, text, savedText }).toEqual({
      ...{ path: 'words.json', version: 'read again', bom: false, ends: 'LF', foreign: undefined },
      ...{ text: said, savedText: said },
    });
  });
});

describe('changes of many files by other programs', () => {
  const paths = ['studio.json', 'a.json', 'b.json', 'c.json'];
  const file = (path: string, text: string, savedText = text) =>
    OpenFile.of({ path, text, savedText, version: `of ${savedText}`, bom: false, fault: null });
  beforeEach(() =>
    projectStore.setState({
      files: new Map(paths.map((path) => [path, file(path, path === 'a.json' ? 'written here' : 'old', 'old')])),
      conflicts: new Map(),
      underneath: null,
    }),
  );
  const now = (path: string, text: string) => ({ path, text, version: `of ${text}`, bom: false });
  const texts = () => [...projectStore.getState().files.values()].map(({ path, text }) => `${path} ${text}`);

  it('on a branch switch are loaded and counted, except for files with unsaved edits', () => {
    takeFiles('project', [now('studio.json', 'old'), now('a.json', 'new'), now('b.json', 'new')]);
    expect(texts()).toEqual(['a.json written here', 'b.json new', 'studio.json old']);
    expect([...projectStore.getState().conflicts.keys()]).toEqual(['a.json']);
    expect(projectStore.getState().underneath).toEqual({ changed: 2, gone: 1, unsaved: 1, isFolderGone: false });
  });

  it('that remove a folder keep its unsaved texts, which continue when it is back', () => {
    takeFiles('project', []);
    expect(texts()).toEqual(['a.json written here']);
    expect(projectStore.getState().underneath).toEqual({ changed: 0, gone: 4, unsaved: 1, isFolderGone: true });
    takeFiles(
      'project',
      paths.map((path) => now(path, 'old')),
    );
    expect(texts()).toEqual(['a.json written here', 'b.json old', 'c.json old', 'studio.json old']);
    expect([...projectStore.getState().conflicts.keys()]).toEqual([]);
  });

  it('are not reported for unchanged files', () => {
    takeFiles(
      'project',
      paths.map((path) => now(path, 'old')),
    );
    expect(projectStore.getState().underneath).toBe(null);
  });
});
