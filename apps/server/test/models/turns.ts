/**
 * Every call after the process has died rejects with this. Without a stack, which is slow to
 * compute.
 */
export class Crash extends Error {
  constructor() {
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
    super();
    Error.stackTraceLimit = limit;
  }
}

export const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * 'by turns': one step at a time in the order of the choices, reproducibly. 'freely': as fast as
 * each can, for steps that are calls to another process.
 */
export type Pace = 'by turns' | 'freely';

/**
 * Lets concurrent work take turns, one step at a time in a given order. The process may die at one
 * step. The order is reproducible: a turn begins only once nothing else is in progress.
 */
export class Turns {
  readonly #choices: readonly number[];
  readonly #diesAt: number | undefined;
  readonly #pace: Pace;
  readonly #waiting: { go: () => void; die: () => void }[] = [];
  #onTheirWay = 0;
  #taken = 0;
  #dead = false;

  constructor(choices: readonly number[], diesAt: number | undefined, pace: Pace = 'by turns') {
    this.#choices = choices;
    this.#diesAt = diesAt;
    this.#pace = pace;
  }

  get isDead(): boolean {
    return this.#dead;
  }

  /** Resolves when it is the caller's turn; rejects once the process has died. */
  async turn(): Promise<void> {
    if (this.#pace === 'freely') this.#take();
    if (this.#dead) throw new Crash();
    if (this.#pace === 'freely') return;
    await new Promise<void>((go, reject) => this.#waiting.push({ go, die: () => reject(new Crash()) }));
  }

  /** A step that leaves the process, such as a write, with a turn before and after it. */
  async step<T>(work: () => Promise<T>): Promise<T> {
    await this.turn();
    const result = await this.away(work);
    await this.turn();
    return result;
  }

  /** Work that takes time without a turn. */
  async away<T>(work: () => Promise<T>): Promise<T> {
    this.#onTheirWay += 1;
    return work().finally(() => {
      this.#onTheirWay -= 1;
    });
  }

  /** Gives turns until everything has ended, one way or the other. */
  async drive<T>(all: readonly Promise<T>[]): Promise<PromiseSettledResult<T>[]> {
    let ended = false;
    const outcome = Promise.allSettled(all).finally(() => {
      ended = true;
    });
    while (!ended && this.#pace === 'by turns') {
      await this.#quiet();
      const place = (this.#choices[this.#taken % this.#choices.length] ?? 0) % (this.#waiting.length || 1);
      if (this.#waiting.length === 0) continue;
      this.#take();
      this.#waiting.splice(place, 1)[0]?.go();
    }
    return outcome;
  }

  /** The process dies before this step, so it is the last. */
  #take(): void {
    if (this.#taken === this.#diesAt) this.#die();
    else this.#taken += 1;
  }

  async #quiet(): Promise<void> {
    await tick();
    await tick();
    while (this.#onTheirWay > 0) await tick();
  }

  #die(): void {
    this.#dead = true;
    for (const { die } of this.#waiting.splice(0)) die();
  }
}
