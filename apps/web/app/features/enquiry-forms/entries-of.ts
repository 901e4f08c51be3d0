import type { FieldSpec } from '@rivermark/contracts/forms';

/** What was entered in the form's own fields, by name; a field that is not there counts as empty. */
export function entriesOf(
  data: Pick<FormData, 'get'>,
  fields: readonly Pick<FieldSpec, 'name'>[],
): Record<string, string> {
  return Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')]));
}
