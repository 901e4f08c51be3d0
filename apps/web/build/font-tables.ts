/** The position of a TrueType table's record, and of the table itself. Throws if it is missing. */
export function tableOf(face: Buffer, tag: string): { readonly record: number; readonly start: number } {
  const count = face.readUInt16BE(4);
  for (let record = 12; record < 12 + 16 * count; record += 16)
    if (face.toString('latin1', record, record + 4) === tag)
      return { record, start: face.readUInt32BE(record + 8) };
  throw new Error(`A face has no table ${tag}`);
}
