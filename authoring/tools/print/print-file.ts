import { PDFArray, PDFDict, PDFDocument, PDFName, PDFObjectCopier, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib';
import { BLEED, MILLIMETRE, TRIM_AT } from '#authoring/project/paper/face-measures.ts';
import { points, type Size } from '#authoring/project/paper/paper.ts';

/** The same in every file: two prints of one project are the same bytes. */
const aDate = new Date(Date.UTC(2000, 0, 1));

/** A side that was put into the file; where it is cut lies its origin, and beyond that its bleed. */
export interface DrawnSide {
  readonly ref: PDFRef;
}

/** A part of a page, in points from its lower left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A PDF that is put together of sides. Each is in it once, however often it is drawn. */
export class PrintFile {
  private readonly document: PDFDocument;

  private constructor(document: PDFDocument) {
    this.document = document;
  }

  static async begin(title: string): Promise<PrintFile> {
    const document = await PDFDocument.create({ updateMetadata: false });
    document.setTitle(title);
    document.setCreator('Site-Seeing Studio');
    document.setProducer('Site-Seeing Studio');
    document.setCreationDate(aDate);
    document.setModificationDate(aDate);
    return new PrintFile(document);
  }

  /** Takes over the pages that the browser drew: what they say and their fonts, as they are. */
  async take(pdf: Uint8Array, size: Size): Promise<readonly DrawnSide[]> {
    const drawn = await PDFDocument.load(pdf, { updateMetadata: false });
    const { context } = this.document;
    const copier = PDFObjectCopier.for(drawn.context, context);
    const trim = points(TRIM_AT / MILLIMETRE);
    const bleed = points(BLEED);
    const [width, height] = [points(size.width), points(size.height)];
    return drawn.getPages().map((page) => {
      const bottom = page.getHeight() - trim - height;
      const contents = page.node.Contents();
      const stream = contents instanceof PDFArray ? contents.lookup(0) : contents;
      if (!(stream instanceof PDFRawStream)) throw new Error('a page of a browser is one stream');
      const form = PDFDict.withContext(context);
      for (const [name, value] of stream.dict.entries()) form.set(name, copier.copy(value));
      form.set(PDFName.of('Type'), PDFName.of('XObject'));
      form.set(PDFName.of('Subtype'), PDFName.of('Form'));
      const box = [trim - bleed, bottom - bleed, trim + width + bleed, bottom + height + bleed];
      form.set(PDFName.of('BBox'), context.obj(box));
      form.set(PDFName.of('Matrix'), context.obj([1, 0, 0, 1, -trim, -bottom]));
      const resources = page.node.Resources();
      if (resources !== undefined) form.set(PDFName.of('Resources'), copier.copy(resources));
      return { ref: context.register(PDFRawStream.of(form, stream.contents)) };
    });
  }

  /** Adds a page of this size, in points. */
  addPage(width: number, height: number): PrintPage {
    const page = this.document.addPage([width, height]);
    return {
      box: (name, { x, y, width: wide, height: high }) => {
        page.node.set(PDFName.of(`${name}Box`), this.document.context.obj([x, y, x + wide, y + high].map(rounded)));
      },
      draw: (content, sides) => {
        for (const [name, side] of sides) page.node.setXObject(PDFName.of(name), side.ref);
        const { context } = this.document;
        page.node.set(PDFName.of('Contents'), context.register(context.flateStream(content)));
      },
    };
  }

  /** The dictionaries of all fonts that are in the file. */
  fonts(): readonly PDFDict[] {
    const objects = this.document.context.enumerateIndirectObjects().map(([, object]) => object);
    const dictionaries = objects.filter((object): object is PDFDict => object instanceof PDFDict);
    return dictionaries.filter((one) => one.get(PDFName.of('Type')) === PDFName.of('Font'));
  }

  bytes(): Promise<Uint8Array> {
    return this.document.save({ addDefaultPage: false, updateFieldAppearances: false });
  }
}

/** A page, and what is drawn on it by the operators of a PDF. */
export interface PrintPage {
  box(name: 'Trim' | 'Bleed', box: Box): void;
  draw(content: string, sides: ReadonlyMap<string, DrawnSide>): void;
}

/** A number as it is written in a PDF. */
export function rounded(number: number): number {
  return Math.round(number * 1000) / 1000;
}
