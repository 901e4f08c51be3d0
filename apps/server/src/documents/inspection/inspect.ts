import { type DocumentField, type DocumentType, documentSpecOf } from '@rivermark/contracts/documents';

/** Why a document is refused; the code is stable, the message is for the client's eyes. */
export interface Refusal {
  readonly code:
    | 'document-type-mismatch'
    | 'document-has-script'
    | 'document-has-launch-action'
    | 'document-has-attachment'
    | 'document-encrypted'
    | 'document-damaged'
    | 'image-too-large'
    | 'document-infected'
    | 'scan-unavailable';
  readonly message: string;
}

export interface Inspection {
  push(chunk: Buffer): Refusal | undefined;
  end(): Refusal | undefined;
  readonly type: DocumentType | undefined;
}

const marks: readonly (readonly [DocumentType, Buffer])[] = [
  ['application/pdf', Buffer.from('%PDF-')],
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
];

export function inspectDocument(field: DocumentField): Inspection {
  let head: Buffer = Buffer.alloc(0);
  let type: DocumentType | undefined;
  const refusal = {
    code: 'document-type-mismatch',
    message: 'Please upload a file in the accepted format.',
  } as const;
  return {
    push(chunk) {
      if (type) return undefined;
      head = Buffer.concat([head, chunk]);
      type = marks.find(([, mark]) => head.subarray(0, mark.length).equals(mark))?.[0];
      if (!type) return head.length >= 8 ? refusal : undefined;
      return documentSpecOf(field).accepts.includes(type) ? undefined : refusal;
    },
    end: () => (type ? undefined : refusal),
    get type() {
      return type;
    },
  };
}
