import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PlayReport } from '#api/cli/play-report.ts';
import { explainEvent } from '#host/explain-event.ts';
import { playGame, type WhatToPlay } from '#host/play-game.ts';
import { readProjectForPlay } from '#host/project-for-play.ts';
import type { Command, Door } from '../command.ts';
import { playerOptions, readPlayer } from '../player-options.ts';
import { badSetup, readSetup, setupOptions } from '../setup-options.ts';
import { tellExplanation } from '../tell-explanation.ts';
import { cannot, cannotPlay } from '../tell-problems.ts';

export const play: Command = {
  name: 'play',
  usage:
    'play PROJECT [--scenario S00 --players 4 --seed 1 --mods SM-01,SM-02 | --setup FILE] --bot random|greedy|search [--budget 16] [--save FILE] [--laws] [--explain EVENT] [--json]',
  about: {
    ja: 'プログラムに1ゲームを最後まで遊ばせ、結果と3つのハッシュを言う。--laws は、判断のたびに法則を確かめる。--explain は、番号か種類（damage#2）で選んだ出来事がなぜそうなったかを言う',
    en: 'Has a program play one game to its end; tells the result and its three hashes. --laws checks the laws at every decision; --explain tells why an event, given by number or kind (damage#2), came out as it did',
  },
  positionals: { least: 1, most: 1 },
  options: {
    ...setupOptions,
    ...playerOptions,
    save: { type: 'text' },
    laws: { type: 'flag' },
    explain: { type: 'text' },
  },
  run: async (given, door) => {
    const who = readPlayer(given);
    if ('code' in who) return cannot(door, who);
    const setup = await readSetup(given, door);
    if (setup === null) return cannot(door, badSetup(given));
    const shown = given.positionals[0] ?? '.';
    const project = await readProjectForPlay(path.resolve(door.folder, shown));
    if (!('playable' in project)) return cannotPlay(door, shown, project.errors);
    const players = given.number('players');
    const what: WhatToPlay = { setup, ...who, laws: given.flag('laws'), ...(players === undefined ? {} : { players }) };
    const played = playGame(project, what);
    if ('refused' in played) {
      const { code, text } = played.refused;
      return cannot(door, { code, message: text, data: {} });
    }
    const save = given.text('save');
    if (save !== undefined && !(await written(path.resolve(door.folder, save), played.save)))
      return cannot(door, notWritten(save));
    const event = given.text('explain');
    if (event !== undefined) {
      const { session } = played;
      return tellExplanation(explainEvent({ playable: project.playable, session }, event), event, door);
    }
    door.out(door.json ? `${JSON.stringify(played.report, null, 2)}\n` : sentence(played.report, door));
    return 0;
  },
};

async function written(file: string, value: unknown): Promise<boolean> {
  try {
    await writeFile(file, `${JSON.stringify(value)}\n`);
    return true;
  } catch {
    return false;
  }
}

function sentence({ result, reason, rounds, rank, decisions, seed, ...hashes }: PlayReport, { locale }: Door): string {
  const end =
    locale === 'ja'
      ? `${result}（${reason}）${rank === null ? '' : `、ランク ${rank}`}、${rounds} ラウンド、判断 ${decisions} 回、シード ${seed}`
      : `${result} (${reason})${rank === null ? '' : `, rank ${rank}`}, ${rounds} rounds, ${decisions} decisions, seed ${seed}`;
  return `${end}\nhash ${hashes.hash}\nlogHash ${hashes.logHash}\ncontentHash ${hashes.contentHash}\n`;
}

function notWritten(file: string) {
  return {
    code: 'ARG009',
    message: { ja: `${file} に書けません。`, en: `${file} cannot be written.` },
    data: { file },
  };
}
