import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_DAYS } from '../../desk/auth/devices.ts';

/** The cookie that a signed-in device is known by. */
export interface DeskCookie {
  read(request: Pick<FastifyRequest, 'headers'>): string | undefined;
  set(reply: FastifyReply, session: string): void;
  clear(reply: FastifyReply): void;
}

/**
 * On https the name has the prefix that ties a cookie to this host. Browsers reject the prefix on
 * plain http, so a developer's machine goes without.
 */
export function createDeskCookie(publicUrl: string): DeskCookie {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-rivermark-desk' : 'rivermark-desk';
  const set = (reply: FastifyReply, value: string, seconds: number) =>
    reply.header(
      'set-cookie',
      `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
    );
  return {
    read: ({ headers }) =>
      headers.cookie
        ?.split(/; */)
        .find((pair) => pair.startsWith(`${name}=`))
        ?.slice(name.length + 1),
    set: (reply, session) => void set(reply, session, DEVICE_DAYS * 86_400),
    clear: (reply) => void set(reply, '', 0),
  };
}
