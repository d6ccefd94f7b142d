import { Buffer } from 'node:buffer';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { AskedInWindow, PrintState } from '#api/studio/print-calls.ts';
import { isAsk, isReply } from '#api/studio/studio-api.ts';
import { PrintJobs } from '#host/print/print-jobs.ts';
import type { Printer } from '#host/print/printer.ts';
import { run } from '../../cli/printed-file.ts';

const around = mkdtempSync(path.join(tmpdir(), 'studio-prints-'));
const project = path.join(around, 'project');
cpSync('sample-content/tokyo-site-seeing', project, { recursive: true });
afterAll(() => rmSync(around, { recursive: true, force: true }));

const weapon = { path: 'cards/weapons.json', id: 'W-01' };
const deck: AskedInWindow = {
  ...{
    as: 'deck',
    parts: ['cards'],
    only: [weapon],
    locales: ['ja'],
    copies: 'one',
    paper: 'a4',
    shop: null,
    duplex: 'long',
    guides: 'rim',
  },
  ...{ offset: { x: 0, y: 0 }, address: null },
};

async function ended(prints: PrintJobs, asked: AskedInWindow, unsaved: { path: string; text: string }[] = []) {
  const ask = { asked, unsaved };
  expect(isAsk('beginPrint', ask)).toBe(true);
  const { print } = await prints.calls.beginPrint(ask);
  const told: PrintState[] = [];
  for (let done = 0; ; ) {
    const state = await prints.calls.printState({ print, done });
    expect(isReply('printState', state)).toBe(true);
    if (state.state !== 'running') return { print, state, told };
    told.push(state);
    done = state.done;
  }
}

async function fileOf(prints: PrintJobs, print: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (let from = 0; ; ) {
    const part = Buffer.from((await prints.calls.printedPart({ print, from })).part, 'base64');
    if (part.length === 0) return Buffer.concat(parts);
    parts.push(part);
    from += part.length;
  }
}

describe('a print', () => {
  it('shows its progress, is sent in parts, and is released after the download', async () => {
    const prints = new PrintJobs(project);
    const { print, state, told } = await ended(prints, deck);
    const bytes = await fileOf(prints, print);
    expect(state).toEqual({
      ...{ state: 'printed', designs: 1, cards: 1, pages: 2, bytes: bytes.length, credits: [] },
      problems: [],
    });
    expect(told).toContainEqual({ state: 'running', done: 1, of: 1 });
    const file = path.join(around, 'deck.pdf');
    writeFileSync(file, bytes);
    run('qpdf', '--check', file);
    expect(await prints.calls.printState({ print, done: 0 })).toEqual({ state: 'lost' });
  });

  it('contains the current text, saved or not', async () => {
    const prints = new PrintJobs(project);
    const text = readFileSync(path.join(project, weapon.path), 'utf8').replace(/"name": "[^"]*"/, '"name": "未保存"');
    const { print } = await ended(prints, deck, [{ path: weapon.path, text }]);
    const file = path.join(around, 'unsaved.pdf');
    writeFileSync(file, await fileOf(prints, print));
    expect(run('pdftotext', file, '-')).toContain('未保存');
  });

  it('of a project with errors is refused with them, and an empty selection is empty', async () => {
    const prints = new PrintJobs(project);
    const broken = await ended(prints, deck, [{ path: weapon.path, text: '{' }]);
    expect(broken.state).toMatchObject({ state: 'refused', problems: [{ file: weapon.path, severity: 'error' }] });
    const none = await ended(prints, { ...deck, only: [{ path: weapon.path, id: 'no' }] });
    expect(none.state).toEqual({ state: 'nothing' });
    expect(await fileOf(prints, none.print)).toEqual(Buffer.alloc(0));
  });
});

describe('a printer', () => {
  const waiting: Printer = {
    onPage: (stop) =>
      new Promise((then) => {
        const end = () => then({ kind: 'stopped' });
        if (stop.aborted) end();
        else stop.addEventListener('abort', end);
      }),
  };

  it('is stopped by its caller, and when the project is closed', async () => {
    const prints = new PrintJobs(project, waiting);
    const first = await prints.calls.beginPrint({ asked: deck, unsaved: [] });
    const stateOf = (print: string) => prints.calls.printState({ print, done: 0 });
    expect(await stateOf(first.print)).toEqual({ state: 'running', done: 0, of: 0 });
    await prints.calls.stopPrint(first);
    await expect.poll(() => stateOf(first.print)).toEqual({ state: 'stopped' });
    const second = await prints.calls.beginPrint({ asked: deck, unsaved: [] });
    prints.close();
    await expect.poll(() => stateOf(second.print)).toEqual({ state: 'stopped' });
  });

  it('is not needed for a calibration sheet', async () => {
    const none: Printer = { onPage: () => Promise.resolve({ kind: 'no-browser', install: 'get chromium' }) };
    const prints = new PrintJobs(project, none);
    const { print, state } = await ended(prints, { ...deck, as: 'calibration', only: null });
    const file = await fileOf(prints, print);
    expect([state.state === 'printed' && state.pages, file.subarray(0, 5).toString()]).toEqual([2, '%PDF-']);
  });

  it('that is missing is reported with how to get it', async () => {
    const none: Printer = { onPage: () => Promise.resolve({ kind: 'no-browser', install: 'get chromium' }) };
    expect((await ended(new PrintJobs(project, none), deck)).state).toEqual({
      ...{ state: 'no-browser', install: 'get chromium' },
    });
  });
});
