import { randomBytes, randomUUID } from 'node:crypto';
import { AGREEMENT_FIELD, objectNameOf } from '@rivermark/contracts/documents';
import { DAY_MS } from '@rivermark/contracts/durations';
import { forgetDocument } from '../../erasing/forget-document.ts';
import type { DocumentDeps } from '../deps.ts';
import { wrapLinkKey } from '../links/submission-link.ts';
import { type ArrivingIds, type Opened, receiveDocument } from '../receiving/receive-document.ts';
import { audit } from '../records/audit.ts';

/** A signed agreement that the agent keeps with a person's inquiry. */
export interface KeptAgreement {
  readonly enquiryId: string;
  /** The last day of the agreement, YYYY-MM-DD. */
  readonly until: string;
  /** The network address that it came from. */
  readonly address: string;
  readonly open: () => Promise<Opened>;
}

/**
 * Keeps a signed agreement in the sealed store, as a submission of its own, and records it as
 * signed. It is erased so many days after the agreement ends. Resolves with false, and keeps
 * nothing, if the inquiry is gone. Throws AppError like any document that is refused.
 */
export async function keepAgreement(
  deps: DocumentDeps,
  arriving: ArrivingIds,
  retentionDays: number,
  { enquiryId, until, address, open }: KeptAgreement,
): Promise<boolean> {
  const { db, clock, keyring } = deps;
  const objectName = objectNameOf(clock(), AGREEMENT_FIELD, `${enquiryId}.pdf`);
  const documentId = await receiveDocument(
    deps,
    arriving,
    { objectName, address, field: AGREEMENT_FIELD },
    open,
  );
  const isKept = await db.transaction().execute(async (transaction) => {
    const enquiry = await transaction
      .selectFrom('enquiry')
      .select(['name', 'email'])
      .where('id', '=', enquiryId)
      .executeTakeFirst();
    if (!enquiry) return false;
    const now = clock();
    const id = randomUUID();
    const link = wrapLinkKey(keyring, id, randomBytes(32));
    await transaction
      .insertInto('document_submission')
      .values({
        id,
        client_key: randomUUID(),
        client_name: enquiry.name,
        client_email: enquiry.email,
        received_at: now,
        expires_at: Math.max(Date.parse(until), now) + (retentionDays + 1) * DAY_MS,
        reminded_at: null,
        erased_at: null,
        key_id: link.keyId,
        wrapped_link_key: link.wrapped,
      })
      .execute();
    await transaction
      .updateTable('document')
      .set({ state: 'submitted', submission_id: id })
      .where('id', '=', documentId)
      .where('state', '=', 'stored')
      .execute();
    const line = {
      submissionId: id,
      documentId,
      action: 'received',
      by: address,
      detail: AGREEMENT_FIELD,
    } as const;
    await audit(transaction, [line], now);
    const agreement = { state: 'signed', until, submission_id: id, changed_at: now } as const;
    await transaction
      .insertInto('buyer_agreement')
      .values({ enquiry_id: enquiryId, ...agreement })
      .onConflict((conflict) => conflict.column('enquiry_id').doUpdateSet(agreement))
      .execute();
    return true;
  });
  if (!isKept) await forgetDocument(deps, documentId, ['stored'], clock());
  return isKept;
}
