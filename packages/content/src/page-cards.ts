import { content } from '../made/content.ts';

export const pageCards: Readonly<Record<string, { readonly picture: string; readonly line: string }>> =
  Object.fromEntries(
    Object.entries(content.pages).flatMap(([name, { card }]) => (card ? [[name, card] as const] : [])),
  );
