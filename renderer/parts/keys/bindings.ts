import type { Settings } from '#api/studio/settings.ts';
import { changeSetting, setting } from '#renderer/desk/settings/settings-store.ts';
import { isSameKeys, type Keys, keyCaps } from '#renderer/kit/keys/keys.ts';
import { useSetting } from '../settings/use-setting.ts';
import { allCommands, type Command, type Commands } from './command.ts';

// Which keys commands have: those they came with, or what the person has bound instead. Whoever shows a key asks here.

type Bound = Settings['keys'];

/** The keys of a command out of its id and those that it came with. */
export function boundKeys(id: string, usual: readonly Keys[] = [], bound: Bound = setting('keys')): readonly Keys[] {
  return bound[id] ?? usual;
}

/** How the first key of a command is shown; null: it has none. */
export function useShownKeys(id: string, usual?: readonly Keys[]): string | null {
  return shownKeys(boundKeys(id, usual, useSetting('keys')));
}

export function shownKeys([first]: readonly Keys[]): string | null {
  return first === undefined ? null : keyCaps(first).join('+');
}

/** A name with its key behind it, as tooltips have it. */
export function withKeys(name: string, keys: string | null): string {
  return keys === null ? name : `${name} (${keys})`;
}

/** Other commands that have these keys in the same place. */
export function conflictsOf(commands: Commands, command: Command, keys: Keys, bound: Bound): readonly Command[] {
  return allCommands(commands).filter(
    (other) =>
      other.id !== command.id &&
      !areApart(command, other) &&
      boundKeys(other.id, other.keys, bound).some((one) => isSameKeys(one, keys)),
  );
}

/** Whether two commands whose keys count only in some places came with the same keys, so that their places are not the same. */
function areApart(one: Command, other: Command): boolean {
  if (one.keysIn === undefined || other.keysIn === undefined) return false;
  return (one.keys ?? []).some((keys) => (other.keys ?? []).some((its) => isSameKeys(keys, its)));
}

/** Binds a command to other keys; null: to those it came with. */
export function bind(command: Command, keys: readonly Keys[] | null): void {
  const { [command.id]: _, ...others } = setting('keys');
  const isUsual = keys !== null && keys.join(' ') === (command.keys ?? []).join(' ');
  changeSetting('keys', keys === null || isUsual ? others : { ...others, [command.id]: [...keys] });
}
