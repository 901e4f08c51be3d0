/** Ways to inspect many documents at once. */
export const ways = {
  own: 'each document as it comes',
  turns: 'documents in turns',
  worker: 'in a worker thread',
} as const;

export type Way = keyof typeof ways;

/** Processor time of the turns of an event loop, in milliseconds. */
export interface Turns {
  /** 99 of 100 requests come during a turn that is no longer. */
  readonly usual: number;
  readonly worst: number;
}
