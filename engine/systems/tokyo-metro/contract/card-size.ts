/** As how large an action card is printed, in millimetres. */
export const cardSize = { width: 63, height: 44 };
