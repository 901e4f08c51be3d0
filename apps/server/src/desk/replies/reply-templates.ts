import type { StoredKind } from '@rivermark/contracts/forms';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/open-database.ts';

/** The replies that come with the site, in the agent's words until she writes her own. */
const originals = {
  buyer: `Hello {first name},

Thank you for your note about {home}. I would be glad to help. When is a good time to call you today or tomorrow?
`,
  seller: `Hello {first name},

Thank you for thinking of me for the sale of your home. I would like to see it before I say anything about its price. Would a short visit this week suit you?
`,
  valuation: `Hello {first name},

Thank you for asking what your home is worth. I will look at recent sales near you and send you my figures with the reasons for them. Is there anything about the house that I should know first?
`,
  showing: `Hello {first name},

I would be glad to show you {home}. You asked for {date}. Does 10 am suit you, or is another time better?
`,
  visit: `Hello {first name},

Thank you for coming to see {home}. What did you think of it? I would be glad to answer any question, or to show it to you again in peace.
`,
  'no-answer': `Hello {first name},

I just tried to call you about {home} and missed you. When is a good time to reach you?
`,
  times: `Hello {first name},

I would be glad to meet you about {home}. I am free at these times. Please choose the one that suits you.
`,
} as const;

export type ReplyId = keyof typeof originals;
export const replyIds = Object.keys(originals) as readonly ReplyId[];

export const replyNames: Readonly<Record<ReplyId, string>> = {
  buyer: 'First answer to a buyer',
  seller: 'First answer to a seller',
  valuation: 'First answer to a valuation',
  showing: 'A showing',
  visit: 'After an open house',
  'no-answer': 'No answer on the phone',
  times: 'Times to choose from',
};

/** The reply that each kind of inquiry is first answered with. */
export const replyFor: Readonly<Record<StoredKind, ReplyId>> = {
  'buyer-guide': 'buyer',
  'cma-request': 'valuation',
  consultation: 'buyer',
  portfolio: 'seller',
  contact: 'buyer',
  showing: 'showing',
  'open-house': 'visit',
};

export type ReplyTexts = Readonly<Record<ReplyId, string>>;

/** The agent's own replies, or the originals where she has written none. */
export interface ReplyTemplates {
  all(): Promise<ReplyTexts>;
  /** Resolves with what stood there before. '' goes back to the original. */
  save(id: ReplyId, body: string): Promise<string>;
}

export const isReplyId = (text: string): text is ReplyId => Object.hasOwn(originals, text);
export const originalReply = (id: ReplyId): string => originals[id];

export function createReplyTemplates({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: Clock;
}): ReplyTemplates {
  async function all(): Promise<ReplyTexts> {
    const rows = await db.selectFrom('reply_template').select(['id', 'body']).execute();
    const own = Object.fromEntries(rows.map(({ id, body }) => [id, body]));
    return { ...originals, ...own };
  }
  return {
    all,
    async save(id, body) {
      const before = (await all())[id];
      if (body === '' || body === originals[id].trim()) {
        await db.deleteFrom('reply_template').where('id', '=', id).execute();
        return before;
      }
      await db
        .insertInto('reply_template')
        .values({ id, body, edited_at: clock() })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ body, edited_at: clock() }))
        .execute();
      return before;
    },
  };
}
