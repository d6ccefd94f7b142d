import { ContextMenu } from '@base-ui/react/context-menu';
import { useStore } from 'zustand';
import { isRequired } from '#authoring/text/files/package-path.ts';
import { openBegin } from '#renderer/desk/begin/begin-store.ts';
import { canDuplicate, clipboardStore, copy, cut, duplicate, paste } from '#renderer/desk/explorer/clipboard.ts';
import { askForName, askForNew, canChange, canMakeIn, removeTarget } from '#renderer/desk/explorer/file-commands.ts';
import { placeOfNode } from '#renderer/desk/explorer/file-tree.ts';
import { meant, selectionStore } from '#renderer/desk/explorer/selection-store.ts';
import { openPalette } from '#renderer/desk/palette/palette-store.ts';
import { stage } from '#renderer/desk/stage/stage.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { fileWords } from '#renderer/desk/words/generated/file-words.ts';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import type { Keys } from '#renderer/kit/keys/keys.ts';
import { MenuPopup, MenuSeparator } from '#renderer/kit/popups/menu.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { boundKeys } from '#renderer/parts/keys/bindings.ts';
import { commandsForFiles } from '#renderer/parts/keys/commands-store.ts';
import { MenuAction } from '#renderer/parts/keys/menu-action.tsx';
import { useOffered } from '../begin/offered.ts';

/** What can be done with what is at the pointer; everything else is one row away. */
export function TreeMenu() {
  const words = useWords(fileWords);
  const desk = useWords(deskWords);
  const focused = useStore(selectionStore, (state) => state.focused);
  useStore(selectionStore, (state) => state.selected);
  const isFilled = useStore(clipboardStore, (state) => state.paths.length > 0);
  const paths = focused === null ? [] : meant();
  const isChangeable = paths.length > 0 && paths.every(canChange);
  const name = paths.length === 1 ? (paths[0] ?? '') : '';
  const isFile = paths.length > 1 || (name !== '' && !name.endsWith('/') && !name.endsWith(':'));
  return (
    <MenuPopup
      label={name === '' ? words.menuOf({ count: paths.length }) : words.menu({ name: placeOfNode(name) })}
      sideOffset={0}
      align="start"
    >
      {!isFile && (
        <>
          {canMakeIn(focused) && <BeginHere label={words.beginHere} />}
          <MenuAction label={words.newFile} off={!canMakeIn(focused)} run={() => askForNew('file')} />
          <MenuAction label={words.newFolder} off={!canMakeIn(focused)} run={() => askForNew('folder')} />
          <MenuSeparator />
        </>
      )}
      {paths.length > 0 && (
        <>
          <MenuAction
            label={words.rename}
            keys={keysNow('file.rename', 'F2')}
            off={!(isChangeable && paths.length === 1)}
            run={askForName}
          />
          {isFile && (
            <>
              <MenuAction
                label={words.duplicate}
                keys={keysNow('file.duplicate', 'Mod+D')}
                off={!canDuplicate()}
                run={duplicate}
              />
              <MenuAction
                label={words.history}
                off={!(paths.length === 1 && !isRequired(name))}
                run={() => stage().openPart('history', name)}
              />
            </>
          )}
          <MenuAction
            label={words.remove}
            keys={keysNow('file.delete', 'Delete')}
            off={!isChangeable}
            run={() => void removeTarget()}
          />
          <MenuSeparator />
          <MenuAction label={words.cut} keys="Mod+X" off={!isChangeable} run={cut} />
          <MenuAction label={words.copy} keys="Mod+C" run={copy} />
        </>
      )}
      <MenuAction label={words.paste} keys="Mod+V" off={!(isFilled && canMakeIn(focused))} run={paste} />
      <MenuSeparator />
      <MenuAction label={desk.otherCommands} run={() => openPalette('commands', { only: commandsForFiles() })} />
    </MenuPopup>
  );
}

const keysNow = (id: string, usual: Keys): Keys | undefined => boundKeys(id, [usual])[0];
function BeginHere({ label }: { readonly label: string }) {
  const locale = useLocale();
  const offered = useOffered();
  const all = typeof offered === 'string' ? [] : (offered ?? []);
  const isNothing = offered !== null && all.length === 0;
  return (
    <ContextMenu.SubmenuRoot>
      <ContextMenu.SubmenuTrigger className="menu-item">
        <span className="menu-label">{label}</span>
        <Icon name="closed" />
      </ContextMenu.SubmenuTrigger>
      <MenuPopup label={label} side="inline-end" align="start" sideOffset={0}>
        {/* If nothing can be created, the dialog says why. */}
        {isNothing && <MenuAction label={`${label}…`} run={() => openBegin('thing')} />}
        {all.map(({ id, name }) => (
          <MenuAction key={id} label={`${name[locale]}…`} run={() => openBegin('thing', id)} />
        ))}
      </MenuPopup>
    </ContextMenu.SubmenuRoot>
  );
}
