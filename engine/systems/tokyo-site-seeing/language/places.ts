import type { Op } from '#engine/kernel/language/op.ts';
import { placeWords } from '#engine/library/words/place-words.ts';
import { goThere } from '../rulebook/15-arrive.ts';
import { call } from '../rulebook/book.ts';
import type { TokyoGame } from '../table/game.ts';
import { here } from './here.ts';
import { phrases } from './phrases.ts';

const { thisArea, otherPc, adjacent } = phrases;
const withoutCheck = {
  ja: 'PCを判定なしで、選ばれたエリアに移す（エリアが決まっているなら moveTo）',
  en: 'Moves PCs to an area that was selected, without a check; for a given area there is moveTo',
};

export const places: readonly Op[] = placeWords<
  TokyoGame,
  'pcsHere' | 'otherPcsHere' | 'pcsInArea' | 'isIn' | 'areaOf' | 'adjacentAreas' | 'goTo' | 'moveTo'
>(
  {
    ids: {
      ...{ here: 'pcsHere', othersHere: 'otherPcsHere', at: 'pcsInArea', isAt: 'isIn' },
      ...{ placeOf: 'areaOf', next: 'adjacentAreas', go: 'goTo', goTo: 'moveTo' },
    },
    who: { kind: 'pc', ja: 'PC', en: 'PC', many: 'PCs' },
    place: { kind: 'area', ja: 'エリア', en: 'area', many: 'areas' },
    counter: '人',
    alsoPlaced: ['card'],
    called: (game, id) => game.areaCalled(id),
    placeOf: (game, one) => (game.isPc(one) ? game.areaOf(one) : game.areaOfCard(one)),
    at: (game, area) => game.pcsIn(area),
    nextTo: (game, area) => game.adjacent(area),
    here,
    // Healing facilities include companions
    allHere: (game, scope) => {
      const area = here(game, scope);
      const heals = game.isArea(scope.source) && game.heals(area);
      return heals ? [...game.pcsIn(area), ...game.companionsIn(area)] : game.pcsIn(area);
    },
    goes: (pc, area) => call(goThere, { who: [pc], area }),
    example: 'AKB',
  },
  {
    pcsHere: {
      rules: ['TSS-SCN-02'],
      about: { ja: 'このカード（または自分）のエリアにいるPC全員', en: "All PCs in this card's (or this PC's) area" },
      facts: { unit: 'pcs', printed: [thisArea] },
    },
    otherPcsHere: { facts: { unit: 'pcs', printed: [thisArea, otherPc] } },
    pcsInArea: { facts: { unit: 'pcs' } },
    areaOf: { facts: { printed: [thisArea] } },
    adjacentAreas: {
      rules: ['TSS-COMP-15'],
      about: {
        ja: 'エリアと接続ラインで結ばれたエリア。『サイト』も含む',
        en: 'The areas connected to these by a line, including SITE',
      },
      facts: { printed: [adjacent, thisArea] },
    },
    goTo: { rules: ['TSS-MOVE-21'], about: withoutCheck, facts: { printed: [adjacent] } },
    moveTo: { about: { ja: 'PCを判定なしでエリアに移す', en: 'Moves PCs to an area without a check' } },
  },
);
