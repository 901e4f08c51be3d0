import { type DocumentField, documentFieldNames } from '@rivermark/contracts/documents';

/** A document that was chosen and fits. */
export interface ChosenDocument {
  readonly file: File;
  readonly objectName: string;
  /** Where it is a PDF that says so. */
  readonly pages?: number | undefined;
}

/** 'refused' cannot be sent as it is; 'failed' can be tried again. */
export type DocumentStep = 'chosen' | 'waiting' | 'sending' | 'received' | 'failed' | 'refused';

export type DocumentItem =
  | { readonly step: 'empty' }
  | {
      readonly step: DocumentStep;
      readonly chosen: ChosenDocument;
      /** In bytes. */
      readonly sent: number;
      /** Why it was not sent, and what to do. */
      readonly why?: string;
    };

export type FaultyField = DocumentField | 'acknowledgment' | 'name' | 'email';
export type Faults = Partial<Readonly<Record<FaultyField, string>>>;

export interface UploadState {
  readonly phase: 'filling' | 'sending' | 'notifying' | 'received';
  /** While sending: waiting for the network ('offline') or for another try. */
  readonly pause: 'none' | 'offline' | 'retry';
  readonly items: Readonly<Record<DocumentField, DocumentItem>>;
  readonly faults: Faults;
  /** Whether the last sending was ended by the client. */
  readonly cancelled: boolean;
}

export type UploadAction =
  | { type: 'chosen'; field: DocumentField; chosen: ChosenDocument }
  /** The pages of the document of this name, if it still is the one. */
  | { type: 'counted'; field: DocumentField; objectName: string; pages: number }
  | { type: 'removed'; field: DocumentField }
  | { type: 'faulty'; field: FaultyField; message: string }
  /** Before sending: these are all there are. */
  | { type: 'checked'; faults: Faults }
  | { type: 'mended'; field: FaultyField }
  | { type: 'started' }
  | { type: 'sent'; field: DocumentField; bytes: number }
  | { type: 'received'; field: DocumentField }
  | { type: 'failed'; field: DocumentField; why: string; refused: boolean }
  | { type: 'paused'; offline: boolean }
  | { type: 'resumed' }
  | { type: 'notifying' }
  | { type: 'missing' }
  /** Without its last failure where the client ended it. */
  | { type: 'ended'; cancelled: boolean; notTried?: string }
  | { type: 'finished' };

const empty: DocumentItem = { step: 'empty' };

export const initialUpload: UploadState = {
  phase: 'filling',
  pause: 'none',
  items: Object.fromEntries(documentFieldNames.map((field) => [field, empty])) as UploadState['items'],
  faults: {},
  cancelled: false,
};

const withItem = (state: UploadState, field: DocumentField, item: DocumentItem): UploadState => ({
  ...state,
  items: { ...state.items, [field]: item },
});

const standing = (chosen: ChosenDocument, step: DocumentStep, sent: number, why?: string): DocumentItem => ({
  step,
  chosen,
  sent,
  ...(why && { why }),
});

/** Every document that is at one of `from`, put to `to`. */
function moveAll(
  state: UploadState,
  from: readonly DocumentStep[],
  to: DocumentStep,
  why?: string,
): UploadState {
  const moved = documentFieldNames.map((field) => {
    const item = state.items[field];
    if (item.step === 'empty' || !from.includes(item.step)) return [field, item];
    return [field, standing(item.chosen, to, to === 'received' ? item.sent : 0, why)];
  });
  return { ...state, items: Object.fromEntries(moved) as UploadState['items'] };
}

function move(
  state: UploadState,
  field: DocumentField,
  step: DocumentStep,
  sent: number,
  why?: string,
): UploadState {
  const item = state.items[field];
  return item.step === 'empty' ? state : withItem(state, field, standing(item.chosen, step, sent, why));
}

function withoutFault(state: UploadState, field: FaultyField): UploadState {
  if (!(field in state.faults)) return state;
  const { [field]: _, ...faults } = state.faults;
  return { ...state, faults };
}

export function uploadReducer(state: UploadState, action: UploadAction): UploadState {
  switch (action.type) {
    case 'chosen': {
      const item = { step: 'chosen', chosen: action.chosen, sent: 0 } as const;
      return withoutFault(withItem(state, action.field, item), action.field);
    }
    case 'counted': {
      const item = state.items[action.field];
      if (item.step === 'empty' || item.chosen.objectName !== action.objectName) return state;
      return withItem(state, action.field, { ...item, chosen: { ...item.chosen, pages: action.pages } });
    }
    case 'removed':
      return withoutFault(withItem(state, action.field, empty), action.field);
    case 'faulty':
      return { ...state, faults: { ...state.faults, [action.field]: action.message } };
    case 'checked':
      return { ...state, faults: action.faults };
    case 'mended':
      return withoutFault(state, action.field);
    case 'started':
      return {
        ...moveAll(state, ['chosen', 'failed'], 'waiting'),
        phase: 'sending',
        faults: {},
        cancelled: false,
      };
    case 'sent':
      return move(state, action.field, 'sending', action.bytes);
    case 'received': {
      const item = state.items[action.field];
      return move(state, action.field, 'received', item.step === 'empty' ? 0 : item.chosen.file.size);
    }
    case 'failed': {
      const { field, why, refused } = action;
      if (!refused) return move(state, field, 'failed', 0, why);
      const moved = move(state, field, 'refused', 0);
      return { ...moved, faults: { ...moved.faults, [field]: why } };
    }
    case 'paused':
      return { ...state, pause: action.offline ? 'offline' : 'retry' };
    case 'resumed':
      return { ...state, pause: 'none' };
    case 'notifying':
      return { ...state, phase: 'notifying', pause: 'none' };
    case 'missing':
      return moveAll(state, ['received'], 'chosen');
    case 'ended':
      return {
        ...(action.notTried
          ? moveAll(state, ['waiting', 'sending'], 'failed', action.notTried)
          : moveAll(state, ['waiting', 'sending'], 'chosen')),
        phase: 'filling',
        pause: 'none',
        cancelled: action.cancelled,
      };
    case 'finished':
      return { ...state, phase: 'received', pause: 'none' };
  }
}

/** How far all six are, in bytes and in documents. */
export function progressOf({ items }: UploadState): { sent: number; total: number; received: number } {
  const all = documentFieldNames.flatMap((field) => {
    const item = items[field];
    return item.step === 'empty' ? [] : [item];
  });
  return {
    sent: all.reduce((sum, { sent }) => sum + sent, 0),
    total: all.reduce((sum, { chosen }) => sum + chosen.file.size, 0),
    received: all.filter(({ step }) => step === 'received').length,
  };
}
