import type { Json } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import { factsOf, type Phrase } from '#engine/kernel/language/facts.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import type { Text } from '#engine/kernel/system.ts';
import type { CardText } from './card-texts.ts';
import { localeOf } from './script.ts';
import type { Claim, Held, TextTables } from './text-tables.ts';

/** A word that no effect does, or an effect that no word tells of. */
export type PhraseFault = { readonly said: string } | { readonly unsaid: Text };

export interface PhraseChecks {
  faults(about: CardText, text: string): readonly PhraseFault[];
  otherTraits(about: CardText, text: string, labels: ReadonlyMap<string, string>): readonly string[];
}

export function phraseChecks({ language, besides, claims: otherClaims, dues, traitMark }: TextTables): PhraseChecks {
  const facts = factsOf(language);
  const printedFor = (op: string): readonly Phrase[] => facts.get(op)?.printed ?? [];
  const claims: readonly Claim[] = [
    ...[...new Set(language.ops.flatMap(({ id }) => printedFor(id)))].map((phrase): Claim => {
      const fits = besides.get(phrase);
      return { ...phrase, fits: (held) => held.printed.has(phrase) || fits?.(held) === true };
    }),
    ...otherClaims,
  ];

  const claimsOf = (locale: keyof Phrase) =>
    claims.flatMap(({ [locale]: phrase, fits }) => (phrase === undefined ? [] : [{ phrase, fits }]));
  const claimsIn = { ja: claimsOf('ja'), en: claimsOf('en') };

  const heldBy = memoizeByKey((text: CardText): Held => {
    const nodes = text.parts.flatMap((part) => nodesIn(part));
    // What becomes of the card is done as by a word, and what is forbidden or allowed is spoken of as one
    const ops = new Set([...nodes.flatMap(({ op, node }) => [op, String(node['what'])]), String(text.after)]);
    return {
      printed: new Set([...ops].flatMap(printedFor)),
      text,
      has: (...any) => any.some((op) => ops.has(op)),
      at: (key) => nodes.flatMap(({ node }) => (Object.hasOwn(node, key) ? [node[key] as Json] : [])),
    };
  });

  return {
    faults(about, text) {
      const locale = localeOf(text);
      if (locale === undefined) return [];
      const held = heldBy(about);
      const plain = text.replace(/（[^（）]*）|\([^()]*\)/g, ' ').replace(/\n/g, ' ');
      const found: PhraseFault[] = [];
      // Hundreds of phrases on thousands of texts: nothing is made of one that is not said
      for (const { phrase, fits } of claimsIn[locale]) {
        const said = phrase.exec(plain);
        if (said !== null && !fits(held) && !isSaidByAnother(held, said, locale)) found.push({ said: said[0] });
      }
      for (const due of dues) if (due.holds(held) && !due[locale].test(text)) found.push({ unsaid: due.word });
      for (const said of wrongSigns(held, text)) found.push({ said });
      return found;
    },
    otherTraits({ parts }, text, labels) {
      const meant = parts.flatMap((part) =>
        nodesIn(part).flatMap(
          ({ op, node }) => facts.get(op)?.traits ?? (typeof node['trait'] === 'string' ? [node['trait']] : []),
        ),
      );
      const names = meant.map((id) => labels.get(id) ?? id);
      return [...text.matchAll(traitMark)].flatMap(([whole, name = '']) =>
        names.length === 0 || names.includes(name) ? [] : [whole],
      );
    },
  };
}

/** Whether the words are those of something that the effects do hold: another word may be printed with the same ones. */
function isSaidByAnother(held: Held, said: RegExpExecArray, locale: keyof Phrase): boolean {
  return [...held.printed].some((phrase) => {
    const own = phrase[locale]?.exec(said.input);
    return own ? own.index < said.index + said[0].length && said.index < own.index + own[0].length : false;
  });
}

/** A number that is added and said to be taken away, or the other way round. */
function wrongSigns(held: Held, text: string): readonly string[] {
  if (!/[+\-−－＋﹣]/.test(text)) return [];
  const added = held.at('add').filter((one): one is number => typeof one === 'number');
  const signed = [...text.normalize('NFKC').matchAll(/([+\-−－])\s?(\d+)/g)];
  return signed.flatMap(([said, sign, digits]) => {
    const value = Number(digits) * (sign === '+' ? 1 : -1);
    return added.includes(-value) && !added.includes(value) ? [said] : [];
  });
}
