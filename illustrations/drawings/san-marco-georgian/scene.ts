export const H = 600;
/** The level of the house's foot, and pixels for a metre there. */
export const BASE = 452;
export const S = 33;
/** The point to which the garden walk runs. */
export const VX = 430;
export const VY = 396;
/** Where metres from the middle of the house, and above its foot, lie on the sheet. */
export const px = (m: number) => VX + m * S;
export const py = (m: number) => BASE - m * S;
/** Metres aside on the walk, at the height `y` of the sheet. */
export const gx = (m: number, y: number) => VX + ((m * (y - VY)) / (BASE - VY)) * S;

export const HX0 = px(-8.2);
export const HX1 = px(8.2);
export const EAVE = py(6.9);
// the hipped slate roof
export const R0 = px(-9.0);
export const R1 = px(9.0);
export const RY = py(10.6);
