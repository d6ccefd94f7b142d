import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import type { Compiler } from '#engine/kernel/language/compile.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import type { EntryNumbers } from '#engine/library/abilities/effect-names.ts';
import { compileEntry } from '#engine/library/abilities/entry.ts';
import type { WrittenAbilityOfCard, WrittenCost } from '../formats/abilities.ts';
import type { AbilityCost, CardAbility } from './design.ts';

const isSelf = (who: Json | undefined): boolean => isObject(who) && who['op'] === 'self';

/** Abilities of one side of a card; `path` is where they stand. */
export function abilityCompiler(compiler: Compiler, names: EntryNumbers) {
  const compileCost = (cost: WrittenCost, path: string): AbilityCost => {
    const amount = (field: 'resources' | 'uses' | 'clues' | 'discardCards' | 'damage' | 'horror') =>
      cost[field] === undefined ? null : compiler.amount(cost[field], `${path}/${field}`);
    return {
      resources: amount('resources'),
      uses: amount('uses'),
      clues: amount('clues'),
      discardCards: amount('discardCards'),
      damage: amount('damage'),
      horror: amount('horror'),
      anyResources: cost.anyResources === true,
      exhaust: cost.exhaust === true,
      discardThis: cost.discardThis === true,
      asGroup: cost.asGroup === undefined ? null : compiler.selector(cost.asGroup, `${path}/asGroup`),
    };
  };
  const compile = (written: WrittenAbilityOfCard, path: string): CardAbility => {
    const { id, kind, when, do: does = [], if: condition } = written;
    const at = `${path}/${id}`;
    const entry = compileEntry(
      compiler,
      names,
      {
        id,
        when: kind === 'constant' ? 'constant' : (when ?? kind),
        do: does,
        interrupt: kind === 'reaction' || kind === 'play',
        ...(condition === undefined ? {} : { if: condition }),
      },
      path,
    );
    const select = (field: 'at' | 'who') =>
      written[field] === undefined ? null : compiler.selector(written[field], `${at}/${field}`);
    return {
      ...entry,
      kind,
      actions: written.actions ?? 1,
      designator: written.designator ?? null,
      cost: written.cost === undefined ? null : compileCost(written.cost, `${at}/cost`),
      limit: written.limit ?? null,
      at: select('at'),
      who: select('who'),
      only: written.only === true,
      must: written.must === true,
      inHand: written.inHand === true,
      overrides: written.overrides === true,
      symbol: written.symbol ?? null,
      levels: written.levels ?? null,
      modifier: written.modifier === undefined ? null : compiler.amount(written.modifier, `${at}/modifier`),
      names: nodesIn(written).flatMap(({ op, node }) => (op === 'card' ? [String(node['id'])] : [])),
      hurts: nodesIn(does).some(({ op, node }) => op === 'dealHarm' && isSelf(node['to'])),
      unwritten:
        does.length === 0 &&
        written.modifier === undefined &&
        written.must !== true &&
        !['spawn', 'prey', 'objective'].includes(kind),
    };
  };
  return (written: readonly WrittenAbilityOfCard[] | undefined, path: string): readonly CardAbility[] =>
    (written ?? []).map((one) => compile(one, path));
}
