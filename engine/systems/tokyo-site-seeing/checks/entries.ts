import { isObject } from '#engine/kernel/basics/json.ts';
import { factsOf } from '#engine/kernel/language/facts.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import type { ContentProblem } from '#engine/kernel/system.ts';
import type { BotEntry } from '../formats/bots.ts';
import type { EffectEntry, Skill } from '../formats/effect-entry.ts';
import { language } from '../language/language.ts';
import { at, entriesOf, type Placed, type Project } from './documents.ts';

/** Effects that could never do what they say where they stand. */
export function checkEntries(project: Project): ContentProblem[] {
  const rangeOfCard = new Map(
    [...project.cards, ...project.troubles, ...project.siteCards, ...project.scenarioCards, ...project.rewardCards].map(
      ({ value }) => [value.id, value.range],
    ),
  );
  return entriesOf(project).flatMap((entry) => [
    ...attack(entry, rangeOfCard.get(entry.on)),
    ...misplaced(entry),
    ...unbound(entry),
  ]);
}

function attack(entry: Placed<EffectEntry | BotEntry | Skill>, range: string | undefined): ContentProblem[] {
  const { value } = entry;
  if (value.attack !== true) {
    const aimed = (['targets', 'reach'] as const).filter((key) => value[key] !== undefined);
    return aimed.map((key) => at(entry, [key], 'CRD030', 'warning', { key }));
  }
  if (value.range !== undefined || range !== undefined) return [];
  return [at(entry, ['attack'], 'CRD007', 'error', {})];
}

function misplaced(entry: Placed<EffectEntry | BotEntry | Skill>): ContentProblem[] {
  const { when } = entry.value;
  const trigger = typeof when === 'string' ? when : when.op;
  const nodes = [...nodesIn(entry.value.do, ['do']), ...nodesIn(entry.value.if, ['if'])];
  return nodes.flatMap(({ op, path }) => {
    const needed = factsOf(language).get(op)?.needs;
    if (needed !== undefined && !needed.includes(trigger)) {
      return [at(entry, [...path, 'op'], 'CRD017', 'error', { op, needed: needed.join(' / ') })];
    }
    if (op === 'target' && entry.value.attack !== true && trigger !== 'onAttack')
      return [at(entry, [...path, 'op'], 'CRD018', 'error', {})];
    return [];
  });
}

/** Names that nothing around them has bound. */
function unbound(entry: Placed<EffectEntry | BotEntry | Skill>): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const look = (value: unknown, path: ContentProblem['path'], names: readonly string[]): void => {
    if (Array.isArray(value)) {
      value.forEach((one, i) => {
        look(one, [...path, i], names);
      });
      return;
    }
    if (!isObject(value as never)) return;
    const node = value as { readonly [key: string]: unknown };
    const { op, name, as } = node;
    if ((op === 'named' || op === 'remembered') && typeof name === 'string' && !names.includes(name)) {
      problems.push(at(entry, [...path, 'name'], 'CRD019', 'error', { name }));
    }
    for (const [key, part] of Object.entries(node)) {
      // A name holds in what is done with it, not in what it is made from.
      const isNamedIn = key === 'do' || (op === 'where' && key === 'if');
      const inside = isNamedIn && typeof as === 'string' ? [...names, as] : names;
      look(part, [...path, key], inside);
    }
  };
  look(entry.value.do, ['do'], []);
  return problems;
}
