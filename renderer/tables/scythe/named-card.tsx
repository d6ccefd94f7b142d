import type { ReactNode } from 'react';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { designOf } from '#renderer/desk/table/table-names.ts';
import { TableObject } from '../library/table-object.tsx';
import { useScythe } from './board-context.ts';

interface NamedCardProps {
  readonly id: string;
  readonly names?: readonly string[];
  readonly label?: string;
  readonly questions?: readonly JsonObject[];
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A card, a faction or a mat by its name. */
export function NamedCard({ id, names = [id], label, questions = [], className, children }: NamedCardProps) {
  const design = designOf(id);
  const name = useScythe().game.cards.get(design)?.name ?? design;
  return (
    <TableObject
      {...{ names, questions }}
      label={label ?? name}
      card={design}
      className={className ?? 'table-row sc-card'}
    >
      {children ?? name}
    </TableObject>
  );
}
