import { HOUR_MS } from '@rivermark/contracts/durations';
import type { Inspection, Refusal } from '@rivermark/pdf-inspection';
import type { Clock } from '../../clock/clock.ts';
import { AppError } from '../../errors.ts';
import { memoryCounts } from '../../limits/memory-counts.ts';

export interface InspectionLimits {
  /** Inspections open at once; each holds up to 700 KB. */
  readonly openOfAll: number;
  /** Inspections that one network may have open, see networkOf. */
  readonly openOfNetwork: number;
  /** Processor time that one network's inspections may take in an hour. */
  readonly networkMsPerHour: number;
}

/** One document's place among the inspections. */
export interface InspectionSlot {
  /** Inspects the next bytes. Throws AppError 'inspection-limit' before it reads any of them. */
  push(inspection: Inspection, chunk: Buffer): Promise<Refusal | undefined>;
  close(): void;
}

/**
 * Inspections share the thread that answers visitors. In each turn of the event loop they get a few
 * milliseconds, then pages and inquiries come first. Networks take turns, so nobody's many
 * documents delay another's. Networks are given by their sender mark.
 */
export interface Inspections {
  /** Throws AppError 'inspections-busy' or 'inspection-limit' where no document may begin. */
  admit(network: string): Promise<void>;
  /** Throws AppError as `admit`. The caller must close the slot. */
  open(network: string): Promise<InspectionSlot>;
}

/** No inspection begins another slice in a turn of the event loop after so long. */
const TURN_MS = 5;
const RETRY_AFTER_S = 15;

function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

interface InspectionsDeps {
  readonly clock: Clock;
  /** Processor time of this thread so far. */
  readonly cpuMs?: () => number;
}

export function createInspections(
  { clock, cpuMs = threadCpuMs }: InspectionsDeps,
  limits: InspectionLimits,
): Inspections {
  /** Per process, because the processor is this machine's. */
  const used = memoryCounts(HOUR_MS);
  const open = new Map<string, number>();
  let openOfAll = 0;
  /** Slices by network; the network whose turn is next comes first. */
  const waiting = new Map<string, (() => void)[]>();
  let spentInTurn = 0;
  let isScheduled = false;

  async function requireBudget(network: string): Promise<void> {
    const now = clock();
    const { count, until } = await used.read(network, now);
    if (count < limits.networkMsPerHour) return;
    throw new AppError(
      'inspection-limit',
      'Checking documents from your address has taken too long. Please try again in an hour, or call.',
      { retryAfterSeconds: Math.ceil((until - now) / 1000) },
    );
  }

  async function admit(network: string): Promise<void> {
    await requireBudget(network);
    if (openOfAll < limits.openOfAll && (open.get(network) ?? 0) < limits.openOfNetwork) return;
    throw new AppError(
      'inspections-busy',
      'Many documents are being checked right now. Please try again in a minute.',
      { retryAfterSeconds: RETRY_AFTER_S },
    );
  }

  function runSlice<T>(network: string, slice: () => T): T {
    const before = cpuMs();
    try {
      return slice();
    } finally {
      const spent = cpuMs() - before;
      spentInTurn += spent;
      void used.add(network, clock(), spent);
      scheduleTurn();
    }
  }

  function scheduleTurn(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      spentInTurn = 0;
      while (waiting.size > 0 && spentInTurn < TURN_MS) runNext();
      if (waiting.size > 0) scheduleTurn();
    });
  }

  function runNext(): void {
    for (const [network, [next, ...rest]] of waiting) {
      waiting.delete(network);
      if (rest.length > 0) waiting.set(network, rest);
      next?.();
      return;
    }
  }

  function inTurn<T>(network: string, slice: () => T): T | Promise<T> {
    if (waiting.size === 0 && spentInTurn < TURN_MS) return runSlice(network, slice);
    return new Promise((resolve, reject) => {
      const run = () => {
        try {
          resolve(runSlice(network, slice));
        } catch (error) {
          reject(error);
        }
      };
      waiting.set(network, [...(waiting.get(network) ?? []), run]);
    });
  }

  function changeOpen(network: string, by: 1 | -1): void {
    openOfAll += by;
    const ofNetwork = (open.get(network) ?? 0) + by;
    if (ofNetwork > 0) open.set(network, ofNetwork);
    else open.delete(network);
  }

  return {
    admit,
    async open(network) {
      await admit(network);
      changeOpen(network, 1);
      let isOpen = true;
      return {
        async push(inspection, chunk) {
          await requireBudget(network);
          let refusal = await inTurn(network, () => inspection.push(chunk));
          while (inspection.isBehind) refusal = await inTurn(network, () => inspection.goOn());
          return refusal;
        },
        close() {
          if (isOpen) changeOpen(network, -1);
          isOpen = false;
        },
      };
    },
  };
}
