import type { ActionSignProps } from '../table-view.ts';
import { Sign, type SignName } from './face/sign.tsx';

/** By `do`; follow-up choices have none. */
const signs: Readonly<Record<string, SignName>> = {
  play: 'ap',
  playAttack: 'attack',
  equip: 'equip',
  drop: 'scrap',
  use: 'equip',
  useAttack: 'attack',
  useSkill: 'skill-enhancement',
  useSkillAttack: 'attack',
  useBot: 'skill-support',
  useBotAttack: 'attack',
  refresh: 'token-exhaust',
  move: 'move',
  buy: 'economy',
  solve: 'kind-trouble',
  swap: 'counter',
  explore: 'kind-site',
  next: 'kind-site',
  drawMore: 'encounter',
  stay: 'ring',
  leave: 'move',
  retreat: 'move',
  addCard: 'ap',
  addToken: 'token-ap',
  help: 'kind-follower',
  drawTrouble: 'kind-trouble',
};

export function ActionSign({ answer }: ActionSignProps) {
  const name = signs[String(answer['do'])];
  return (
    <span className="action-sign fixed muted" aria-hidden="true">
      {name !== undefined && <Sign name={name} />}
    </span>
  );
}
