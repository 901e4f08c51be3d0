import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import { isForeignOrigin } from '../is-foreign-origin.ts';

export const notOurForm = () =>
  new AppError(
    'not-allowed',
    'This form was not sent from the desk itself. Please open the desk and try again.',
  );

/**
 * Accepts changing requests from our own pages only. Every current browser names the form's origin,
 * so a request without one is refused too.
 */
export function refuseForeignForms(scope: FastifyInstance, publicUrl: string): void {
  scope.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const { origin, 'sec-fetch-site': site } = request.headers;
    const saysNothing = origin === undefined && site === undefined;
    if (saysNothing || (site !== undefined && site !== 'same-origin') || isForeignOrigin(request, publicUrl))
      throw notOurForm();
  });
}
