import type { FileFault, LineEnds } from '#authoring/text/files/project-file.ts';
import { CompressedText } from '../texts/compressed-text.ts';

interface Facts {
  readonly path: string;
  readonly version: string;
  readonly bom: boolean;
  readonly ends?: LineEnds;
  /** The original encoding and version, if the text was decoded here. */
  readonly foreign?: { readonly encoding: string; readonly version: string };
  /** Null: readable. */
  readonly fault: FileFault | null;
}
interface Written extends Facts {
  readonly text: string;
  readonly savedText: string;
}

/** Shares an equal text; undefined: the first one. */
const heldAs = (text: string | undefined, known: readonly [CompressedText, ...CompressedText[]]): CompressedText =>
  text === undefined ? known[0] : (known.find((one) => one.is(text)) ?? new CompressedText(text));

/** A file with its saved and current text. */
export class OpenFile {
  readonly path: string;
  readonly version: string;
  readonly bom: boolean;
  readonly ends: LineEnds | undefined;
  readonly foreign: Facts['foreign'];
  readonly fault: FileFault | null;
  /** The same object while equal, since they are compared at every key. */
  readonly written: CompressedText;
  readonly saved: CompressedText;

  private constructor(facts: Facts, written: CompressedText, saved: CompressedText) {
    this.path = facts.path;
    this.version = facts.version;
    this.bom = facts.bom;
    this.ends = facts.ends;
    this.foreign = facts.foreign;
    this.fault = facts.fault;
    this.written = written;
    this.saved = saved;
  }

  static of({ text, savedText, ...facts }: Written): OpenFile {
    const saved = new CompressedText(savedText);
    return new OpenFile(facts, heldAs(text, [saved]), saved);
  }

  static onDisk({ text, ...facts }: Omit<Written, 'savedText'>): OpenFile {
    const saved = new CompressedText(text);
    return new OpenFile(facts, saved, saved);
  }

  get text(): string {
    return this.written.text;
  }

  get savedText(): string {
    return this.saved.text;
  }

  with({ text, savedText, ...facts }: Partial<Written>): OpenFile {
    const written = heldAs(text, [this.written, this.saved]);
    const saved = heldAs(savedText, [this.saved, written]);
    return new OpenFile({ ...this.facts, ...facts }, written, saved);
  }

  savedAs(saved: CompressedText): OpenFile {
    return new OpenFile(this.facts, this.written, saved);
  }

  private get facts(): Facts {
    const { path, version, bom, ends, foreign, fault } = this;
    return {
      ...{ path, version, bom, fault },
      ...(ends === undefined ? {} : { ends }),
      ...(foreign === undefined ? {} : { foreign }),
    };
  }
}
