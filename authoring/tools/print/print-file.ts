import { PDFArray, PDFDict, PDFDocument, PDFName, PDFObjectCopier, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib';
import { BLEED, MILLIMETRE, TRIM_AT } from '#authoring/project/paper/face-measures.ts';
import { type PaperSize, points } from '#authoring/project/paper/paper.ts';

/** Fixed, so that the same print gives the same bytes. */
const aDate = new Date(Date.UTC(2000, 0, 1));

/** A form XObject with the origin at its trim and bleed around. */
export interface DrawnSide {
  readonly ref: PDFRef;
}

/** In points, from the lower left corner. */
export interface PageBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Each side is embedded once. */
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

  /** Takes pages drawn by the browser, with their fonts, as form XObjects. */
  async take(pdf: Uint8Array, size: PaperSize): Promise<readonly DrawnSide[]> {
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

  /** In points. */
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

  fonts(): readonly PDFDict[] {
    const objects = this.document.context.enumerateIndirectObjects().map(([, object]) => object);
    const dictionaries = objects.filter((object): object is PDFDict => object instanceof PDFDict);
    return dictionaries.filter((one) => one.get(PDFName.of('Type')) === PDFName.of('Font'));
  }

  bytes(): Promise<Uint8Array> {
    return this.document.save({ addDefaultPage: false, updateFieldAppearances: false });
  }
}

export interface PrintPage {
  box(name: 'Trim' | 'Bleed', box: PageBox): void;
  draw(content: string, sides: ReadonlyMap<string, DrawnSide>): void;
}

export function rounded(number: number): number {
  return Math.round(number * 1000) / 1000;
}
