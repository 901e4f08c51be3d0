import { type Data, withDefault, without } from './change-fields.ts';

/** Something that the schema asks for otherwise than an earlier program did. */
interface Migration {
  /** A file of the site, or a folder that ends with a slash. */
  readonly path: string;
  /** Gives the present form of what an earlier program wrote. Leaves the present form as it is. */
  readonly migrate: (data: Data) => Data;
}

/**
 * Every change of a schema that makes content of an earlier program faulty has a line here. None is
 * ever removed: a version of years ago can be brought back. Each recognizes the earlier form by its
 * fields, so no number of a form is stored.
 */
export const migrations: readonly Migration[] = [
  { path: 'content/market.yaml', migrate: (data) => without(data, ['sampleNote']) },
  {
    path: 'content/market.yaml',
    migrate: (data) => withDefault(data, ['headings', 'trends'], 'The market in four figures'),
  },
  { path: 'content/concierge.yaml', migrate: (data) => without(data, ['client', 'emailHint']) },
  { path: 'content/concierge.yaml', migrate: (data) => without(data, ['otherWays', 'plate']) },
  {
    path: 'content/faq.md',
    migrate: (data) =>
      withDefault(data, ['note'], 'General information, not legal, tax or insurance advice.'),
  },
];
