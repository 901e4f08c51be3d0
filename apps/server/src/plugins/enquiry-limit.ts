import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** Registers the counter; only routes that ask for it by `config.rateLimit` are counted. */
export async function enquiryLimit(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: perMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError(
        'too-many-enquiries',
        `Too many messages from your address. Please try again in ${Math.max(1, Math.ceil(ttl / 1000))} seconds, or call.`,
      ),
  });
}

/** One counter over both ways to send, per visitor address. */
export const countedAsEnquiry = { config: { rateLimit: { groupId: 'enquiry' } } } as const;
