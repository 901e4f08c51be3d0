/** Names of headers that change an answer, or that may stand once only, by how many letters they have. */
const WEIGHED: Readonly<Record<number, string>> = {
  4: 'host',
  8: 'if-match',
  13: 'if-none-match',
  14: 'content-length',
  15: 'accept-encoding',
  17: 'transfer-encoding',
};

/**
 * The Accept-Encoding of a request, '' where it says none, if nothing else that it says can change the answer: the request of
 * nearly every browser. Undefined where its headers are to be weighed: a condition, a body, a header twice. To look over them
 * as they came costs a fraction of making `request.headers`. `rawHeaders` as Node has them, name and value in turn.
 */
export function acceptedPlainly(rawHeaders: readonly string[]): string | undefined {
  let hosts = 0;
  let accepted: string | undefined;
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const name = rawHeaders[place] as string;
    const weighed = WEIGHED[name.length];
    if (weighed === undefined || (name !== weighed && name.toLowerCase() !== weighed)) continue;
    if (weighed === 'host' && hosts === 0) hosts += 1;
    else if (weighed === 'accept-encoding' && accepted === undefined) accepted = rawHeaders[place + 1];
    else return undefined;
  }
  return accepted ?? '';
}
