import type { Settings } from '#api/studio/settings.ts';
import { changeSetting, setting } from '#renderer/desk/settings/settings-store.ts';
import { isSameKeys, type Keys, keyCaps } from '#renderer/kit/keys/keys.ts';
import { useSetting } from '../settings/use-setting.ts';
import { allCommands, type Command, type Commands } from './command.ts';

// Key bindings: the defaults, or the person's own.

type Bound = Settings['keys'];

export function boundKeys(id: string, usual: readonly Keys[] = [], bound: Bound = setting('keys')): readonly Keys[] {
  return bound[id] ?? usual;
}

/** Null: unbound. */
export function useShownKeys(id: string, usual?: readonly Keys[]): string | null {
  return shownKeys(boundKeys(id, usual, useSetting('keys')));
}

function shownKeys([first]: readonly Keys[]): string | null {
  return first === undefined ? null : keyCaps(first).join('+');
}

/** In the same context. */
export function conflictsOf(commands: Commands, command: Command, keys: Keys, bound: Bound): readonly Command[] {
  return allCommands(commands).filter(
    (other) =>
      other.id !== command.id &&
      !areApart(command, other) &&
      boundKeys(other.id, other.keys, bound).some((one) => isSameKeys(one, keys)),
  );
}

/** Commands that share their default keys have separate contexts. */
function areApart(one: Command, other: Command): boolean {
  if (one.keysIn === undefined || other.keysIn === undefined) return false;
  return (one.keys ?? []).some((keys) => (other.keys ?? []).some((its) => isSameKeys(keys, its)));
}

export function bind(command: Command, keys: readonly Keys[] | null): void {
  const { [command.id]: _, ...others } = setting('keys');
  const isUsual = keys !== null && keys.join(' ') === (command.keys ?? []).join(' ');
  changeSetting('keys', keys === null || isUsual ? others : { ...others, [command.id]: [...keys] });
}
