import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import type { DocumentSignProps } from '../table-view.ts';
import { kindOfFile } from './card-files.ts';
import { Sign } from './face/sign.tsx';

const first = 'cards/weapons.json';

/** The icon of its cards; translations have that of their source. */
export function DocumentSign({ path }: DocumentSignProps) {
  const kind = path.includes('scenarios/') ? 'scenario' : kindOfFile(path.replace(/^l10n\/[^/]+\//, ''));
  if (kind === null) return null;
  return (
    <span className="tss-kind" data-kind={kind === 'starter' ? undefined : kind} aria-hidden="true">
      <Sign name={kind === 'starter' ? 'rarity-starter' : `kind-${kind}`} />
    </span>
  );
}

export function firstDocument(paths: readonly string[]): string | null {
  return paths.includes(first) ? first : (paths.find((path) => path.startsWith('cards/')) ?? null);
}

export function entriesIn(path: string, document: Json): number | null {
  if (path.startsWith('l10n/') || !isObject(document)) return null;
  const { cards } = document;
  return Array.isArray(cards) ? cards.length : null;
}
