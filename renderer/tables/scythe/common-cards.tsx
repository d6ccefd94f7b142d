import { faceTexts } from '../library/face-texts.ts';
import { listOf, objectOf, textOfValue } from '../library/read-values.ts';
import { useTable } from '../library/table-context.ts';
import { TableObject } from '../library/table-object.tsx';
import { useScythe } from './board-context.ts';
import { files, priceOf } from './game-document.ts';
import { PriceSigns, priceSaid } from './mat.tsx';
import { optionOf } from './objects-of.ts';
import { possibleAnswers } from './possible-answers.ts';
import { countOf } from './table-document.ts';

/** The encounter drawn with its options, factory cards, the tile, and what is left in the decks. */
export function CommonCards() {
  const parts = useScythe();
  const { table, game, words } = parts;
  const { words: shared } = useTable();
  const card = (id: string, className: string) => (
    <TableObject
      key={id}
      names={[id]}
      label={game.cards.get(id)?.name ?? id}
      questions={table.factoryCards.includes(id) ? possibleAnswers(parts, 'factoryCard', id) : []}
      card={id}
      className={className}
    >
      {game.cards.get(id)?.name ?? id}
    </TableObject>
  );
  return (
    <section className="table-column sc-common" aria-label={words.table}>
      {table.encounters.map((id) => (
        <Encounter key={id} id={id} />
      ))}
      <div className="table-row sc-cards">
        <small>{words.factory}</small>
        {table.factoryCards.length === 0 ? shared.none : table.factoryCards.map((id) => card(id, 'sc-card'))}
        {table.tiles.map((id) => card(id, 'sc-card sc-tile'))}
        <small>
          {words.hand} {words.left({ count: countOf(table.combatDeck) })}
        </small>
      </div>
    </section>
  );
}

function Encounter({ id }: { readonly id: string }) {
  const { game, documents, locale, words } = useScythe();
  const entry = game.cards.get(id);
  const texts = faceTexts(documents, files.encounters, locale);
  return (
    <div className="table-column table-frame sc-options">
      <TableObject names={[id]} label={entry?.name ?? id} questions={[]} card={id}>
        <b>{entry?.name ?? id}</b>
      </TableObject>
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
