import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The folder of a person who has begun: the first scene would cover the desk. */
export function stateOfBegun(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'studio-bench-'));
  writeFileSync(path.join(folder, 'preferences.json'), JSON.stringify({ format: 1, at: 0, kept: { begun: true } }));
  return folder;
}
