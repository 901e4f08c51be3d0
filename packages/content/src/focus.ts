/**
 * The point of a picture that every crop keeps, as shares of its width and height from the upper
 * left.
 */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

export const middle: Focus = { x: 0.5, y: 0.5 };
