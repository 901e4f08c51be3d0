const MOST_BYTES = 30 * 1024 * 1024;
const TIMEOUT_MS = 30_000;

const startsWith = (bytes: Buffer, start: string, at = 0) =>
  bytes.subarray(at, at + start.length).toString('latin1') === start;

function endingOf(bytes: Buffer): string | undefined {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpg';
  if (startsWith(bytes, '\x89PNG')) return 'png';
  return startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8) ? 'webp' : undefined;
}

/** Fetches a photo. Rejects with what is wrong, such as a link that has expired. */
export async function fetchPhoto(url: string): Promise<{ readonly bytes: Buffer; readonly ending: string }> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`the link answers ${answer.status}`);
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.length;
    if (length > MOST_BYTES) throw new Error('the photo is larger than 30 MB');
    parts.push(part);
  }
  const bytes = Buffer.concat(parts);
  const ending = endingOf(bytes);
  if (ending === undefined) throw new Error('the link leads to no JPEG, PNG or WebP');
  return { bytes, ending };
}
