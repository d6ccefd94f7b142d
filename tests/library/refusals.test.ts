import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import refusals from '#engine/library/words/refusals.json' with { type: 'json' };

const folders = ['engine/library', 'engine/kernel/lasting-effects', 'engine/kernel/table'];
const codesIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?:refuse|refuseUnless|RefusalError)\((?:[^'()]+, )?'(\w+)'/g)].map(([, code = '']) => code);

it('every refusal of the library has a sentence, and every sentence a refusal', () => {
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  );
  // `told` takes its code from the code that declares a read-only part
  const codes = new Set([...sources.flatMap(codesIn), 'putResult']);
  expect([...codes].sort()).toEqual(Object.keys(refusals).sort());
});
