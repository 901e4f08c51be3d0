/**
 * Whether the data itself made a statement fail, so that a retry would fail again: a constraint, or
 * text that cannot be stored.
 */
export const isFaultOfRow = (error: unknown): boolean =>
  // Class 22: data that PostgreSQL cannot store, such as text with NUL. Class 23: constraints.
  /^SQLITE_CONSTRAINT|^2[23][\dA-Z]{3}$/.test(String((error as { code?: unknown }).code));
