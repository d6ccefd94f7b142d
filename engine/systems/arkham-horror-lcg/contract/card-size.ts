/** Of every card, in millimetres; acts, agendas and investigators lie on their long edge. */
export const cardSize = { width: 63.5, height: 88.9 };
