import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/open-database.ts';
import type { EnquiryRow, FollowUpRow } from '../../db/schema.ts';
import { isGenuine } from '../../intake/enquiry-state.ts';
import { lockEnquiry } from '../../intake/lock-enquiry.ts';

export type { FollowUpRow };

/** So many are shown on a page. */
const MOST = 100;

/** A reminder that the agent has set, with the inquiry it is about. */
export interface Reminded {
  readonly followUp: FollowUpRow;
  readonly enquiry: EnquiryRow;
}

/** A new reminder. */
export interface NewFollowUp {
  /** Made with the form, so that a second tap changes nothing. */
  readonly id: string;
  readonly enquiryId: string;
  readonly dueAt: number;
  readonly note: string;
  /** The unanswered call after which it is set. */
  readonly attemptId?: string | undefined;
}

/** The reminders that the agent sets for herself. */
export interface FollowUps {
  /** Whose time has come, the oldest first. */
  due(): Promise<Reminded[]>;
  /** Whose time has not come, the next first. */
  asleep(): Promise<Reminded[]>;
  count(): Promise<{ readonly due: number; readonly asleep: number }>;
  /** Those of an inquiry that are not done, the next first. */
  ofEnquiry(enquiryId: string): Promise<FollowUpRow[]>;
  find(id: string): Promise<FollowUpRow | undefined>;
  /** False where there is no such inquiry. */
  add(followUp: NewFollowUp): Promise<boolean>;
  /** Each resolves with the reminder as it now is; undefined where there is none. */
  move(id: string, dueAt: number): Promise<FollowUpRow | undefined>;
  end(id: string): Promise<FollowUpRow | undefined>;
  resume(id: string): Promise<FollowUpRow | undefined>;
  remove(id: string): Promise<FollowUpRow | undefined>;
}

export function createFollowUps({ db, clock }: { readonly db: Database; readonly clock: Clock }): FollowUps {
  /** Those of inquiries that are not spam. */
  const waiting = (side: '<=' | '>') =>
    db
      .selectFrom('follow_up')
      .where('done_at', 'is', null)
      .where('due_at', side, clock())
      .where('enquiry_id', 'in', (from) => from.selectFrom('enquiry').select('id').where(isGenuine));
  async function list(side: '<=' | '>'): Promise<Reminded[]> {
    const followUps = await waiting(side).selectAll().orderBy('due_at').orderBy('id').limit(MOST).execute();
    if (followUps.length === 0) return [];
    const ids = followUps.map(({ enquiry_id }) => enquiry_id);
    const rows = await db.selectFrom('enquiry').selectAll().where('id', 'in', ids).execute();
    return followUps.flatMap((followUp) => {
      const enquiry = rows.find(({ id }) => id === followUp.enquiry_id);
      return enquiry ? [{ followUp, enquiry }] : [];
    });
  }
  const count = async (side: '<=' | '>') =>
    (
      await waiting(side)
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count;
  const update = (id: string, values: Partial<FollowUpRow>) =>
    db.updateTable('follow_up').set(values).where('id', '=', id).returningAll().executeTakeFirst();

  return {
    due: () => list('<='),
    asleep: () => list('>'),
    async count() {
      const [due, asleep] = await Promise.all([count('<='), count('>')]);
      return { due, asleep };
    },
    ofEnquiry: (enquiryId) =>
      db
        .selectFrom('follow_up')
        .selectAll()
        .where('enquiry_id', '=', enquiryId)
        .where('done_at', 'is', null)
        .orderBy('due_at')
        .execute(),
    find: (id) => db.selectFrom('follow_up').selectAll().where('id', '=', id).executeTakeFirst(),
    add: ({ id, enquiryId, dueAt, note, attemptId }) =>
      db.transaction().execute(async (transaction) => {
        if (!(await lockEnquiry(transaction, enquiryId))) return false;
        await transaction
          .insertInto('follow_up')
          .values({
            id,
            enquiry_id: enquiryId,
            due_at: dueAt,
            note,
            made_at: clock(),
            attempt_id: attemptId ?? null,
            done_at: null,
            ended_by: null,
            notice_id: null,
          })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute();
        return true;
      }),
    move: (id, dueAt) => update(id, { due_at: dueAt, done_at: null, ended_by: null, notice_id: null }),
    end: (id) => update(id, { done_at: clock(), ended_by: null }),
    resume: (id) => update(id, { done_at: null, ended_by: null }),
    remove: (id) => db.deleteFrom('follow_up').where('id', '=', id).returningAll().executeTakeFirst(),
  };
}
