/** Fields of a sealed answer that name combat cards. */
export const cardFields = ['card1', 'card2', 'card3', 'card4', 'card5', 'card6'] as const;
