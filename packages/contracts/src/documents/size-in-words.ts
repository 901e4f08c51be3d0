/**
 * A file's size in words: '640 bytes', '84 KB', '3.2 MB'. A MB is 1024 * 1024 bytes, as in the
 * limit.
 */
export function sizeInWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} KB`;
  return `${(kilobytes / 1024).toFixed(1)} MB`;
}
