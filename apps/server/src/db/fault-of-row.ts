/** Whether a statement failed by what was to be written, and would fail again: a constraint, or text that cannot be kept. */
export const isFaultOfRow = (error: unknown): boolean =>
  // 22: data that PostgreSQL cannot hold, such as text with a zero byte; 23: its constraints.
  /^SQLITE_CONSTRAINT|^2[23][\dA-Z]{3}$/.test(String((error as { code?: unknown }).code));
