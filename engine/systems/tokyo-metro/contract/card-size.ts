/** In millimetres. */
export const cardSize = { width: 63, height: 44 };
