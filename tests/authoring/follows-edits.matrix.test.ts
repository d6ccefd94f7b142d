import { readdirSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { isFaulty, type ProjectFile, type TextFile } from '#authoring/text/files/project-file.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { systemIds } from '#engine/systems/system-ids.ts';
import type { DiskText } from '#host/project/project-files.ts';
import { readProject } from '../../host/project/read-project.ts';
import { makeProjectReader } from '../../renderer/desk/workers/project-reader.ts';
import { fetchSystemsFor, systemsHere } from '../../renderer/desk/workers/systems-here.ts';
import { rows } from '../matrix.ts';
import { tellingTo, toldOf } from './followed-project.ts';

beforeAll(() => fetchSystemsFor('studio.json'));

const samples = path.resolve(import.meta.dirname, '../../sample-content');
const names = readdirSync(samples);
const project = async (name: string): Promise<readonly TextFile[]> => {
  const { files } = await readProject(path.join(samples, name));
  return files.filter((file): file is DiskText => !isFaulty(file));
};

const written = ['', '"', '{', '}', ']', ',', '7', '-1', 'null', '"op"', '{}', '0.5', '敵', '\n', '\r', '\u200b', '\\'];
const place = fc.double({ min: 0, max: 0.999, noNaN: true });
const edit = fc.oneof(
  fc.record({
    kind: fc.constant('type'),
    file: fc.nat(),
    at: place,
    length: fc.nat(3),
    text: fc.constantFrom(...written),
  }),
  fc.record({ kind: fc.constantFrom('remove', 'double', 'move', 'mend', 'rename', 'add'), file: fc.nat(), at: place }),
);
type Edit = typeof edit extends fc.Arbitrary<infer One> ? One : never;

/** Lists of entries as people edit them: by whole lines between brackets of one depth. */
function withEntries(text: string, alter: (entries: string[], at: number) => string[], at: number): string {
  const entries = text.match(/^ {4}\{\n[\s\S]*?^ {4}\}|^ {4}[{"].*[}"](?=,?$)/gm) ?? [];
  const first = text.indexOf(entries[0] ?? '\n\n\n');
  const last = entries.at(-1) ?? '';
  if (first < 0 || entries.length === 0) return text;
  const altered = alter([...entries], Math.floor(at * entries.length));
  return text.slice(0, first) + altered.join(',\n') + text.slice(text.lastIndexOf(last) + last.length);
}

function edited(files: readonly TextFile[], saved: readonly TextFile[], change: Edit): readonly TextFile[] {
  const i = change.file % files.length;
  const file = files[i] as TextFile;
  const { text } = file;
  const at = Math.floor(text.length * change.at);
  const become = (now: Partial<TextFile>) => files.map((one) => (one === file ? { ...one, ...now } : one));
  switch (change.kind) {
    case 'type': {
      const { length, text: typed } = change as { readonly length: number; readonly text: string };
      return become({ text: text.slice(0, at) + typed + text.slice(at + length) });
    }
    case 'remove':
      return become({ text: withEntries(text, (all, one) => all.toSpliced(one, 1), change.at) });
    case 'double':
      return become({ text: withEntries(text, (all, one) => all.toSpliced(one, 0, all[one] as string), change.at) });
    case 'move':
      return become({ text: withEntries(text, (all, one) => [...all.slice(one), ...all.slice(0, one)], change.at) });
    case 'add':
      return become({ text: withEntries(text, (all, one) => all.toSpliced(one, 0, '    {}'), change.at) });
    case 'rename':
      return become({ path: `${file.path.replace(/\.json$/, '')}-2.json` });
    default:
      return become(saved[i] as TextFile);
  }
}

describe('a project under random edits', () => {
  it.each(rows(names, [Math.max(0, names.indexOf(systemIds[0]))]))(
    'equals the project read from scratch: %s',
    async (name) => {
      const saved = await project(name);
      fc.assert(
        fc.property(fc.array(edit, { minLength: 6, maxLength: 9 }), (edits) => {
          const [read, readTold, told] = [makeProjectReader(systemsHere), makeProjectReader(systemsHere), tellingTo()];
          let files = saved.map((file) => ({ ...file })) as readonly TextFile[];
          read(files);
          readTold(told(files));
          for (const change of edits) {
            files = edited(files, saved, change);
            const anew: readonly ProjectFile[] = files.map((file) => ({ ...file }));
            const found = toldOf(diagnose(anew, hostedSystems));
            expect(toldOf(read(files).project)).toEqual(found);
            expect(toldOf(readTold(told(files)).project)).toEqual(found);
          }
        }),
        { numRuns: 1 },
      );
    },
  );
});
