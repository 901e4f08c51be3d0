import { expect } from 'vitest';
import type { OutboxRow } from '../../src/db/schema.ts';
import { type InHand, policy } from './sending-process.ts';

export type Answer = 'accepted' | 'not now' | 'refused for a while' | 'refused for good' | 'nothing to say';

interface Offer {
  readonly of: InHand;
  /** Until when nobody else may take it, as far as it was told. */
  until: number;
  /** The mail server has answered, in whichever way. */
  answered: Answer | undefined;
}

/**
 * The written model of one mail: what whoever put it in was promised. It says nothing of claims and statements.
 *
 * - It is there until it was sent, and then still.
 * - It is offered to the mail server by one process at a time, unless that one has died or was silent beyond its lease; then
 *   by another one: whoever still has it in hand does not offer it once more.
 * - Once it was accepted and that was written down, it is never offered again.
 * - After a failure it is left in peace for a while, unless somebody retries it by hand; after a refusal for good, until then.
 * - What is held is not offered before somebody releases it.
 */
export class MailModel {
  readonly offers: Offer[] = [];
  /** How often the mail server has taken it, by itself or in a digest. */
  accepted = 0;
  isKeptBack: boolean;
  wasSent = false;
  #createdAt: number;
  /** Before this the mail server is not to be bothered with it again. */
  #peaceUntil = 0;
  #failedAt = 0;

  constructor(createdAt: number, isHeld: boolean) {
    this.#createdAt = createdAt;
    this.isKeptBack = isHeld;
  }

  wasOffered(of: InHand, now: number): void {
    expect(this.wasSent, 'offered after it was sent').toBe(false);
    expect(this.isKeptBack, 'offered although it is kept back').toBe(false);
    expect(now, 'offered in the time of peace').toBeGreaterThanOrEqual(this.#peaceUntil);
    for (const { of: other, until, answered } of this.offers) {
      const isOver =
        other.process.isDead || until < now || (answered !== undefined && answered !== 'accepted');
      expect(isOver, 'offered while another process has it in hand').toBe(true);
    }
    const last = this.offers.at(-1);
    if (last && last.answered === undefined && !last.of.process.isDead) {
      expect(last.of.process === of.process, 'offered again by the process that has it in hand').toBe(false);
    }
    expect(of.row.lease_until).toBe(now + policy.leaseMs);
    this.offers.push({ of, until: now + policy.leaseMs, answered: undefined });
  }

  wasRenewed(of: InHand, now: number): void {
    const own = this.offers.find((offer) => offer.of === of);
    if (own) own.until = now + policy.leaseMs;
  }

  /** `isCalm`: nobody else does anything meanwhile, and the process lives to write it down. */
  wasAnswered(of: InHand, answer: Answer, now: number, isCalm: boolean): void {
    const own = this.offers.find((offer) => offer.of === of);
    if (own) own.answered = answer;
    if (answer === 'accepted') this.accepted += 1;
    else this.#failedAt = Math.max(this.#failedAt, now);
    const isCurrent = own === this.offers.at(-1) && own !== undefined && own.until >= now;
    if (!isCalm || !isCurrent) return;
    if (answer === 'refused for good' || answer === 'nothing to say') this.isKeptBack = true;
    const waits = { 'not now': policy.soon, 'refused for a while': policy.slowly };
    if (answer in waits) this.#peaceUntil = now + waits[answer as keyof typeof waits].first / 2;
  }

  /** Somebody says that it shall go now. */
  mayGo(): void {
    this.isKeptBack = false;
    this.#peaceUntil = 0;
  }

  /** The clock was set back: what was said about times is said of a clock that nobody has any more. */
  forgetTimes(): void {
    this.#peaceUntil = 0;
    this.#createdAt = Number.NEGATIVE_INFINITY;
    for (const offer of this.offers) offer.until = Number.NEGATIVE_INFINITY;
  }

  /** What must hold of its row whenever nothing is on its way. */
  check(row: OutboxRow | undefined): void {
    if (!row) throw new Error('a mail that was put in is gone');
    const answers = this.offers.map(({ answered }) => answered);
    if (this.wasSent) expect(row.state, 'what was sent stays so').toBe('sent');
    this.wasSent ||= row.state === 'sent';
    if (this.wasSent) expect(this.accepted, 'marked as sent').toBeGreaterThan(0);
    if (row.state === 'refused') expect(answers).toContain('refused for good');
    if (row.state === 'dropped') expect(answers).toContain('nothing to say');
    if (row.state === 'given-up') {
      expect(this.#failedAt - this.#createdAt, 'given up').toBeGreaterThan(policy.giveUpMs);
      this.isKeptBack = true;
    }
    const isInHand = row.state === 'sending';
    expect([row.lease_owner !== null, row.lease_until !== null]).toEqual([isInHand, isInHand]);
  }
}
