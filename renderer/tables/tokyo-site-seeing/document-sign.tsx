import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import type { DocumentSignProps } from '../table-view.ts';
import { Sign, type SignName } from './face/sign.tsx';

const first = 'cards/weapons.json';
const folderOfCards = 'cards/';

/** What the cards of a file are, by the file's name; wherever else it lies, its folder says. */
const signs: Readonly<Record<string, SignName>> = {
  weapons: 'kind-weapon',
  items: 'kind-item',
  followers: 'kind-follower',
  artifacts: 'kind-artifact',
  troubles: 'kind-trouble',
  site: 'kind-site',
  starters: 'rarity-starter',
  pcs: 'kind-pc',
  bots: 'kind-bot',
  'scenario-mods': 'kind-mod',
};

function signOf(path: string): SignName | null {
  const [file = '', folder] = path
    .replace(/\.json$/, '')
    .split('/')
    .reverse();
  if (path.includes('scenarios/')) return 'kind-scenario';
  return (folder === undefined || folder === 'cards' || path.startsWith('l10n/') ? signs[file] : null) ?? null;
}

/** A file of weapons has the sign that its cards have, and so has its translation. */
export function DocumentSign({ path }: DocumentSignProps) {
  const name = signOf(path);
  if (name === null) return null;
  const kind = name.startsWith('kind-') ? name.slice('kind-'.length) : undefined;
  return (
    <span className="tss-kind" data-kind={kind} aria-hidden="true">
      <Sign name={name} />
    </span>
  );
}

/** A weapon is what most begin with; else any cards. */
export function firstDocument(paths: readonly string[]): string | null {
  return paths.includes(first) ? first : (paths.find((path) => path.startsWith(folderOfCards)) ?? null);
}

/** The cards of a document of cards. */
export function entriesIn(path: string, document: Json): number | null {
  if (path.startsWith('l10n/') || !isObject(document)) return null;
  const { cards } = document;
  return Array.isArray(cards) ? cards.length : null;
}
