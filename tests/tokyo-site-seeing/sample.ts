import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Content, Documents, RuleSystem } from '#engine/kernel/contract/system.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { tokyoSiteSeeing } from '#engine/systems/tokyo-site-seeing/system.ts';

const root = path.resolve(import.meta.dirname, '../../sample-content/tokyo-site-seeing');

export const sample: Documents = readFolder('');

function readFolder(folder: string): { [path: string]: Json } {
  const found: { [path: string]: Json } = {};
  for (const name of readdirSync(path.join(root, folder)).sort()) {
    const file = folder === '' ? name : `${folder}/${name}`;
    if (statSync(path.join(root, file)).isDirectory()) Object.assign(found, readFolder(file));
    else if (name.endsWith('.json')) found[file] = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Json;
  }
  return found;
}

export function contentWith(entries: JsonObject = {}, system: RuleSystem = tokyoSiteSeeing): Content {
  const documents = system.overlay?.(sample, entries) ?? sample;
  return system.compile(documents, system.language, null) as Content;
}

/** An empty table with the pieces of `put`; the sample's content and `entries`. */
export function emptyTable(
  put: JsonObject,
  entries: JsonObject = {},
  pcs: readonly string[] = ['procurer', 'engineer'],
): Session {
  const setup = { players: pcs.map((pc) => ({ pcs: [pc] })), seed: 7 };
  const session = Session.open(tokyoSiteSeeing, contentWith(entries), setup, { laid: 'empty' });
  session.cheat({ put });
  return session;
}
