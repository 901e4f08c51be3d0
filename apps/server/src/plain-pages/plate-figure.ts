import { plateAlt, plateCaption, THANKS_PLATE } from '@rivermark/content/plates';
import type { FastifyInstance } from 'fastify';
import { type Html, html } from './html.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The thank-you page's plate, without its file extension. */
    plateAddress: string;
  }
}

/** The plate on a thank-you page. */
export const plateFigure = ({ plateAddress }: FastifyInstance): Html =>
  html`<figure class="plate"><picture><source type="image/avif" srcset="${plateAddress}.avif"><img src="${plateAddress}.webp" width="1600" height="1200" alt="${plateAlt(THANKS_PLATE)}"></picture><figcaption>${plateCaption(THANKS_PLATE)}</figcaption></figure>`;
