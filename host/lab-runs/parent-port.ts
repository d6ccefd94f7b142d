import type { FromLab, ToLab } from './lab-protocol.ts';

export interface ParentPort {
  post(message: FromLab): void;
  listen(heard: (message: ToLab) => void): void;
}

interface ElectronPort {
  postMessage(message: FromLab): void;
  on(event: 'message', heard: (message: { readonly data: ToLab }) => void): void;
}

/** To the program that started this process: Node, or the desktop application. It ends with that program. */
export function parentPort(): ParentPort {
  const electron = Reflect.get(process, 'parentPort') as ElectronPort | undefined;
  if (electron !== undefined)
    return {
      post: (message) => electron.postMessage(message),
      listen: (heard) => electron.on('message', ({ data }) => heard(data)),
    };
  process.on('disconnect', () => process.exit());
  return {
    post: (message) => void process.send?.(message),
    listen: (heard) => void process.on('message', heard),
  };
}
