import { useRef, useState } from 'react';
import type { Settings } from '#api/studio/settings.ts';
import { settingsWords } from '#renderer/desk/words/generated/settings-words.ts';
import { otherLocale } from '#renderer/desk/words/locale.ts';
import { Button, IconButton } from '#renderer/kit/controls/button.tsx';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { isSameKeys, isWriting, type Keys, keyCaps } from '#renderer/kit/keys/keys.ts';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { bind, boundKeys } from '#renderer/parts/keys/bindings.ts';
import type { Command } from '#renderer/parts/keys/command.ts';
import { KeyTaker } from './key-taker.tsx';

interface RowProps {
  readonly command: Command;
  readonly bound: Settings['keys'];
  readonly conflicts: (keys: Keys) => readonly Command[];
}

export function KeysRow({ command, bound, conflicts }: RowProps) {
  const words = useWords(settingsWords);
  const locale = useLocale();
  const [isTaking, setTaking] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const name = command[locale];
  const keys = boundKeys(command.id, command.keys, bound);
  const isChanged = bound[command.id] !== undefined;

  function leave(): void {
    setTaking(false);
    requestAnimationFrame(() => change.current?.focus());
  }
  function take(pressed: Keys): void {
    if (pressed !== 'Backspace' && isWriting(pressed)) return setWrong(true);
    bind(command, pressed === 'Backspace' ? [] : [pressed]);
    leave();
  }

  return (
    <tr data-command={command.id}>
      <th scope="row">
        {name}
        {isChanged && <span className="badge setting-changed">{words.changed}</span>}
        <span className="keys-other faint text-11">{command[otherLocale(locale)]}</span>
      </th>
      <td>
        {isTaking ? (
          <KeyTaker label={words.press} onKeys={take} onLeave={() => setTaking(false)} />
        ) : (
          <KeyList keys={keys} none={words.noKeys} />
        )}
        {isTaking && isWrong && (
          <p role="alert" className="row wrap gap-2 text-12 sign-warning">
            {words.writing}
          </p>
        )}
        {keys.flatMap((one) =>
          conflicts(one).map((other) => (
            <p key={`${one} ${other.id}`} className="row wrap gap-2 text-12 sign-warning">
              <Icon name="warning" />
              {words.conflict({ name: other[locale] })}
              <Button
                onClick={() =>
                  bind(
                    other,
                    boundKeys(other.id, other.keys, bound).filter((each) => !isSameKeys(each, one)),
                  )
                }
              >
                {words.takeAway({ name: other[locale] })}
              </Button>
            </p>
          )),
        )}
      </td>
      <td className="keys-change">
        {isChanged && <IconButton icon="back" label={words.reset({ name })} onClick={() => bind(command, null)} />}
        <Button
          ref={change}
          aria-label={words.change({ name })}
          onClick={() => {
            setWrong(false);
            setTaking(true);
          }}
        >
          {words.changeShort}
        </Button>
      </td>
    </tr>
  );
}

function KeyList({ keys, none }: { readonly keys: readonly Keys[]; readonly none: string }) {
  if (keys.length === 0) return <span className="faint">{none}</span>;
  return (
    <>
      {keys.map((one) => (
        <span key={one} className="keys-one">
          {keyCaps(one).map((cap) => (
            <kbd key={cap}>{cap}</kbd>
          ))}
        </span>
      ))}
    </>
  );
}
