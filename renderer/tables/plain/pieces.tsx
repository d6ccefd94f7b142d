import { useState } from 'react';
import type { Fact, PlaceOfPieces, TablePiece } from '#renderer/desk/table/table-parts.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { actionsFor } from '../library/legal-actions.ts';
import { useTable } from '../library/table-context.ts';
import { TableObject } from '../library/table-object.tsx';
import { useNaming, usePlain } from './plain-context.ts';
import { plainWords } from './plain-words.ts';
import { questionsOf } from './possible-answers.ts';

const mostInSight = 8;

export function PlaceRow({ place, shown }: { readonly place: PlaceOfPieces; readonly shown: string }) {
  const { offers, words } = useTable();
  const plain = plainWords(words);
  const naming = useNaming();
  const [isOpen, setOpen] = useState(false);
  const { thing, pieces } = place;
  const label = thing === null ? shown : naming(thing.name);
  const seen = pieces.filter(({ name }) => name !== null);
  const isHeap = seen.length > mostInSight && actionsFor(offers, namesIn(seen)).length === 0;
  return (
    <section className="table-column plain-place" data-heap={isHeap || undefined}>
      <h4 className="table-row">
        {thing === null ? <span>{label}</span> : <ThingHead name={thing.name} sorts={thing.sorts} said={[]} />}
        <b>{pieces.length}</b>
        {isHeap && (
          <Button
            className="plain-unfold"
            aria-expanded={isOpen}
            aria-label={isOpen ? plain.fold({ place: label }) : plain.unfold({ place: label })}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? plain.foldShort : plain.unfoldShort}
          </Button>
        )}
      </h4>
      {pieces.length > 0 && (!isHeap || isOpen) && (
        <ul aria-label={label}>
          {seen.map((piece, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two pieces may bear one name
            <li key={`${piece.name} ${i}`}>
              <PieceButton piece={piece} of={label} />
            </li>
          ))}
          {seen.length < pieces.length && (
            <li className="table-row plain-hidden">
              <span className="hidden">{plain.hidden({ count: pieces.length - seen.length })}</span>
              {Array.from({ length: Math.min(mostInSight, pieces.length - seen.length) }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
                <span key={i} className="plain-back" aria-hidden="true" />
              ))}
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

function namesIn(pieces: readonly TablePiece[]): readonly string[] {
  return pieces.flatMap(({ name, carried }) => [
    ...(name === null ? [] : [name]),
    ...namesIn(carried.map(({ piece }) => piece)),
  ]);
}

/** It also answers for what is attached to it. */
function PieceButton({ piece, of }: { readonly piece: TablePiece; readonly of: string }) {
  const { words } = useTable();
  const { answers, deciding } = usePlain();
  const naming = useNaming();
  const said = factsInWords(piece.facts, naming);
  const carried = piece.carried.map(({ label, piece: { name } }) => ({
    label,
    name: name === null ? '?' : naming(name),
  }));
  const name = piece.name === null ? '?' : naming(piece.name);
  return (
    <TableObject
      names={namesIn([piece])}
      label={[name, of, ...said, ...carried.map((one) => `${one.label} ${one.name}`)].join(words.comma)}
      questions={piece.name === null ? [] : questionsOf({ name: piece.name, sorts: piece.sorts }, answers, deciding)}
      className="table-row plain-piece"
    >
      <span className="table-name">{name}</span>
      {said.map((one) => (
        <span key={one} className="plain-fact">
          {one}
        </span>
      ))}
      {carried.map((one) => (
        <span key={one.name} className="table-name plain-carried">
          {one.name}
        </span>
      ))}
    </TableObject>
  );
}

interface HeadProps {
  readonly name: string;
  readonly sorts: readonly string[];
  readonly also?: readonly string[];
  readonly said: readonly string[];
}

export function ThingHead({ name, sorts, also = [], said }: HeadProps) {
  const { words } = useTable();
  const { answers, deciding } = usePlain();
  const naming = useNaming();
  return (
    <TableObject
      names={[name, ...also]}
      label={[naming(name), ...said].join(words.comma)}
      questions={questionsOf({ name, sorts }, answers, deciding)}
      className="plain-head"
    >
      <b>{naming(name)}</b>
    </TableObject>
  );
}

/** Values as text; flags by name alone. */
export function factsInWords(facts: readonly Fact[], naming: (name: string) => string): readonly string[] {
  return facts.map(({ label, value }) =>
    value === true ? label : `${label} ${typeof value === 'string' ? naming(value) : value}`,
  );
}
