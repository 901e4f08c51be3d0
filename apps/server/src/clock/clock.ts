/** Milliseconds since 1970. The process has the machine's; tests bring their own. */
export type Clock = () => number;
