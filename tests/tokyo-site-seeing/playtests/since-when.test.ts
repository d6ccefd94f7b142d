import { describe, expect, it } from 'vitest';
import type { Playable } from '#authoring/project/play/playable.ts';
import { bisectFailure, type KeptEdit, textsAfter } from '#authoring/tools/history/bisect.ts';
import { runPlaytest } from '#authoring/tools/playtests/run.ts';
import { faultCount, groundOf, planted, playable } from './planted-faults.ts';

// Each fault is among other edits of other documents, as in a real history.

type Documents = Playable['documents'];
const files = Object.keys(playable.documents);

/** Eleven edits, one of which plants the fault: a source is a document itself. */
function editsWith(file: string, now: Documents, at: number): readonly KeptEdit<Documents[string]>[] {
  return Array.from({ length: 11 }, (_, i): KeptEdit<Documents[string]> => {
    const path = i === at ? file : (files.filter((one) => one !== file)[i] as string);
    const text = { path, source: playable.documents[path] as Documents[string] };
    const after = i === at ? { path, source: now[path] as Documents[string] } : text;
    return { at: i, name: i === at ? 'the fault' : 'another', before: [text], after: [after] };
  });
}

describe('the edit that made a test fail', () => {
  it(`is found among others (${faultCount} faults)`, async () => {
    const named: string[] = [];
    for (const { fault, file, test, now } of planted()) {
      if (named.length >= faultCount) break;
      // The effect ran more than once, and again as it was before.
      if (runPlaytest('', test, groundOf(now)).ok) continue;
      const edits = editsWith(file, now.documents, named.length % 11);
      const found = await bisectFailure(edits.length, (count) => {
        const documents = { ...now.documents, ...Object.fromEntries(textsAfter(edits, count)) } as Documents;
        return Promise.resolve(runPlaytest('', test, groundOf({ ...playable, documents })).ok ? 'passes' : 'fails');
      });
      expect(found.kind, fault).toBe('since');
      if (found.kind === 'since') named.push(...edits.slice(found.passes, found.fails).map(({ name }) => name));
    }
    expect(named).toEqual(Array.from({ length: faultCount }, () => 'the fault'));
  });
});
