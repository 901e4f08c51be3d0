/** Which of how many, as it is heard: "2 of 8". `place` begins at 0. */
export const placeInWords = (place: number, count: number) => `${place + 1} of ${count}`;

/** The same as it is seen where there is little room: "2 / 8". */
export const placeInDigits = (place: number, count: number) => `${place + 1} / ${count}`;
