/** Beyond these nothing is said: what a look is worth. */
const MOST_PAGES = 100_000;
const MOST_STREAMS = 400;
const MOST_UNPACKED = 8 * 1024 * 1024;

const latin1 = (bytes: BufferSource) => new TextDecoder('latin1').decode(bytes);

/** The last root of a tree of pages in a piece of a PDF says how many there are. */
function countIn(text: string): number | undefined {
  let count: number | undefined;
  for (let at = text.indexOf('/Pages'); at >= 0; at = text.indexOf('/Pages', at + 1)) {
    const start = text.lastIndexOf('<<', at);
    const dictionary = text.slice(Math.max(start, at - 100_000), text.indexOf('>>', at) + 1);
    const said = /\/Count\s+(\d{1,6})(?!\d|\s+\d+\s+R)/.exec(dictionary)?.[1];
    if (said && /\/Type\s*\/Pages\b/.test(dictionary) && !/\/Parent\b/.test(dictionary)) count = Number(said);
  }
  return count && count <= MOST_PAGES ? count : undefined;
}

async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const parts: string[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  // What follows the data, a line end, is a fault to the browser: what came before it counts.
  const read = () => reader.read().catch(() => ({ done: true as const, value: undefined }));
  for (let piece = await read(); !piece.done && size < MOST_UNPACKED; piece = await read()) {
    parts.push(latin1(piece.value));
    size += piece.value.length;
  }
  await reader.cancel().catch(() => {});
  return parts.join('');
}

/**
 * The page count that a PDF states, if a quick scan finds it. Undefined for encrypted documents
 * with object streams and in old browsers. It is only shown to the client.
 */
export async function countPages(file: Blob): Promise<number | undefined> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const text = latin1(bytes);
    let count = countIn(text);
    const marks = [...text.matchAll(/\/ObjStm\b/g)].slice(0, MOST_STREAMS);
    for (const { index } of marks) {
      const start = /stream\r?\n/.exec(text.slice(index, index + 1000));
      if (!start) continue;
      const from = index + start.index + start[0].length;
      const end = text.indexOf('endstream', from);
      count = countIn(await unpack(bytes.slice(from, end < 0 ? undefined : end))) ?? count;
    }
    return count;
  } catch {
    return undefined;
  }
}
