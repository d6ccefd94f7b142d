import type { Anchor } from '#renderer/desk/stage/anchor.ts';
import { soon } from '#renderer/desk/timing/pending.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { translationWords } from '#renderer/desk/words/generated/translation-words.ts';
import type { Keys } from '#renderer/kit/keys/keys.ts';
import { Menu, MenuItem, MenuSeparator } from '#renderer/kit/popups/menu.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { boundKeys } from '#renderer/parts/keys/bindings.ts';
import { askConcordance, askTerm } from './translation-dialogs.ts';

interface UnitMenuProps {
  readonly anchor: Anchor;
  readonly canEdit: boolean;
  readonly canReview: boolean;
  readonly onEdit: () => void;
  readonly onReview: () => void;
  readonly onClose: () => void;
}

/** What can be done with a text. */
export function UnitMenu({ anchor, canEdit, canReview, onEdit, onReview, onClose }: UnitMenuProps) {
  const desk = useWords(deskWords);
  const words = useWords(translationWords);
  return (
    <Menu label={desk.textMenu} anchor={anchor} align="start" sideOffset={0} onClose={onClose}>
      <Item label={words.translate} keys="Enter" off={!canEdit} run={onEdit} />
      <Item label={words.review} keys="Mod+Enter" off={!canReview} run={onReview} />
      <MenuSeparator />
      <Item label={words.concordance} keys={boundKeys('go.concordance', ['Mod+K'])[0]} run={askConcordance} />
      <Item label={words.newTerm} keys={boundKeys('go.newTerm', ['Mod+E'])[0]} run={askTerm} />
    </Menu>
  );
}

interface ItemProps {
  readonly label: string;
  readonly keys: Keys | undefined;
  readonly off?: boolean;
  readonly run: () => void;
}

/** Runs after the menu has given the focus back. */
function Item({ run, ...item }: ItemProps) {
  return <MenuItem {...item} onRun={() => soon(run, 0)} />;
}
