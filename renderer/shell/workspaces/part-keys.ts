import type { PartId } from '#renderer/desk/stage/part-ids.ts';
import type { Keys } from '#renderer/kit/keys/keys.ts';
import { findPart } from './part-list.ts';

/** Parts that one goes to all the time. */
const alt: Readonly<Partial<Record<PartId, Keys>>> = {
  explorer: 'Alt+1',
  editor: 'Alt+2',
  play: 'Alt+3',
  face: 'Alt+6',
  problems: 'Alt+7',
  log: 'Alt+8',
};

export function partKeys(part: PartId): readonly Keys[] {
  const keys = findPart(part).keys ?? alt[part];
  return keys === undefined ? [] : [keys];
}

/** The command that focuses a part. */
export function partCommand(part: PartId): string {
  if (part === 'play') return 'go.board';
  return alt[part] === undefined ? `view.open.${part}` : `go.${part}`;
}
