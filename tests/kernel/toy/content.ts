import { hashOf } from '#engine/kernel/basics/hash.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { Content, Documents } from '#engine/kernel/contract/system.ts';
import type { Pattern, Probe, StandingModifier } from '#engine/kernel/language/block.ts';
import { type Blocks, Compiler, type Language } from '#engine/kernel/language/compile.ts';
import type { Node } from '#engine/kernel/language/field.ts';

export interface StoneDocument {
  readonly id: string;
  readonly copies: number;
  readonly worth: number;
  readonly do?: readonly Node[];
  readonly guard?: { readonly when: Node; readonly do: readonly Node[] };
  readonly tide?: { readonly when: Node; readonly do: readonly Node[] };
  readonly echo?: { readonly when: Node; readonly do: readonly Node[]; readonly dusk?: boolean };
  readonly constant?: readonly Node[];
}

interface Answering {
  readonly when: Pattern;
  readonly block: string;
  readonly dusk: boolean;
}
export interface Stone {
  readonly id: string;
  readonly copies: number;
  readonly worth: number;
  readonly block: string | null;
  readonly guard: Answering | null;
  readonly tide: Answering | null;
  readonly echo: Answering | null;
  readonly constant: readonly StandingModifier[];
}
export interface ToyContent extends Content {
  readonly stones: readonly Stone[];
  readonly blocks: Blocks;
  readonly standings: ReadonlyMap<string, readonly StandingModifier[]>;
}

export function compileToy(documents: Documents, language: Language, probe: Probe | null): ToyContent {
  const compiler = new Compiler(language, probe);
  const { stones } = documents['stones.json'] as unknown as { readonly stones: readonly StoneDocument[] };
  const answering = (written: StoneDocument['echo'], path: string): Answering | null =>
    written === undefined
      ? null
      : {
          when: compiler.trigger(written.when, `${path}/when`),
          block: compiler.block(written.do, `${path}/do`),
          dusk: written.dusk === true,
        };
  return {
    hash: hashOf(documents as unknown as Json),
    stones: stones.map((stone) => ({
      id: stone.id,
      copies: stone.copies,
      worth: stone.worth,
      block: stone.do === undefined ? null : compiler.block(stone.do, `${stone.id}/do`),
      guard: answering(stone.guard, `${stone.id}/guard`),
      tide: answering(stone.tide, `${stone.id}/tide`),
      echo: answering(stone.echo, `${stone.id}/echo`),
      constant: (stone.constant ?? []).map((node, i) => compiler.modifier(node, `${stone.id}/constant/${i}`)),
    })),
    blocks: compiler.blocks,
    standings: compiler.standing,
  };
}
