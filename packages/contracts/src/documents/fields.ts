export const documentTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const;
export type DocumentType = (typeof documentTypes)[number];

interface SpecOf<Field extends string> {
  readonly field: Field;
  /** What the client reads at the field. */
  readonly label: string;
  /** What the notice to the agent calls it. */
  readonly typeLabel: string;
  readonly accepts: readonly DocumentType[];
  /** Said when nothing was chosen. */
  readonly missing: string;
  /** Two pictures of it become one document. */
  readonly twoSides?: true;
}

const anyType = documentTypes;
const pdf = ['application/pdf'] as const;
const months = ['1 (Most Recent)', '2', '3 (Oldest)'] as const;

const bankStatement = <Month extends 1 | 2 | 3>(month: Month) => ({
  field: `bankStatement${month}` as const,
  label: `Bank Statement Month ${months[month - 1]}`,
  typeLabel: `Bank Statement Month ${month}`,
  accepts: pdf,
  missing: `Bank statement for month ${month} is required`,
});

const specs = [
  {
    field: 'photoId',
    label: 'Government-Issued Photo ID',
    typeLabel: 'Government ID',
    accepts: anyType,
    missing: 'Government-issued photo ID is required',
    twoSides: true,
  },
  {
    field: 'creditReport',
    label: 'Recent Credit Report',
    typeLabel: 'Credit Report',
    accepts: pdf,
    missing: 'Recent credit report is required',
  },
  {
    field: 'proofOfIncome',
    label: 'Proof of Income or Employment',
    typeLabel: 'Proof of Income',
    accepts: anyType,
    missing: 'Proof of income or employment is required',
  },
  bankStatement(1),
  bankStatement(2),
  bankStatement(3),
] as const satisfies readonly SpecOf<string>[];

/** The signed agreement, which the agent herself puts beside a client's documents. */
export const AGREEMENT_FIELD = 'buyerAgreement';

const agreementSpec = {
  field: AGREEMENT_FIELD,
  label: 'Signed PDF',
  typeLabel: 'Buyer Agreement',
  accepts: pdf,
  missing: 'Choose the signed PDF',
} as const satisfies SpecOf<string>;

/** The documents that a client is asked for. */
export type DocumentField = (typeof specs)[number]['field'];
/** All that are kept in the sealed store. */
export type StoredField = DocumentField | typeof AGREEMENT_FIELD;
export type DocumentSpec = SpecOf<DocumentField>;

/** The documents of a submission, in the order in which they are asked for, shown and told of. */
export const documentSpecs: readonly DocumentSpec[] = specs;
export const documentFieldNames: readonly DocumentField[] = specs.map(({ field }) => field);

export function documentSpecOf(field: StoredField): SpecOf<StoredField> {
  const spec = [...documentSpecs, agreementSpec].find((each) => each.field === field);
  if (!spec) throw new Error(`${field} is no document field`);
  return spec;
}

/** In bytes. */
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;

export const acknowledgment = {
  label:
    'I understand that submitting these forms is a prerequisite for working with the realtor. I acknowledge that I must sign an Exclusive Broker Agreement in order to move forward with representation.',
  missing: 'You must acknowledge the exclusive broker agreement requirement',
} as const;

/** What the page says about a file or a submission, as titles and descriptions of toasts. */
export const documentMessages = {
  tooLarge: { title: 'File too large', description: 'Please upload a file smaller than 10MB.' },
  wrongType: {
    title: 'Invalid file type',
    description: 'Please upload a file in the accepted format.',
  },
  failed: {
    title: 'Submission failed',
    description: 'There was an error submitting your documents. Please try again or contact us directly.',
  },
  received: {
    title: 'Documents submitted successfully!',
    description:
      'Thank you! Your documents have been received. A member of our team will be in touch shortly.',
  },
} as const;
