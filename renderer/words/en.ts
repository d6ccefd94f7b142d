import type { Words } from './ja.ts';

/** What the workbench says in English. */
export const en: Words = {
  product: 'Site-Seeing Studio',
  language: 'Language',
  theme: { label: 'Theme', system: 'Automatic', asa: 'Light', yoru: 'Dark', contrast: 'High contrast' },

  explorer: 'Project',
  unsaved: 'unsaved',
  errorsIn: (count) => (count === 1 ? '1 error' : `${count} errors`),
  warningsIn: (count) => (count === 1 ? '1 warning' : `${count} warnings`),

  cardFace: 'Card face',
  close: 'Close',

  editor: 'Editor',
  noFile: 'Choose a file to edit it here.',
  editorOf: (path) => `Editor: ${path}`,
  gone: (path) => `${path} is no longer in the project.`,
  unreadable: (reason) => `This file cannot be read as text (${reason}).`,
  save: 'Save',
  saved: (path) => `Saved ${path}.`,
  saveConflict: (path) => `Another program has written ${path}. It is not saved yet.`,
  overwrite: 'Overwrite with this text',
  takeDisk: 'Load what is on disk',
  saveRefused: (path, code) => `${path} cannot be saved (${code}).`,
  saveFailed: 'The studio does not answer. See whether its program is running, then save again.',

  problems: 'Problems',
  noProblems: 'No problems.',
  lookedAt: (files, problems) =>
    `${files === 1 ? '1 file' : `${files} files`} checked, ${problems === 1 ? '1 problem' : `${problems} problems`}`,
  checking: 'Checking',
  severity: { error: 'Error', warning: 'Warning', info: 'Note' },

  play: 'Play',
  newGame: 'New game',
  seed: 'Seed',
  actions: 'Actions',
  noActions: 'There is no action to choose.',
  notStarted: 'The game has not begun.',
  stepBack: 'Step back',
  stepOn: 'Step on',
  goOn: 'Let a player go on',
  player: 'Player',
  players: { random: 'Random', greedy: 'Greedy' },
  stepCount: 'How many steps',
  steps: (count) => (count === 1 ? '1 step' : `${count} steps`),
  toTheEnd: 'to the end',
  decisionAt: (at) => `#${at}`,
  log: 'Log',
  emptyLog: 'Nothing has happened yet.',
  cheats: 'Cheats',
  apply: 'Apply',
  difference: 'Effect of the edit',
  same: 'Playing the content as it is.',
  replayedSame: 'Replayed on the new content: no difference.',
  changed: (at, before, after) => `Changed from ${at} on. Before: ${before} → Now: ${after}`,
  appeared: (at, after) => `Changed from ${at} on. New: ${after}`,
  vanished: (at, before) => `Changed from ${at} on. Gone: ${before}`,
  atSetup: 'the set-up',
  atEntry: (at) => `step ${at + 1}`,
  broken: (at, entry, reason) =>
    `Broken at ${at}: “${entry}” is no longer legal. The game stopped before it. ${reason}`,
  goOnFromThere: 'Go on from there',
  stillOld: (errors) =>
    `${errors === 1 ? 'There is 1 error' : `There are ${errors} errors`}. The game still plays the last valid version.`,
  engineStopped: 'The engine of the game has stopped. “New game” starts it again; editing goes on as before.',
  entryCheat: 'Cheat',

  statusBar: 'Status bar',
  connected: 'Connected',
  disconnected: 'Disconnected',
  position: (line, column) => `Line ${line}, column ${column}`,
  hash: (hash) => `State ${hash}`,

  loading: 'Loading',
  noToken:
    'This address does not open the studio. Open the address that npm start printed, with all that follows the #.',
  unreachable: 'The studio does not answer. Run npm start again and open the address that it prints.',
};
