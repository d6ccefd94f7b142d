import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decodeText } from '#host/files/decode-text.ts';
import { versionOf } from '#host/project/project-files.ts';
import { makeForeignTexts } from '#host/state/foreign-text.ts';
import { makeStudioHost } from '#host/studio-host.ts';

let outside: string;
let project: string;
let state: string;
beforeEach(async () => {
  outside = await mkdtemp(path.join(tmpdir(), 'studio-foreign-'));
  project = path.join(outside, 'project');
  state = path.join(outside, 'state');
  await mkdir(project);
});
afterEach(() => rm(outside, { recursive: true, force: true }));

const text = '{"a":"テスト"}\n';
const ascii = (letters: string) => [...Buffer.from(letters, 'ascii')];
const bytes = {
  Shift_JIS: Buffer.from([...ascii('{"a":"'), 0x83, 0x65, 0x83, 0x58, 0x83, 0x67, ...ascii('"}\r\n')]),
  'EUC-JP': Buffer.from([...ascii('{"a":"'), 0xa5, 0xc6, 0xa5, 0xb9, 0xa5, 0xc8, ...ascii('"}\r\n')]),
  'UTF-16': Buffer.from(`\ufeff${text.replace('\n', '\r\n')}`, 'utf16le'),
} as const;
const place = 'a.json';
const file = () => path.join(project, place);

describe('a document of another encoding', () => {
  it.each(Object.entries(bytes))(
    'in %s is decoded, saved as UTF-8 with its line ends, and can be restored',
    async (encoding, before) => {
      await writeFile(file(), before);
      const host = makeStudioHost(project);
      const { version, readings } = await host.readForeign({ path: place, keep: true });
      expect(version).toBe(versionOf(before));
      expect(readings.find((one) => one.encoding === encoding)).toEqual({ encoding, text });
      expect(await readFile(file())).toEqual(before);
      const saved = await host.saveFile({ path: place, text, base: version });
      expect(await readFile(file(), 'utf8')).toBe('{"a":"テスト"}\r\n');
      if (!saved.saved) throw new Error(saved.reason);
      expect(await host.restoreBytes({ path: place, was: version, base: saved.version })).toEqual({
        saved: true,
        version,
      });
      expect(await readFile(file())).toEqual(before);
    },
  );

  it('in UTF-16 of the other byte order is read too', async () => {
    await writeFile(file(), Buffer.from(bytes['UTF-16']).swap16());
    const { readings } = await makeForeignTexts(project, state).read(place, false);
    expect(readings).toContainEqual({ encoding: 'UTF-16', text });
  });

  it('in Windows-1252 is detected and read with its quotation marks, dashes, ellipsis and euro sign', async () => {
    const quoted = [0x93, ...ascii('N'), 0xfc, ...ascii('rnberg'), 0x94, ...ascii(' '), 0x96, ...ascii(' 5 ')];
    await writeFile(file(), Buffer.from([...quoted, 0x80, ...ascii('.'), 0x85, ...ascii('\n')]));
    const { readings } = await makeForeignTexts(project, state).read(place, false);
    expect(readings).toContainEqual({ encoding: 'Windows-1252', text: '“Nürnberg” – 5 €.…\n' });
    expect(decodeText(await readFile(file()))).toMatchObject({ fault: { guess: 'Windows-1252' } });
  });

  it('is not guessed when it cannot be decoded', () => {
    // A Shift_JIS character and a control character
    expect(decodeText(Buffer.from([0x01, 0x88, 0x9f]))).toMatchObject({ fault: { guess: null } });
  });

  it.each([
    ['meaningless bytes', Buffer.from([0x7b, 0xff, 0xc3])],
    ['Shift_JIS with half a character at the end', bytes.Shift_JIS.subarray(0, 7)],
    ['UTF-16 with half a character', bytes['UTF-16'].subarray(0, 9)],
    ['UTF-8, which needs no conversion', Buffer.from(text)],
  ])('in %s is refused rather than read with losses', async (_, wrong) => {
    await writeFile(file(), wrong);
    const { readings } = await makeForeignTexts(project, state).read(place, true);
    expect(readings.filter(({ text }) => text.includes('\ufffd'))).toEqual([]);
    expect(readings.map(({ encoding }) => encoding)).toEqual([]);
  });

  it('is not restored over the changes of another program', async () => {
    await writeFile(file(), bytes.Shift_JIS);
    const host = makeStudioHost(project);
    const { version } = await host.readForeign({ path: place, keep: true });
    const saved = await host.saveFile({ path: place, text, base: version });
    if (!saved.saved) throw new Error(saved.reason);
    await writeFile(file(), '{"b":1}');
    expect(await host.restoreBytes({ path: place, was: version, base: saved.version })).toMatchObject({
      saved: false,
      reason: 'conflict',
    });
    expect(await readFile(file(), 'utf8')).toBe('{"b":1}');
  });

  it('is restored only when its bytes were kept and match', async () => {
    await writeFile(file(), bytes.Shift_JIS);
    const texts = makeForeignTexts(project, state);
    const { version } = await texts.read(place, false);
    expect(await texts.bytesOf(version)).toBeNull();
    await texts.read(place, true);
    expect(await texts.bytesOf(version)).toEqual(bytes.Shift_JIS);
  });

  it('outside the project is not read', async () => {
    await writeFile(path.join(outside, 'b.json'), bytes.Shift_JIS);
    await symlink(path.join(outside, 'b.json'), file());
    const texts = makeForeignTexts(project, state);
    for (const one of [place, '../b.json', path.join(outside, 'b.json')])
      expect((await texts.read(one, true)).readings).toEqual([]);
  });
});
