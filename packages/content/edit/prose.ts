import { z } from 'zod';

/** The text below the head of a Markdown file, as one writes it there. */
export const prose = z
  .string()
  .max(60_000)
  .meta({ description: 'its paragraphs, with an empty line between them' });
