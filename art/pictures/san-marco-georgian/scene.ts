export const BASE = 452;
export const S = 33;
export const py = (m: number) => BASE - m * S;
