import { content } from '../made/content.ts';
import type { Home } from './home-types.ts';

export const homeDetails: Readonly<Record<string, Home>> = Object.fromEntries(
  content.homes.map((home) => [home.id, home]),
);
