import { type DocumentType, sizeInWords } from '@rivermark/contracts/documents';
import { Icon } from '../../ui/icon.tsx';
import { kindInWords, percentOf } from './in-words.ts';
import type { DocumentItem, UploadState } from './upload-state.ts';

const icons = {
  chosen: 'document',
  waiting: 'document',
  sending: 'upload',
  received: 'check',
  failed: 'alert',
  refused: 'alert',
} as const;

/** How a document stands, in words. */
export function stateInWords(item: DocumentItem, pause: UploadState['pause']): string {
  switch (item.step) {
    case 'empty':
      return '';
    case 'chosen':
      return 'Ready to send';
    case 'waiting':
      return 'Waiting';
    case 'sending':
      if (pause === 'offline') return 'Waiting for the network';
      return `Sending ${percentOf(item.sent, item.chosen.file.size)} %`;
    case 'received':
      return 'Received';
    case 'failed':
      return 'Not sent';
    case 'refused':
      return 'Not accepted';
  }
}

export interface ChosenDocumentProps {
  readonly item: Exclude<DocumentItem, { step: 'empty' }>;
  readonly pause: UploadState['pause'];
  readonly label: string;
}

/** The chosen file: its name, its size, how it stands, and a bar while it is on its way. */
export function ChosenDocumentView({ item, pause, label }: ChosenDocumentProps) {
  const { file, pages } = item.chosen;
  return (
    <>
      <Icon name={icons[item.step]} />
      <p className="document-file">
        <span className="document-name">{file.name}</span>
        <span className="document-standing">
          {kindInWords(file.type as DocumentType, pages)} <span aria-hidden="true">·</span>{' '}
          {sizeInWords(file.size)} <span aria-hidden="true">·</span>{' '}
          <span className="document-state">{stateInWords(item, pause)}</span>
        </span>
        {item.why && <span className="document-why">{item.why}</span>}
      </p>
      {item.step === 'sending' && (
        <progress className="progress" max={file.size} value={item.sent} aria-label={`${label}, sent`} />
      )}
    </>
  );
}
