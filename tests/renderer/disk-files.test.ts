import { beforeEach, describe, expect, it } from 'vitest';
import { takeFiles } from '#renderer/project/disk-files.ts';
import { type OpenFile, useProject } from '#renderer/project/project-store.ts';

const foreign = { encoding: 'Shift_JIS', version: 'of the bytes before' };
const converted: OpenFile = {
  path: 'words.json',
  text: '{"a":"テスト"}',
  savedText: '{"a":"テスト"}',
  version: 'saved',
  bom: false,
  foreign,
  fault: null,
};

describe('a file that was converted and saved', () => {
  beforeEach(() => useProject.setState({ files: new Map([[converted.path, converted]]) }));
  const onDisk = (text: string) => [{ path: converted.path, text, version: 'read again', bom: false }];
  const held = () => useProject.getState().files.get(converted.path);

  it('keeps its way back when the disk is read again', () => {
    takeFiles('project', onDisk(converted.text));
    expect(held()).toEqual({ ...converted, version: 'read again' });
  });

  it('has no way back any more once others have written something else', () => {
    takeFiles('project', onDisk('{"a":"試験"}'));
    const { foreign: _, ...rest } = converted;
    const text = '{"a":"試験"}';
    expect(held()).toEqual({ ...rest, text, savedText: text, version: 'read again' });
  });
});
