import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';
import { studioCalls } from '#api/studio/studio-api.ts';
import type { StudioWindow } from '#api/studio/studio-window.ts';

// Row 20 of the Electron list, on the shipped file: it runs with nothing but a `require` of electron, as in a sandbox.
// `npm test` builds it first.

type Listener = (event: unknown, told: unknown) => void;
const exposed = new Map<string, unknown>();
const required: string[] = [];
const invoked: unknown[][] = [];
const listeners = new Map<string, Listener>();
let answer: unknown;

const electron = {
  contextBridge: { exposeInMainWorld: (name: string, value: unknown) => void exposed.set(name, value) },
  ipcRenderer: {
    invoke: (...words: unknown[]) => {
      invoked.push(words);
      return Promise.resolve(answer);
    },
    on: (channel: string, listener: Listener) => void listeners.set(channel, listener),
  },
};

function require(name: string): unknown {
  required.push(name);
  return name === 'electron' ? electron : undefined;
}

beforeEach(() => {
  for (const kept of [exposed, listeners]) kept.clear();
  required.length = invoked.length = 0;
  compileFunction(readFileSync('dist/preload/preload.cjs', 'utf8'), ['require'])(require);
});

const studio = () => exposed.get('studio') as StudioWindow;

describe('the preload script', () => {
  it('is one file that needs only electron', () => {
    expect(required).toEqual(['electron']);
  });

  it('exposes one frozen object of named functions', () => {
    expect([...exposed.keys()]).toEqual(['studio']);
    expect(Object.isFrozen(studio())).toBe(true);
    expect(Object.keys(studio())).toEqual([...Object.keys(studioCalls), 'listen']);
    expect(new Set(Object.values(studio()).map((value) => typeof value))).toEqual(new Set(['function']));
    expect(Object.values(studio())).not.toContain(electron.ipcRenderer.invoke);
  });

  it('calls on the channel of the call, and on no other', async () => {
    answer = { ok: { folder: 'test', files: [] } };
    expect(await studio().openProject({})).toEqual({ folder: 'test', files: [] });
    const ask = { path: 'a.json', text: '{}', base: null };
    await studio().saveFile(ask);
    expect(invoked).toEqual([
      ['studio.call.openProject', {}],
      ['studio.call.saveFile', ask],
    ]);
  });

  it('throws what was refused', async () => {
    answer = { refused: 'wrongAsk' };
    await expect(studio().openProject({})).rejects.toThrow('wrongAsk');
  });

  it('passes on the data of an event, never the event', () => {
    const heard: unknown[][] = [];
    studio().listen((...words: unknown[]) => void heard.push(words));
    expect([...listeners.keys()]).toEqual(['studio.event']);
    listeners.get('studio.event')?.({ sender: electron.ipcRenderer }, { event: 'filesChanged' });
    expect(heard).toEqual([[{ event: 'filesChanged' }]]);
  });
});
