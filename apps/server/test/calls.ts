import { EMAIL_SEND_PATH, emailIds } from '@rivermark/contracts/email-send';
import type { FastifyInstance } from 'fastify';

/** What the contact form sends: the specified keys and no others. */
export const contactParams = {
  to_email: 'agent@rivermark.example',
  from_name: 'Ada Brown',
  from_email: 'ada@visitor.example',
  phone: '(904) 555-0123',
  message: 'Is the house on Riverside Avenue still for sale?',
  subject: 'New Contact Form Submission from Ada Brown',
};

/** The body of one call, with some of it replaced. */
export function callBody(params: object = {}, envelope: object = {}) {
  return {
    lib_version: '4.4.1',
    user_id: emailIds.publicKey,
    service_id: emailIds.serviceId,
    template_id: emailIds.templates.contact,
    template_params: { ...contactParams, ...params },
    ...envelope,
  };
}

export function call(app: FastifyInstance, body: unknown, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: EMAIL_SEND_PATH,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** A form as a browser without scripts sends it. */
export function postForm(
  app: FastifyInstance,
  kind: string,
  entries: Readonly<Record<string, string>>,
  headers: Record<string, string> = {},
) {
  return app.inject({
    method: 'POST',
    url: `/enquiries/${kind}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(entries).toString(),
  });
}
