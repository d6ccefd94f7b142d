import { findNodeAtOffset } from 'jsonc-parser';
import { nodeAtExactly, removeNode } from '#authoring/text/json/json-edits.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { asWord, type CommonFixer } from './common-fault.ts';
import { set, up, value } from './fix-parts.ts';
import { leastNodes, leastValue } from './least-value.ts';

export const leastHere: CommonFixer = (fault) =>
  set(fault, fault.path, leastValue(fault.viewsAt(fault.path), fault.least));

export const converted: CommonFixer = (fault) => {
  const was = value(fault);
  const ways: Json[] = [];
  if (typeof was === 'string') {
    const number = Number(was.normalize('NFKC').trim());
    if (was.trim() !== '' && Number.isFinite(number)) ways.push(number);
    if (was === 'true' || was === 'false') ways.push(was === 'true');
    ways.push([was], { op: was });
  }
  if (typeof was === 'number') ways.push(Math.round(was), String(was));
  if (typeof was === 'boolean') ways.push(String(was));
  if (Array.isArray(was) && was.length === 1) ways.push(was[0] as Json);
  if (isObject(was)) ways.push([was]);
  return ways.flatMap((way) => set(fault, fault.path, way));
};

/** Those that keep most of the fields first. */
export const nodesHere: CommonFixer = (fault) => {
  const path = fault.path.at(-1) === 'op' ? up(fault) : fault.path;
  const was = value(fault, path);
  const written: JsonObject = isObject(was) ? was : {};
  const nodes = leastNodes(fault.viewsAt(path), fault.least, 40);
  const fits = (node: JsonObject) => Object.keys(written).filter((key) => key !== 'op' && key in node).length;
  return [...nodes]
    .sort((a, b) => fits(b) - fits(a))
    .slice(0, 14)
    .flatMap((node) => {
      const kept = Object.entries(written).filter(([key]) => key !== 'op' && key in node);
      return set(fault, path, { ...node, ...Object.fromEntries(kept) });
    });
};

/** Fixes width, case and hyphens. */
export const formed: CommonFixer = (fault) => {
  const was = value(fault);
  if (typeof was !== 'string') return [];
  const pattern = new RegExp(String(fault.data['pattern']), 'u');
  const plain = was
    .normalize('NFKC')
    .trim()
    .replace(/[‐‑–—−ー_ ]+/g, '-');
  const bases = [plain, plain.toUpperCase(), plain.toLowerCase()];
  const ways = bases.flatMap((one) => [
    one,
    one.replace(/^([A-Za-z]+)-?(\d+)$/, '$1-$2'),
    one.replace(/^([A-Za-z]+)-?(\d)$/, '$1-0$2'),
    one.replace(/[^A-Za-z0-9-]+/g, ''),
  ]);
  const { example } = fault.data;
  const right = [...new Set([...ways, ...(typeof example === 'string' ? [example] : [])])];
  return right.filter((one) => pattern.test(one)).flatMap((one) => asWord(fault, one));
};

export const otherDouble: CommonFixer = (fault) => {
  const key = fault.root === undefined ? undefined : findNodeAtOffset(fault.root, fault.start);
  const siblings = key?.parent?.parent?.children ?? [];
  const same = siblings.filter((one) => one.children?.[0]?.value === key?.value);
  return same.flatMap((one) => {
    const [node] = one.children?.slice(1) ?? [];
    if (node === undefined) return [];
    const kept = same.length === 2 ? same.find((other) => other !== one) : undefined;
    const said = nodeAtExactly(kept?.children?.[1], ['t'])?.value as unknown;
    const title =
      typeof said === 'string'
        ? { ja: `「${said}」のほうを残す`, en: `Keep "${said}"` }
        : one === key?.parent
          ? { ja: 'ここを消す', en: 'Remove this one' }
          : { ja: 'もう一つを消す', en: 'Remove the other one' };
    return [{ title, edits: [removeNode(node)] }];
  });
};

export const leastDocument: CommonFixer = ({ text, reading, least }) => {
  const made = reading === undefined ? undefined : leastValue([reading.format.schema], least);
  return made === undefined
    ? []
    : [
        {
          title: { ja: '中身のない文書を書く', en: 'Write an empty document' },
          edits: [{ offset: 0, length: text.length, text: `${JSON.stringify(made, null, 2)}\n` }],
        },
      ];
};
