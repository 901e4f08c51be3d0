import * as z from 'zod/mini';
import { limits } from '../forms/limits.ts';
import { oneLine } from '../forms/lines.ts';

const lineOf = (most: number) => z.string().check(z.overwrite(oneLine), z.maxLength(most));

/**
 * The body of the one call that completes a submission. All but the specified four fields are ours.
 */
export const NoticeRequestSchema = z.object({
  to_email: z.string().check(z.maxLength(254)),
  subject: z.string().check(z.maxLength(200)),
  from_name: z.string().check(z.maxLength(100)),
  message: z.string().check(z.maxLength(20_000)),
  /**
   * The client's key, also in each upload's metadata. It groups the six documents and makes retries
   * safe.
   */
  submission_id: z.optional(z.uuid()),
  client_name: z.optional(lineOf(limits.name)),
  client_email: z.optional(lineOf(limits.email)),
});
export type NoticeRequest = z.infer<typeof NoticeRequestSchema>;

export interface NoticeAnswer {
  readonly success: boolean;
  /** Stable error code, if it failed. */
  readonly code?: string;
  readonly message?: string;
}

/** Sent with each upload as the storage client's `metadata`. */
export const UploadMetadataSchema = z.object({
  /** The client's key. */
  submissionId: z.optional(z.uuid()),
  /** The file's name on the client's device; shown to the agent only. */
  originalName: z.optional(lineOf(255)),
});
export type UploadMetadata = z.infer<typeof UploadMetadataSchema>;
