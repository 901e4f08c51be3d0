import { z } from 'zod';

/** Addresses that the server answers itself; no redirect reaches them. */
const reserved =
  /^\/(?:\.well-known|agent|api|approvals|assets|calendar|counts|desk|dev|enquiries|functions|h|healthz|img|letters|livez|metrics|policy-reports|readyz|storage|times)(?:\/|$)|^\/properties\/[^/]+\/open-house(?:\/|$)/;

function addressFault(path: string): string | undefined {
  if (!path.startsWith('/')) return 'an address begins with a slash and has no https:// before it.';
  if (/[?#:]/.test(path)) return 'an old address has none of the signs ? # and :';
  if (path.includes('%')) return 'write its letters plainly, without percent signs.';
  if (path !== path.toLowerCase()) return 'write it in small letters; it is found in capitals as well.';
  if (path.length > 1 && path.endsWith('/')) return 'leave the slash at its end out.';
  if (reserved.test(path)) return 'the server uses this address itself.';
  return undefined;
}

/** A path as the server looks it up: decoded, in small letters, without a slash at the end. */
export const oldAddress = z
  .string()
  .min(1)
  .max(500)
  .superRefine((path, context) => {
    const message = addressFault(path);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .meta({ description: 'the path of an address of the old site', examples: ['/about-us'] });

/** `content/redirects.yaml`: addresses of an earlier website. */
export const RedirectsSchema = z.strictObject({
  redirects: z
    .record(
      oldAddress,
      z.string().regex(/^\/(?!\/)[^\s?]*$/, { error: 'this is no address of a page of this site.' }),
    )
    .meta({
      description:
        'old addresses, each a line with the page of this site that takes its place: /old-page: /new-page',
      examples: ['{ /about-us: /#about-heading }'],
    })
    .default({}),
  undecided: z
    .array(oldAddress)
    .max(50_000)
    .meta({
      description:
        'old addresses for which nobody has chosen a page yet; visitors are told that there is no such page',
    })
    .default([]),
});

export type RedirectsFile = z.output<typeof RedirectsSchema>;
