import { faceTexts } from '../library/face-texts.ts';
import { listOf, objectOf, textOfValue } from '../library/read-values.ts';
import { useTable } from '../library/table-context.ts';
import { TableObject } from '../library/table-object.tsx';
import { useScythe } from './board-context.ts';
import { files, priceOf } from './game-document.ts';
import { PriceSigns, priceSaid } from './mat.tsx';
import { NamedCard } from './named-card.tsx';
import { optionOf } from './objects-of.ts';
import { possibleAnswers } from './possible-answers.ts';
import { countOf } from './table-document.ts';

/** The encounter drawn with its options, and factory cards while one is chosen. */
export function DrawnCards() {
  const { table, asked } = useScythe();
  return (
    <>
      {table.encounters.map((id) => (
        <Encounter key={id} id={id} />
      ))}
      {asked.has('takeCard') && (
        <div className="table-row table-frame sc-options">
          <FactoryCards />
        </div>
      )}
    </>
  );
}

function FactoryCards() {
  const parts = useScythe();
  return parts.table.factoryCards.map((id) => (
    <NamedCard key={id} id={id} questions={possibleAnswers(parts, 'factoryCard', id)} />
  ));
}

/** Factory cards, tiles, and what is left in the deck. */
export function CommonCards() {
  const { table, asked, words } = useScythe();
  const { words: shared } = useTable();
  return (
    <section className="table-row sc-common" aria-label={words.table}>
      <small>{words.factory}</small>
      {table.factoryCards.length === 0 ? shared.none : !asked.has('takeCard') && <FactoryCards />}
      {table.tiles.map((id) => (
        <NamedCard key={id} id={id} className="sc-card sc-tile" />
      ))}
      <small>
        {words.hand} {words.left({ count: countOf(table.combatDeck) })}
      </small>
    </section>
  );
}

function Encounter({ id }: { readonly id: string }) {
  const { game, documents, locale, words } = useScythe();
  const entry = game.cards.get(id);
  const texts = faceTexts(documents, files.encounters, locale);
  return (
    <div className="table-column table-frame sc-options">
      <NamedCard id={id} className="sc-of" />
      {listOf(entry?.written['options']).map((option, i) => {
        const said = texts.text(`${id}/options/${textOfValue(option['id'])}/text`, option['text']);
        const price = priceOf(objectOf(option['cost']));
        return (
          <TableObject
            key={textOfValue(option['id'])}
            names={[optionOf(id, i + 1)]}
            label={[said?.text ?? String(i + 1), words.cost({ cost: priceSaid(price, words) })].join(words.comma)}
            questions={[{ do: 'option', encounter: id, option: i + 1 }]}
            className="table-row sc-option"
          >
            <span>{said?.text}</span>
            <PriceSigns {...{ price, words }} />
          </TableObject>
        );
      })}
    </div>
  );
}
