/** What is counted over many games: by the kind of event, the word for it and the field that names the card. */
export const tallied = {
  play: { as: 'used', of: 'card' },
  use: { as: 'used', of: 'card' },
  useSkill: { as: 'used', of: 'cause' },
  useBot: { as: 'used', of: 'cause' },
  useMod: { as: 'used', of: 'cause' },
  equip: { as: 'equipped', of: 'card' },
  buy: { as: 'bought', of: 'card' },
  solve: { as: 'solved', of: 'card' },
  reveal: { as: 'reached', of: 'card' },
} as const;
