import { z } from 'zod';

/** The body of a Markdown file, as its author writes it. */
export const prose = z
  .string()
  .max(60_000)
  .meta({ description: 'its paragraphs, with an empty line between them' });
