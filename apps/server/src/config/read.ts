/** Reads a variable; where it does not fit, notes the fault and gives the fallback. */
export type Read = <T>(name: string, fallback: T, parse: (text: string) => T, expected: string) => T;
