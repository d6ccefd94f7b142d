import { useStore } from 'zustand';
import type { CardGroup } from '#renderer/desk/cards/card-lines.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { cardWords } from '#renderer/desk/words/generated/card-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { FileSign } from '#renderer/tables/file-sign.tsx';

interface GroupRowProps {
  readonly name: string;
  readonly path: string;
  readonly count: number;
  readonly isOpen: boolean;
  /** Whose problems are counted; null: its cards show them. */
  readonly problems: CardGroup | null;
  readonly onToggle: () => void;
}

export function GroupRow({ name, path, count, isOpen, problems, onToggle }: GroupRowProps) {
  const words = useWords(cardWords);
  const found = useStore(problemsStore, (state) =>
    problems === null ? 0 : state.problems.filter(({ file }) => problems.kind.files.includes(file)).length,
  );
  return (
    <Button
      look="row"
      className="cards-group row gap-3 nowrap"
      aria-expanded={isOpen}
      onClick={onToggle}
      onKeyDown={({ key }) => {
        if (key === (isOpen ? 'ArrowLeft' : 'ArrowRight')) onToggle();
      }}
    >
      <Icon name={isOpen ? 'open' : 'closed'} />
      <FileSign path={path} icon="card" />
      <span className="cut">{name}</span>
      <span className="head-space" />
      {found > 0 && (
        <span className="sign sign-warning" role="img" aria-label={words.problems({ count: found })}>
          <Icon name="warning" />
        </span>
      )}
      <span className="faint text-11">{count}</span>
    </Button>
  );
}
