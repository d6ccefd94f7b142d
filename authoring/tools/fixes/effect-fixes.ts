import { nearest } from '#authoring/text/messages/nearest.ts';
import { isObject, type Json, partAt } from '#engine/kernel/basics/json.ts';
import { around, type ContentFix, removingHere, settingHere } from '#engine/kernel/contract/content-fix.ts';
import { sourceLocaleIn } from '#engine/kernel/documents/referred-names.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import { inStyleOf } from '#engine/kernel/language/sentence-style.ts';
import { asWord, type CommonFixer, type ProblemContext } from './common-fault.ts';
import { set, up, value } from './fix-parts.ts';
import { leastNodes } from './least-value.ts';

/** Removes a condition and keeps what depended on it. */
export const withoutCondition =
  (holds: boolean): CommonFixer =>
  (fault) => {
    const at = up(fault);
    const own = at.lastIndexOf('if');
    if (own < 0) return [];
    const path = at.slice(0, own);
    const holder = partAt(fault.documents[fault.file], path);
    if (!isObject(holder)) return [];
    if (holder['op'] === 'if') return spliced(fault, path, holder[holds ? 'then' : 'else']);
    return [removingHere(fault, [...path, 'if'])];
  };

/** Replaces an effect by the effects in it. */
export function spliced(
  fault: ProblemContext,
  path: readonly (string | number)[],
  effects: Json | undefined,
): readonly ContentFix[] {
  const [list, at] = [path.slice(0, -1), path.at(-1)];
  const around = partAt(fault.documents[fault.file], list);
  if (!Array.isArray(around) || typeof at !== 'number' || !Array.isArray(effects)) return [];
  return set(fault, list, [...around.slice(0, at), ...effects, ...around.slice(at + 1)]);
}

/** Uses the unread name, or removes it. */
export const fixUnreadName: CommonFixer = (fault) => {
  const path = up(fault);
  const node = value(fault, path);
  if (!isObject(node)) return [];
  const named: Json = { op: node['op'] === 'remember' ? 'remembered' : 'named', name: String(fault.data['name']) };
  const inner = Array.isArray(node['do']) ? (node['do'] as readonly Json[]) : [];
  const fields = inner.flatMap((one, i) =>
    isObject(one)
      ? Object.keys(one)
          .filter((key) => isObject(one[key]))
          .map((key) => [...path, 'do', i, key])
      : [],
  );
  return [
    removingHere(fault, fault.path),
    ...fields.map((field) => settingHere(fault, field, named)),
    ...spliced(fault, path, node['do']),
  ];
};

/** A similar name that is bound. */
export const boundName: CommonFixer = (fault) => {
  const [outer] = around(fault, (part) => Array.isArray(part['do']) && part['op'] === undefined).slice(-1);
  if (outer === undefined) return [];
  const inner = fault.path.slice(outer.length, -1).join('/');
  const found = nodesIn(value(fault, outer)).find(({ path }) => path.join('/') === inner);
  const names = [...(found?.names.keys() ?? []), ...(fault.project.system?.language.remembers ?? [])];
  const near = nearest(String(fault.data['name']), names);
  return [near, ...names].flatMap((name) => asWord(fault, name));
};

/** Writes the text of an entry anew. */
export const saidByEffects: CommonFixer = (fault) => {
  const [entry, text] = [value(fault, up(fault)), value(fault)];
  const said = isObject(entry) ? fault.say(entry, sourceLocaleIn(fault.documents)) : null;
  return said === null || typeof text !== 'string' ? [] : set(fault, fault.path, inStyleOf(said, text));
};

/** Sets the trigger that the op needs. */
export const triggered: CommonFixer = (fault) => {
  const [entry] = around(fault, (part) => part['when'] !== undefined && Array.isArray(part['do']));
  if (entry === undefined) return [];
  return (fault.data['needed'] as readonly string[]).flatMap((op) => {
    const views = fault.viewsAt([...entry, 'when']);
    const node = leastNodes(views, fault.least, 200).find((one) => one['op'] === op);
    return set(fault, [...entry, 'when'], node ?? { op });
  });
};
