/**
 * A failed send's message for the console. The email client rejects with its own status object,
 * which is no Error. It passes network errors on unchanged, and throws plain strings for errors in
 * its settings.
 */
export function failureText(thrown: unknown): string {
  if (typeof thrown === 'string') return thrown;
  if (thrown instanceof Error) return thrown.message;
  if (typeof thrown === 'object' && thrown !== null && 'status' in thrown) {
    return 'text' in thrown ? `${thrown.status} ${thrown.text}` : String(thrown.status);
  }
  return 'unknown failure';
}
