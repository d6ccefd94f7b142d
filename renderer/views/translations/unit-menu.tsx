import type { Anchor } from '#renderer/desk/stage/anchor.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { translationWords } from '#renderer/desk/words/generated/translation-words.ts';
import { Menu, MenuSeparator } from '#renderer/kit/popups/menu.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { boundKeys } from '#renderer/parts/keys/bindings.ts';
import { MenuAction } from '#renderer/parts/keys/menu-action.tsx';
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
      <MenuAction label={words.translate} keys="Enter" off={!canEdit} run={onEdit} />
      <MenuAction label={words.review} keys="Mod+Enter" off={!canReview} run={onReview} />
      <MenuSeparator />
      <MenuAction label={words.concordance} keys={boundKeys('go.concordance', ['Mod+K'])[0]} run={askConcordance} />
      <MenuAction label={words.newTerm} keys={boundKeys('go.newTerm', ['Mod+E'])[0]} run={askTerm} />
    </Menu>
  );
}
