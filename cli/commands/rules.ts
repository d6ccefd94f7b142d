import { rulesOfAll } from '#host/what-can-be-written.ts';
import type { Command } from '../command.ts';

export const rules: Command = {
  name: 'rules',
  usage: 'rules [--json]',
  about: {
    ja: 'すべてのルールの番号、ページ、一文',
    en: 'Every rule: its id, its page and a sentence',
  },
  positionals: { least: 0, most: 0 },
  options: {},
  run: (_, door) => {
    const report = rulesOfAll();
    if (door.json) door.out(`${JSON.stringify(report, null, 2)}\n`);
    else
      for (const system of report.systems) {
        door.out(`${system.system}\n`);
        for (const one of system.rules) door.out(`${one.rule} (${one.page}) ${one[door.locale]}\n`);
      }
    return 0;
  },
};
