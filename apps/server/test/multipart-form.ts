import { randomUUID } from 'node:crypto';

/** A form with one file, as a browser sends it; its headers and its body. */
export function multipartForm(
  entries: Readonly<Record<string, string>>,
  file: { readonly field: string; readonly name: string; readonly type: string; readonly bytes: Buffer },
) {
  const boundary = `----form-${randomUUID()}`;
  const head = (disposition: string) => `--${boundary}\r\ncontent-disposition: form-data; ${disposition}`;
  const fields = Object.entries(entries).map(
    ([name, value]) => `${head(`name="${name}"`)}\r\n\r\n${value}\r\n`,
  );
  const before = `${fields.join('')}${head(`name="${file.field}"; filename="${file.name}"`)}\r\ncontent-type: ${file.type}\r\n\r\n`;
  return {
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'sec-fetch-site': 'same-origin',
    },
    payload: Buffer.concat([Buffer.from(before), file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
