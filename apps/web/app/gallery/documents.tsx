import { documentSpecs } from '@rivermark/contracts/documents';
import { DocumentField } from '../features/document-upload/document-field.tsx';
import { SubmissionProgress } from '../features/document-upload/submission-progress.tsx';
import {
  type DocumentItem,
  type DocumentStep,
  initialUpload,
  type UploadState,
} from '../features/document-upload/upload-state.ts';
import { Specimen } from './specimen.tsx';
import '../features/document-upload/document-upload.css';

const BYTES = 3_400_000;
const file = new File([new Uint8Array(BYTES)], 'statement-october-of-the-joint-account-ending-4471.pdf');
const at = (step: DocumentStep, sent = 0): DocumentItem => ({
  step,
  sent,
  chosen: { file, objectName: 'sample' },
});

interface State {
  readonly name: string;
  readonly item: DocumentItem;
  readonly fault?: string;
  readonly pause?: UploadState['pause'];
}
const states: readonly State[] = [
  { name: 'empty', item: { step: 'empty' } },
  { name: 'required', item: { step: 'empty' }, fault: 'Government-issued photo ID is required' },
  { name: 'chosen', item: at('chosen') },
  { name: 'waiting', item: at('waiting') },
  { name: 'sending', item: at('sending', BYTES * 0.42) },
  { name: 'offline', item: at('sending', BYTES * 0.42), pause: 'offline' },
  { name: 'received', item: at('received', BYTES) },
  { name: 'failed', item: at('failed') },
  {
    name: 'refused',
    item: at('refused'),
    fault: 'This PDF runs a script. Please print it to a new PDF and send that.',
  },
];
const locked = new Set(['waiting', 'sending', 'offline']);

/** The field of a document in each state, and how far a submission is. */
export function Documents() {
  const [spec] = documentSpecs;
  if (!spec) return null;
  return (
    <>
      <Specimen name="Document fields">
        <div className="document-form">
          <div className="document-card">
            {states.map(({ name, item, fault, pause = 'none' }) => (
              <DocumentField
                key={name}
                id={`gallery-document-${name}`}
                spec={{ ...spec, label: `${spec.label}, ${name}` }}
                why="Shows who signs the agreement with me."
                blackOut="You may black out the document number and the address."
                item={item}
                pause={pause}
                fault={fault}
                locked={locked.has(name)}
                onChoose={() => {}}
                onRemove={() => {}}
              />
            ))}
          </div>
        </div>
      </Specimen>
      <Specimen name="Progress of a submission">
        {(['none', 'retry', 'offline'] as const).map((pause) => (
          <div key={pause} className="gallery-row">
            <SubmissionProgress
              state={{
                ...initialUpload,
                phase: 'sending',
                pause,
                items: {
                  ...initialUpload.items,
                  photoId: at('received', BYTES),
                  creditReport: at('sending', BYTES * 0.42),
                  proofOfIncome: at('waiting'),
                },
              }}
              onCancel={() => {}}
            />
          </div>
        ))}
      </Specimen>
    </>
  );
}
