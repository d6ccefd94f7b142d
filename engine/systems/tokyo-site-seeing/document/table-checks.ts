import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Place, Thing } from '#engine/kernel/table/things-and-places.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import { refuse, type TableWriter } from '#engine/library/table-document/table-writer.ts';
import { apSupply, type CardKind, discardKinds, equipmentSlots, pileKinds } from '../basics/vocabulary.ts';
import type { TokyoGame } from '../table/game.ts';
import { counter, placesOfPc } from '../table/numbered.ts';

type Writer = TableWriter<TokyoGame>;

const notOfPcs: ReadonlySet<string> = new Set(['trouble', 'site', 'scenario', 'mod']);

const kindOf = (writer: Writer, card: Thing): CardKind | '' =>
  writer.game.content.byId.get(writer.designOf(card) ?? '')?.kind ?? '';

/** Slots of equipment, and one artifact (TSS-REWARD-11). */
function checkWorn(writer: Writer, pc: Thing): void {
  const worn = writer.at(writer.game.place('equipped', pc));
  if (worn.length > equipmentSlots) refuse('putTooMuch', { what: 'equipped', most: equipmentSlots });
  const artifacts = worn.filter((card) => kindOf(writer, card) === 'artifact');
  if (artifacts.length > 1) refuse('putTooMuch', { what: 'artifact', most: 1 });
}

export function checkPut(writer: Writer, part: JsonObject): void {
  for (const pc of writer.game.pcs) checkWorn(writer, pc);
  kindsInPlaces(writer);
  takingPart(writer);
  apTokens(writer, part);
}

/** Piles contain their kind, and scenario cards shuffled in; PCs hold only PC cards. */
function kindsInPlaces(writer: Writer): void {
  const { game } = writer;
  const ofKind = new Map<Place, string>([
    ...pileKinds.map((kind) => [game.place(kind), kind] as const),
    ...discardKinds.map((kind) => [game.place(`${kind}/discards`), kind] as const),
    [game.place('encounter'), 'site'],
  ]);
  const ofPcs = new Set(placesOfPc.flatMap((key) => game.places(key)));
  for (const [place, cards] of writer.laid) {
    // At most one trouble per slot (TSS-ROUND-05)
    if (game.isSlot(place) && cards.filter((card) => kindOf(writer, card) === 'trouble').length > 1)
      refuse('putTooMuch', { what: 'trouble', most: 1 });
    for (const card of cards) {
      const kind = kindOf(writer, card);
      const wrong =
        (kind !== 'scenario' && (ofKind.get(place) ?? kind) !== kind) || (ofPcs.has(place) && notOfPcs.has(kind));
      if (wrong) refuse('putNotThere', { card: writer.nameOf(card), place: game.layout.placeNames[place] ?? null });
    }
  }
}

/** A PC put outside SITE leaves the exploration. */
function takingPart(writer: Writer): void {
  const { game } = writer;
  for (const pc of game.pcs) {
    if (writer.count(pc, counter.exploring) === 0 || game.isSite(writer.count(pc, counter.area))) continue;
    if (writer.isSet(pc, counter.exploring)) refuse('putOutside', { pc: game.role(pc).id });
    writer.set(pc, counter.exploring, 0);
  }
}

/** Twelve AP tokens in total (TSS-COMP-63). */
function apTokens(writer: Writer, { supply }: JsonObject): void {
  const { pcs } = writer.game;
  const left = apSupply - pcs.reduce((sum, pc) => sum + writer.count(pc, counter.ap), 0);
  const said = isObject(supply) ? supply['ap'] : undefined;
  if (said === undefined && !pcs.some((pc) => writer.isSet(pc, counter.ap))) return;
  if (left < 0 || (said !== undefined && said !== left)) refuse('putApTokens', { left });
  writer.set(theGame, counter.supply, left);
}
