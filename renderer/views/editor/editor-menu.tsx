import type * as monaco from 'monaco-editor/editor';
import { openPalette } from '#renderer/desk/palette/palette-store.ts';
import type { Anchor } from '#renderer/desk/stage/anchor.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { Menu, MenuSeparator } from '#renderer/kit/popups/menu.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { boundKeys } from '#renderer/parts/keys/bindings.ts';
import type { Command, ThingInText } from '#renderer/parts/keys/command.ts';
import { clipboardOfText, commandsForText, commandsOnThing } from '#renderer/parts/keys/commands-store.ts';
import { MenuAction } from '#renderer/parts/keys/menu-action.tsx';
import { thingAt } from './thing-at.ts';

export interface EditorMenuPlace {
  readonly anchor: Anchor;
  readonly thing: ThingInText;
}

interface EditorMenuProps {
  readonly place: EditorMenuPlace;
  readonly onClose: () => void;
}

/** What can be done with what is at the pointer; everything else is one row away. */
export function EditorMenu({ place: { anchor, thing }, onClose }: EditorMenuProps) {
  const words = useWords(deskWords);
  return (
    <Menu label={words.textMenu} anchor={anchor} align="start" sideOffset={0} onClose={onClose}>
      {commandsOnThing(thing).map((command) => (
        <Row key={command.id} command={command} />
      ))}
      <MenuSeparator />
      {clipboardOfText().map((command) => (
        <Row key={command.id} command={command} />
      ))}
      <MenuSeparator />
      <MenuAction label={words.otherCommands} run={() => openPalette('commands', { only: commandsForText() })} />
    </Menu>
  );
}

function Row({ command: { id, keys, canRun, run, ...names } }: { readonly command: Command }) {
  const locale = useLocale();
  return <MenuAction label={names[locale]} keys={boundKeys(id, keys)[0]} off={canRun?.() === false} run={run} />;
}

/** Calls back when a menu is asked for, by pointer or by key. Right of a selection, the cursor goes to the pointer. */
export function followMenuRequests(
  editor: monaco.editor.IStandaloneCodeEditor,
  ask: (place: EditorMenuPlace) => void,
): void {
  function askAt(position: monaco.Position, anchor: Anchor): void {
    if (editor.getSelection()?.containsPosition(position) !== true) editor.setPosition(position);
    editor.focus();
    ask({ anchor, thing: thingAt(editor.getModel()?.getLineContent(position.lineNumber) ?? '', position.column) });
  }
  editor.onContextMenu(({ event, target }) => {
    event.preventDefault();
    const position = target.position ?? editor.getPosition();
    if (position !== null) askAt(position, pointAt(event.browserEvent.clientX, event.browserEvent.clientY));
  });
  const place = editor.getContainerDomNode();
  place.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return;
      event.preventDefault();
      event.stopPropagation();
      const position = editor.getPosition();
      const at = position === null ? null : editor.getScrolledVisiblePosition(position);
      if (position === null || at === null) return;
      const { left, top } = place.getBoundingClientRect();
      askAt(position, pointAt(left + at.left, top + at.top + at.height));
    },
    { capture: true },
  );
}

function pointAt(x: number, y: number): Anchor {
  return { getBoundingClientRect: () => new DOMRect(x, y, 0, 0) };
}
