// Sandboxed: exposes one object of named functions, and nothing of Electron.
import { contextBridge, ipcRenderer } from 'electron';
import type { StudioAsk, StudioCall, StudioEvent, StudioReply } from '#api/studio/studio-api.ts';
import type { StudioWindow } from '#api/studio/studio-window.ts';
import { callChannel, eventChannel } from './channels.ts';

async function call<Call extends StudioCall>(name: Call, ask: StudioAsk<Call>): Promise<StudioReply<Call>> {
  const answer = (await ipcRenderer.invoke(callChannel(name), ask)) as { ok: StudioReply<Call> } | { refused: string };
  if ('refused' in answer) throw new Error(answer.refused);
  return answer.ok;
}

const studio: StudioWindow = Object.freeze({
  openProject: (ask) => call('openProject', ask),
  saveFile: (ask) => call('saveFile', ask),
  changeFiles: (ask) => call('changeFiles', ask),
  recallWork: (ask) => call('recallWork', ask),
  keepWork: (ask) => call('keepWork', ask),
  readForeign: (ask) => call('readForeign', ask),
  restoreBytes: (ask) => call('restoreBytes', ask),
  readPart: (ask) => call('readPart', ask),
  migrateProject: (ask) => call('migrateProject', ask),
  notePage: (ask) => call('notePage', ask),
  recallSettings: (ask) => call('recallSettings', ask),
  keepSettings: (ask) => call('keepSettings', ask),
  home: (ask) => call('home', ask),
  openFolder: (ask) => call('openFolder', ask),
  chooseFolder: (ask) => call('chooseFolder', ask),
  listFolders: (ask) => call('listFolders', ask),
  forgetRecent: (ask) => call('forgetRecent', ask),
  keepThumbnail: (ask) => call('keepThumbnail', ask),
  recentThumbnail: (ask) => call('recentThumbnail', ask),
  copySample: (ask) => call('copySample', ask),
  offeredNew: (ask) => call('offeredNew', ask),
  newProject: (ask) => call('newProject', ask),
  keptVersions: (ask) => call('keptVersions', ask),
  keptFiles: (ask) => call('keptFiles', ask),
  keptText: (ask) => call('keptText', ask),
  gitState: (ask) => call('gitState', ask),
  gitLog: (ask) => call('gitLog', ask),
  gitText: (ask) => call('gitText', ask),
  keptLines: (ask) => call('keptLines', ask),
  keepLine: (ask) => call('keepLine', ask),
  dropLine: (ask) => call('dropLine', ask),
  keepTexts: (ask) => call('keepTexts', ask),
  keptTexts: (ask) => call('keptTexts', ask),
  pictures: (ask) => call('pictures', ask),
  keepPicture: (ask) => call('keepPicture', ask),
  beginPrint: (ask) => call('beginPrint', ask),
  printState: (ask) => call('printState', ask),
  stopPrint: (ask) => call('stopPrint', ask),
  printedPart: (ask) => call('printedPart', ask),
  labChoices: (ask) => call('labChoices', ask),
  beginLab: (ask) => call('beginLab', ask),
  labRuns: (ask) => call('labRuns', ask),
  labResults: (ask) => call('labResults', ask),
  changeLab: (ask) => call('changeLab', ask),
  labGame: (ask) => call('labGame', ask),
  dictionary: (ask) => call('dictionary', ask),
  listen(heard) {
    // Pass the data only: the event gives access to ipcRenderer.
    ipcRenderer.on(eventChannel, (_event, told: StudioEvent) => heard(told));
  },
} satisfies StudioWindow);

contextBridge.exposeInMainWorld('studio', studio);
