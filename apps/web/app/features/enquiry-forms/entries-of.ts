import type { FieldSpec } from '@rivermark/contracts/forms';

/** The values of the form's own fields by name. A missing field counts as empty. */
export function entriesOf(
  data: Pick<FormData, 'get'>,
  fields: readonly Pick<FieldSpec, 'name'>[],
): Record<string, string> {
  return Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')]));
}
