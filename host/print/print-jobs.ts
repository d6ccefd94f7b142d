import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { PrintState } from '#api/studio/print-calls.ts';
import type { StudioApi, StudioAsk } from '#api/studio/studio-api.ts';
import { CALIBRATION } from '#authoring/project/paper/print-kinds.ts';
import { checkProject } from '../reports/check-project.ts';
import { News } from '../state/news.ts';
import { drawCalibration } from './print-calibration.ts';
import { printLocales } from './print-locales.ts';
import { type DrawOutcome, drawProject } from './print-project.ts';
import { chromiumPrinter, type Printer } from './printer.ts';

/** Long poll: longest wait for progress, in milliseconds. */
const MOMENT = 400;
/** A print that is not polled for this time, in milliseconds, is discarded: its page is gone. */
const PATIENCE = 30_000;
/** Chunk size in bytes. */
const PART = 3 << 20;

type PrintCalls = Pick<StudioApi, 'beginPrint' | 'printState' | 'stopPrint' | 'printedPart'>;

export class PrintJobs {
  private readonly running = new Map<string, OnePrint>();
  private readonly folder: string;
  private readonly printer: Printer;

  constructor(folder: string, printer: Printer = chromiumPrinter) {
    this.folder = folder;
    this.printer = printer;
  }

  readonly calls: PrintCalls = {
    beginPrint: (ask) => {
      const id = randomUUID();
      const letGo = () => void this.running.delete(id);
      this.running.set(id, new OnePrint(this.folder, this.printer, ask, letGo));
      return Promise.resolve({ print: id });
    },
    printState: async ({ print, done }) => (await this.running.get(print)?.stateBeyond(done)) ?? { state: 'lost' },
    stopPrint: ({ print }) => {
      this.running.get(print)?.stop();
      return Promise.resolve({});
    },
    printedPart: ({ print, from }) => Promise.resolve({ part: this.running.get(print)?.part(from) ?? '' }),
  };

  close(): void {
    for (const one of this.running.values()) one.stop();
  }
}

class OnePrint {
  private readonly stopping = new AbortController();
  private readonly letGo: () => void;
  private state: PrintState = { state: 'running', done: 0, of: 0 };
  private file: Uint8Array = new Uint8Array();
  private readonly news = new News();
  private patience: NodeJS.Timeout;

  constructor(folder: string, printer: Printer, ask: StudioAsk<'beginPrint'>, letGo: () => void) {
    this.letGo = letGo;
    this.patience = setTimeout(() => this.leave(), PATIENCE).unref();
    const { signal } = this.stopping;
    void draw(folder, printer, ask, (done, of) => this.tell({ state: 'running', done, of }), signal).then(
      (outcome) => this.take(outcome),
      () => this.tell({ state: 'lost' }),
    );
  }

  async stateBeyond(done: number): Promise<PrintState> {
    this.patience.refresh();
    if (this.state.state === 'running' && this.state.done === done) await this.news.wait(MOMENT);
    return this.state;
  }

  part(from: number): string {
    this.patience.refresh();
    const part = Buffer.from(this.file.subarray(from, from + PART));
    if (part.length === 0) this.leave();
    return part.toString('base64');
  }

  stop(): void {
    this.stopping.abort();
  }

  private leave(): void {
    clearTimeout(this.patience);
    this.stop();
    this.file = new Uint8Array();
    this.letGo();
  }

  private tell(state: PrintState): void {
    this.state = state;
    this.news.changed();
  }

  private take(outcome: DrawOutcome): void {
    if (outcome.kind !== 'printed') return this.tell(stateOf(outcome));
    const { entries: designs, cards, pages, bytes, credits, problems } = outcome;
    this.file = bytes;
    this.tell({ state: 'printed', designs, cards, pages, bytes: bytes.length, credits, problems });
  }
}

function stateOf(outcome: Exclude<DrawOutcome, { readonly kind: 'printed' }>): PrintState {
  switch (outcome.kind) {
    case 'refused':
      return { state: 'refused', problems: outcome.problems };
    case 'no-browser':
      return { state: 'no-browser', install: outcome.install };
    case 'nothing':
    case 'browser-gone':
    case 'stopped':
      return { state: outcome.kind };
  }
}

async function draw(
  folder: string,
  printer: Printer,
  { asked, unsaved }: StudioAsk<'beginPrint'>,
  progress: (done: number, of: number) => void,
  stop: AbortSignal,
): Promise<DrawOutcome> {
  const { as } = asked;
  if (as === CALIBRATION) {
    const { paper, duplex, offset } = asked;
    return await drawCalibration({ paper, duplex, offset: [offset.x, offset.y] });
  }
  const checked = await checkProject(folder, new Map(unsaved.map(({ path, text }) => [path, text])));
  const problems = checked.report.problems.filter(({ severity }) => severity === 'error');
  if (problems.length > 0) return { kind: 'refused', problems };
  const found = printLocales(checked.diagnosis, asked.locales);
  if (found.kind === 'no-such-locale') return { kind: 'nothing', hasFaces: true };
  const { offset, address, locales: _, ...rest } = asked;
  const job = {
    ...rest,
    as,
    ...found,
    select: [],
    offset: [offset.x, offset.y],
    address: address ?? undefined,
  } as const;
  return await drawProject(checked, job, progress, stop, printer);
}
