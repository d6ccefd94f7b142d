import { randomUUID } from 'node:crypto';
import type { LabChoices, LabGame, LabMachines, LabResults, LabRun, LabState } from '#api/studio/lab-calls.ts';
import type { StudioApi } from '#api/studio/studio-api.ts';
import { News } from '../state/news.ts';
import { recoveryFolder } from '../state/recovery.ts';
import { threadProgram } from '../threads/thread-pool.ts';
import { type BackgroundProcess, type StartProcess, startNodeProcess } from './background-process.ts';
import { type KeptQuestions, makeKeptQuestions } from './kept-questions.ts';
import type { FromLab, ToLab } from './lab-protocol.ts';

/** Long poll: longest wait for news, in milliseconds. */
const MOMENT = 20_000;
/** Runs that are listed; the oldest that are over go first. */
const MOST = 20;

type LabCalls = Pick<StudioApi, 'labChoices' | 'beginLab' | 'labRuns' | 'labResults' | 'changeLab' | 'labGame'>;

interface Listed extends Omit<LabRun, 'at'> {
  at: LabState;
  results: LabResults | null;
  /** From an earlier window: the process does not know it. */
  isOld: boolean;
}

/** The runs of a project. They are played by a process that is started when it is first needed. */
export class LabRuns {
  private readonly folder: string;
  private readonly kept: KeptQuestions;
  private readonly startProcess: StartProcess;
  private child: BackgroundProcess | null = null;
  private readonly runs = new Map<string, Listed>();
  private machines: LabMachines | null = null;
  private reading: Promise<void> | null = null;
  private seen = 1;
  private asks = 0;
  private readonly news = new News();
  private readonly asked = new Map<number, (answer: FromLab | null) => void>();

  constructor(folder: string, kept: KeptQuestions, startProcess: StartProcess = startNodeProcess) {
    this.folder = folder;
    this.kept = kept;
    this.startProcess = startProcess;
  }

  readonly calls: LabCalls = {
    labChoices: async ({ unsaved }) => {
      const answer = await this.ask((ask) => ({ kind: 'choices', ask, unsaved }));
      return { choices: answer?.kind === 'choices' ? answer.choices : null } satisfies { choices: LabChoices | null };
    },
    beginLab: async ({ question, unsaved }) => {
      await this.read();
      const run = randomUUID();
      this.runs.set(run, { run, question, at: { state: 'waiting' }, results: null, isOld: false });
      this.forgetOldest();
      this.post({ kind: 'begin', run, question, unsaved });
      this.changed();
      return { run };
    },
    labRuns: async ({ seen }) => {
      await this.read();
      if (seen === this.seen) await this.news.wait(MOMENT);
      const runs = [...this.runs.values()].map(({ run, question, at }) => ({ run, question, at }));
      return { seen: this.seen, runs, machines: this.machines };
    },
    labResults: ({ run }) => Promise.resolve({ results: this.runs.get(run)?.results ?? null }),
    changeLab: ({ run, to, unsaved }) => {
      const listed = this.runs.get(run);
      if (listed?.isOld === true && to === 'resume') {
        listed.isOld = false;
        listed.at = { state: 'waiting' };
        this.post({ kind: 'begin', run, question: listed.question, unsaved });
      } else if (listed !== undefined && !listed.isOld) this.post({ kind: 'change', run, to });
      else if (listed !== undefined && to === 'stop') listed.at = { state: 'stopped', done: 0 };
      if (to === 'remove') this.runs.delete(run);
      this.changed();
      return Promise.resolve({});
    },
    labGame: async ({ run, seed, seats }) => {
      const answer = await this.ask((ask) => ({ kind: 'game', ask, run, seed, seats }));
      return { game: answer?.kind === 'game' ? answer.game : null } satisfies { game: LabGame | null };
    },
  };

  async close(): Promise<void> {
    const { child } = this;
    this.child = null;
    child?.end();
    this.news.changed();
    await this.keep();
  }

  /** Unfinished runs of the last window are listed as paused. */
  private read(): Promise<void> {
    this.reading ??= this.kept.read().then((questions) => {
      for (const { run, question } of questions)
        this.runs.set(run, {
          ...{
            run,
            question,
            at: { state: 'paused', done: 0, of: question.aim.kind === 'balance' ? question.games : 0 },
            results: null,
            isOld: true,
          },
        });
    });
    return this.reading;
  }

  private post(message: ToLab): void {
    this.child ??= this.start();
    this.child.post(message);
  }

  private start(): BackgroundProcess {
    const child = this.startProcess(threadProgram('lab-process'), [this.folder]);
    child.follow(
      (message) => this.heard(message as FromLab),
      () => this.ended(child),
    );
    return child;
  }

  private ask(message: (ask: number) => ToLab): Promise<FromLab | null> {
    const ask = this.asks++;
    return new Promise((then) => {
      this.asked.set(ask, then);
      this.post(message(ask));
    });
  }

  private heard(message: FromLab): void {
    if (message.kind === 'choices' || message.kind === 'game') {
      this.asked.get(message.ask)?.(message);
      this.asked.delete(message.ask);
      return;
    }
    if (message.kind === 'machines') {
      this.machines = message.machines;
      return this.changed();
    }
    const listed = this.runs.get(message.run);
    if (listed === undefined) return;
    if (message.kind === 'state') listed.at = message.at;
    else listed.results = message.results;
    this.changed();
  }

  /** What it was doing is lost; the games that it had played are kept. */
  private ended(child: BackgroundProcess): void {
    if (this.child !== child) return;
    this.child = null;
    for (const answer of this.asked.values()) answer(null);
    this.asked.clear();
    for (const listed of this.runs.values())
      if (!listed.isOld && isUnfinished(listed.at)) listed.at = { state: 'failed', why: 'failed' };
    this.changed();
  }

  private changed(): void {
    this.seen++;
    this.news.changed();
    void this.keep();
  }

  private keep(): Promise<void> {
    const unfinished = [...this.runs.values()].filter(({ at }) => isUnfinished(at));
    return this.kept.keep(unfinished.map(({ run, question }) => ({ run, question })));
  }

  private forgetOldest(): void {
    const over = [...this.runs.values()].filter(({ at }) => !isUnfinished(at));
    for (const { run } of over.slice(0, Math.max(0, this.runs.size - MOST))) {
      this.runs.delete(run);
      this.post({ kind: 'change', run, to: 'remove' });
    }
  }
}

/** `kept`: the folder of stored state. */
export const makeLabRuns = (folder: string, kept: string, startProcess?: StartProcess): LabRuns =>
  new LabRuns(
    folder,
    makeKeptQuestions(() => recoveryFolder(folder, kept)),
    startProcess,
  );

const isUnfinished = ({ state }: LabState): boolean => state === 'waiting' || state === 'running' || state === 'paused';
