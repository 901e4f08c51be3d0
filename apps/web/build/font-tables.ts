/** Where a table of a face in TrueType's form stands in its list, and where it begins. Throws when there is none. */
export function tableOf(face: Buffer, tag: string): { readonly record: number; readonly start: number } {
  const count = face.readUInt16BE(4);
  for (let record = 12; record < 12 + 16 * count; record += 16)
    if (face.toString('latin1', record, record + 4) === tag)
      return { record, start: face.readUInt32BE(record + 8) };
  throw new Error(`A face has no table ${tag}`);
}
