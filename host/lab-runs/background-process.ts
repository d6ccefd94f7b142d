import { fork } from 'node:child_process';

/** Another process, started by Node or by the desktop application. */
export interface BackgroundProcess {
  post(message: unknown): void;
  /** `heard` gets its messages, `ended` is called when it is gone. */
  follow(heard: (message: unknown) => void, ended: () => void): void;
  end(): void;
}

export type StartProcess = (program: string, words: readonly string[]) => BackgroundProcess;

/** Its output is dropped. It does not keep this process alive. */
export const startNodeProcess: StartProcess = (program, words) => {
  const child = fork(program, words, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] });
  child.unref();
  child.channel?.unref();
  return {
    post: (message) => void child.send(message as object, () => undefined),
    follow(heard, ended) {
      child.on('message', heard);
      child.on('error', ended);
      child.on('exit', ended);
    },
    end: () => void child.kill(),
  };
};
