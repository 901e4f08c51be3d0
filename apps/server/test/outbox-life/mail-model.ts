import { equal, ok } from 'node:assert/strict';
import type { OutboxRow } from '../../src/db/schema.ts';
import { type InHand, type ModelChannel, policy, type SendingProcess } from './sending-process.ts';

export type Answer = 'accepted' | 'not now' | 'refused for a while' | 'refused for good' | 'nothing to say';

interface Offer {
  readonly of: InHand;
  /** How long nobody else may take it, as far as it knows. */
  until: number;
  /** Another process has checked its lane after that, and may have treated it as abandoned. */
  isAbandoned: boolean;
  /** The mail server's answer, of any kind. */
  answered: Answer | undefined;
}

/**
 * The written model of one mail: the promises to its author. It says nothing about claims and
 * statements.
 *
 * - It exists until it was sent, and after that.
 * - One process at a time offers it to the mail server. The exception: that process has died or was
 *   silent beyond its lease while another one checked. A process that still has it does not offer
 *   it again, whatever its other lanes do.
 * - Once it was accepted and that was recorded, it is never offered again.
 * - After a temporary failure it waits for a while, unless somebody retries it by hand; after a
 *   permanent one, until then.
 * - A held mail is not offered before somebody releases it.
 */
export class MailModel {
  readonly offers: Offer[] = [];
  /** How often the mail server has accepted it, alone or in a digest. */
  accepted = 0;
  isKeptBack: boolean;
  wasSent = false;
  #createdAt: number;
  /** It must not be offered before this time. */
  #peaceUntil = 0;
  #failedAt = 0;

  readonly channel: ModelChannel;

  constructor(createdAt: number, isHeld: boolean, channel: ModelChannel) {
    this.channel = channel;
    this.#createdAt = createdAt;
    this.isKeptBack = isHeld;
  }

  wasOffered(of: InHand, now: number): void {
    ok(!this.wasSent, 'offered after it was sent');
    ok(!this.isKeptBack, 'offered although it is kept back');
    ok(now >= this.#peaceUntil, 'offered in the time of peace');
    for (const { of: other, isAbandoned, answered } of this.offers) {
      const isOver =
        other.process.isDead || isAbandoned || (answered !== undefined && answered !== 'accepted');
      ok(isOver, 'offered while another process has it in hand');
    }
    const last = this.offers.at(-1);
    if (last && last.answered === undefined && !last.of.process.isDead) {
      ok(last.of.process !== of.process, 'offered again by the process that has it in hand');
    }
    equal(of.row.lease_until, now + policy.leaseMs);
    this.offers.push({ of, until: now + policy.leaseMs, isAbandoned: false, answered: undefined });
  }

  /** A process checks the lane of this mail. */
  wasLookedFor(by: SendingProcess, now: number): void {
    for (const offer of this.offers) {
      if (offer.of.process !== by && offer.until < now) offer.isAbandoned = true;
    }
  }

  wasRenewed(of: InHand, now: number): void {
    const own = this.offers.find((offer) => offer.of === of);
    if (!own) return;
    own.until = now + policy.leaseMs;
    own.isAbandoned = false;
  }

  /** `isCalm`: nothing else runs meanwhile, and the process lives to record it. */
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

  /** Somebody requests it to be sent now. */
  mayGo(): void {
    this.isKeptBack = false;
    this.#peaceUntil = 0;
  }

  /** The clock was set back: earlier times are from a clock that no longer exists. */
  forgetTimes(): void {
    this.#peaceUntil = 0;
    this.#createdAt = Number.NEGATIVE_INFINITY;
    for (const offer of this.offers) offer.until = Number.NEGATIVE_INFINITY;
  }

  /** Invariants of its row whenever nothing is in progress. */
  check(row: OutboxRow | undefined): void {
    if (!row) throw new Error('a mail that was put in is gone');
    if (this.wasSent) equal(row.state, 'sent', 'what was sent stays so');
    this.wasSent ||= row.state === 'sent';
    if (this.wasSent) ok(this.accepted > 0, 'marked as sent');
    if (row.state === 'refused') ok(this.#wasEver('refused for good'), 'refused by nobody');
    if (row.state === 'dropped') ok(this.#wasEver('nothing to say'), 'dropped by nobody');
    if (row.state === 'given-up') {
      ok(this.#failedAt - this.#createdAt > policy.giveUpMs, 'given up too early');
      this.isKeptBack = true;
    }
    const isInHand = row.state === 'sending';
    equal(row.lease_owner !== null, isInHand, 'who has it');
    equal(row.lease_until !== null, isInHand, 'until when');
  }

  #wasEver(answer: Answer): boolean {
    return this.offers.some(({ answered }) => answered === answer);
  }
}
