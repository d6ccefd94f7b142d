import { Popover } from '@base-ui/react/popover';
import { alterWords } from '#renderer/desk/words/generated/alter-words.ts';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';

export function AlterHead({ title }: { readonly title: string }) {
  const words = useWords(alterWords);
  return (
    <>
      <div className="alter-head row gap-3">
        <Popover.Title className="alter-title grow breaks text-13">{title}</Popover.Title>
        <Popover.Close className="button button-icon alter-close" aria-label={words.close} data-tip={words.close}>
          <Icon name="close" />
        </Popover.Close>
      </div>
      <p className="alter-about tight flex gap-3 muted">
        <span className="badge alter-forced">{words.forced}</span>
        {words.about}
      </p>
    </>
  );
}
