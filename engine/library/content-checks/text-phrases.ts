import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/contract/system.ts';
import { factsOf, type Phrase } from '#engine/kernel/language/facts.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import type { CardText } from './card-texts.ts';
import { mostTexts } from './parse-card-text.ts';
import { localeOf } from './script.ts';
import type { Claim, EffectView, RequiredPhrase, TextTables } from './text-tables.ts';

export type PhraseFault = { readonly said: string } | { readonly unsaid: Text };

export interface PhraseChecks {
  faults(about: CardText, text: string): readonly PhraseFault[];
  otherTraits(about: CardText, text: string, labels: ReadonlyMap<string, string>): readonly string[];
  /** Effects of a list without their phrase in the text; `lacking`: units that it counts less often than they do. */
  unsaidIn(effects: readonly Json[], text: string, lacking: readonly string[]): readonly number[];
}

interface Spoken {
  readonly locale: keyof Phrase;
  readonly claims: readonly { readonly said: RegExpExecArray; readonly fits: Claim['fits'] }[];
  readonly unsaid: readonly RequiredPhrase[];
  readonly signed: readonly { readonly said: string; readonly value: number }[];
}

export function phraseChecks({
  language,
  besides,
  claims: otherClaims,
  dues,
  traitMark,
  alwaysSaid,
}: TextTables): PhraseChecks {
  const facts = factsOf(language);
  const printedFor = (op: string): readonly Phrase[] => facts.get(op)?.printed ?? [];
  const printers = new Map<Phrase, string[]>();
  for (const { id } of language.ops)
    for (const phrase of printedFor(id)) printers.set(phrase, [...(printers.get(phrase) ?? []), id]);
  const claims: readonly Claim[] = [
    ...[...printers].map(([phrase, ops]): Claim => {
      const fits = besides.get(phrase);
      return { ...phrase, fits: (held) => held.has(...ops) || fits?.(held) === true };
    }),
    ...otherClaims,
  ];

  const claimsOf = (locale: keyof Phrase) =>
    claims.flatMap(({ [locale]: phrase, fits }) => (phrase === undefined ? [] : [{ phrase, fits }]));
  const claimsIn = { ja: claimsOf('ja'), en: claimsOf('en') };

  function heldBy(text: CardText): EffectView {
    const nodes = text.parts.flatMap((part) => nodesIn(part));
    // Marks and permissions count as ops
    const ops = new Set(text.marks);
    for (const { op, node } of nodes) {
      ops.add(op);
      if (node['what'] !== undefined) ops.add(String(node['what']));
    }
    let names: ReadonlySet<string> | undefined;
    return {
      printed: () => [...new Set([...ops].flatMap(printedFor))],
      text,
      holds(...any) {
        names ??= new Set([...text.marks, ...nodes.flatMap(({ node }) => namesOf(node))]);
        return any.some((one) => names?.has(one) === true);
      },
      has: (...any) => any.some((op) => ops.has(op)),
      at(key) {
        const written: Json[] = [];
        for (const { node } of nodes) if (Object.hasOwn(node, key)) written.push(node[key] as Json);
        return written;
      },
    };
  }

  const spokenIn = new Map<string, Spoken | null>();
  /** Cached: hundreds of phrases are matched once per text. */
  function spoken(text: string): Spoken | null {
    const known = spokenIn.get(text);
    if (known !== undefined) return known;
    const locale = localeOf(text);
    const found = locale === undefined ? null : spokenAs(text, locale);
    if (spokenIn.size >= mostTexts) spokenIn.clear();
    spokenIn.set(text, found);
    return found;
  }

  function spokenAs(text: string, locale: keyof Phrase): Spoken {
    const plain = text.replace(/（[^（）]*）|\([^()]*\)/g, ' ').replace(/\n/g, ' ');
    const said: Spoken['claims'][number][] = [];
    for (const { phrase, fits } of claimsIn[locale]) {
      const found = phrase.exec(plain);
      if (found !== null) said.push({ said: found, fits });
    }
    return { locale, claims: said, unsaid: dues.filter((due) => !due[locale].test(text)), signed: signedIn(text) };
  }

  return {
    faults(about, text) {
      const says = spoken(text);
      if (says === null) return [];
      const held = heldBy(about);
      const found: PhraseFault[] = [];
      for (const { said, fits } of says.claims)
        if (!fits(held) && !isSaidByAnother(held, said, says.locale)) found.push({ said: said[0] });
      for (const due of says.unsaid) if (due.holds(held)) found.push({ unsaid: due.word });
      for (const said of wrongSigns(held, says.signed)) found.push({ said });
      return found;
    },
    unsaidIn(effects, text, lacking) {
      const locale = localeOf(text);
      if (locale === undefined) return [];
      return effects.flatMap((effect, at) => {
        const { op, amount } = effect as JsonObject;
        const unit = facts.get(String(op))?.unit ?? '';
        if (typeof amount !== 'number' || !alwaysSaid.includes(unit) || !lacking.includes(unit)) return [];
        const printed = printedFor(String(op)).flatMap(({ [locale]: phrase }) => phrase ?? []);
        return printed.length === 0 || printed.some((phrase) => phrase.test(text)) ? [] : [at];
      });
    },
    otherTraits({ parts }, text, labels) {
      const marked = [...text.matchAll(traitMark)];
      if (marked.length === 0) return [];
      const meant = parts.flatMap((part) =>
        nodesIn(part).flatMap(
          ({ op, node }) => facts.get(op)?.traits ?? (typeof node['trait'] === 'string' ? [node['trait']] : []),
        ),
      );
      const names = meant.map((id) => labels.get(id) ?? id);
      return marked.flatMap(([whole, name = '']) => (names.length === 0 || names.includes(name) ? [] : [whole]));
    },
  };
}

/** Fields of a node that are not off, and the words in them. */
const namesOf = (node: JsonObject): readonly string[] =>
  Object.entries(node).flatMap(([field, value]) => [
    ...(value === false ? [] : [field]),
    ...(Array.isArray(value) ? (value as readonly Json[]) : [value]).filter((one) => typeof one === 'string'),
  ]);

function isSaidByAnother(held: EffectView, said: RegExpExecArray, locale: keyof Phrase): boolean {
  return held.printed().some((phrase) => {
    const own = phrase[locale]?.exec(said.input);
    return own ? own.index < said.index + said[0].length && said.index < own.index + own[0].length : false;
  });
}

function wrongSigns(held: EffectView, signed: Spoken['signed']): readonly string[] {
  if (signed.length === 0) return [];
  const added = held.at('add');
  return signed.flatMap(({ said, value }) => (added.includes(-value) && !added.includes(value) ? [said] : []));
}

function signedIn(text: string): Spoken['signed'] {
  if (!/[+\-−－＋﹣]/.test(text)) return [];
  return [...text.normalize('NFKC').matchAll(/([+\-−－])\s?(\d+)/g)].map(([said, sign, digits]) => ({
    said,
    value: Number(digits) * (sign === '+' ? 1 : -1),
  }));
}
