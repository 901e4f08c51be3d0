import * as z from 'zod/mini';
import { limits } from '../forms/limits.ts';
import { oneLine } from '../forms/lines.ts';

const lineOf = (most: number) => z.string().check(z.overwrite(oneLine), z.maxLength(most));

/** The body of the one call that ends a submission. What is beyond the specified four is ours. */
export const NoticeRequestSchema = z.object({
  to_email: z.string().check(z.maxLength(254)),
  subject: z.string().check(z.maxLength(200)),
  from_name: z.string().check(z.maxLength(100)),
  message: z.string().check(z.maxLength(20_000)),
  /** The client's key, as said in each upload's metadata: ties the six documents together and makes a repeat harmless. */
  submission_id: z.optional(z.uuid()),
  client_name: z.optional(lineOf(limits.name)),
  client_email: z.optional(lineOf(limits.email)),
});
export type NoticeRequest = z.infer<typeof NoticeRequestSchema>;

export interface NoticeAnswer {
  readonly success: boolean;
  /** Stable, where it failed. */
  readonly code?: string;
  readonly message?: string;
}

/** What travels with each upload, as the storage client's `metadata`. */
export const UploadMetadataSchema = z.object({
  /** The client's key. */
  submissionId: z.optional(z.uuid()),
  /** As the client's own device calls the file; shown to the agent only. */
  originalName: z.optional(lineOf(255)),
});
export type UploadMetadata = z.infer<typeof UploadMetadataSchema>;
