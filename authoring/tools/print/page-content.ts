import { type DrawnSide, type PageBox, type PrintPage, rounded } from './print-file.ts';

/** Builds the content stream of a page. */
export class PageContent {
  private readonly page: PrintPage;
  private readonly operators: string[] = [];
  private readonly names = new Map<DrawnSide, string>();

  constructor(page: PrintPage) {
    this.page = page;
  }

  /** Clipped to a box. */
  side(
    side: DrawnSide,
    corner: { readonly x: number; readonly y: number },
    within: PageBox,
    turned: Turned = upright,
  ): void {
    const { scale, onItsHead } = turned;
    const name = this.names.get(side) ?? `Side${this.names.size + 1}`;
    this.names.set(side, name);
    const clip = numbers(within.x, within.y, within.width, within.height);
    const factor = onItsHead ? -scale : scale;
    this.operators.push(`q ${clip} re W n ${numbers(factor, 0, 0, factor, corner.x, corner.y)} cm /${name} Do Q`);
  }

  line(from: readonly [number, number], to: readonly [number, number], thickness: number): void {
    this.operators.push(`q 0 G ${numbers(thickness)} w ${numbers(...from)} m ${numbers(...to)} l S Q`);
  }

  end(): void {
    this.page.draw(this.operators.join('\n'), new Map([...this.names].map(([side, name]) => [name, side])));
  }
}

interface Turned {
  readonly scale: number;
  readonly onItsHead: boolean;
}
const upright: Turned = { scale: 1, onItsHead: false };

function numbers(...all: readonly number[]): string {
  return all.map(rounded).join(' ');
}
