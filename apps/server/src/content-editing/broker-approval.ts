import type { Clock } from '../clock/clock.ts';
import type { Mailbox } from '../mailbox.ts';
import type { BrokerRequest, BrokerRequests } from './broker-requests.ts';
import {
  type ContentEditor,
  type EditedFile,
  type FileChanges,
  hasChanges,
  hashOfEdited,
  titleOf,
} from './content-editor.ts';
import { homeIdIn } from './home-files.ts';
import type { DraftOutcome } from './run-drafts.ts';

/** How it stands with the broker's approval of a file's changes. */
export type Approval =
  | { readonly state: 'waiting' | 'changed-since' | 'expired'; readonly since: number }
  | { readonly state: 'sent-back'; readonly since: number; readonly note: string };

/** What a link of the broker's leads to. */
export type Linked =
  | { readonly state: 'open'; readonly request: BrokerRequest; readonly edited: EditedFile }
  | { readonly state: 'approved' | 'sent-back'; readonly request: BrokerRequest }
  | { readonly state: 'ended' };

/** Changes of homes are published once the broker approves them. */
export interface BrokerApproval {
  /** Whether changes of a file wait for the broker. */
  holds(file: string): boolean;
  approvalOf(edited: EditedFile): Promise<Approval | undefined>;
  /** By the file's path. */
  approvalsOf(files: readonly EditedFile[]): Promise<ReadonlyMap<string, Approval>>;
  /** Mails the changes to the broker. `by`: the device. */
  ask(changes: FileChanges, by: string): Promise<void>;
  /** Ends the link that the broker has. */
  takeBack(file: string): Promise<void>;

  /** Opens a link of the broker's. Changes nothing. */
  linked(secret: string): Promise<Linked>;
  /** Publishes exactly what the broker was shown. */
  approve(secret: string): Promise<Linked | { readonly state: 'failed'; readonly message: string }>;
  sendBack(secret: string, note: string): Promise<Linked>;
}

interface BrokerApprovalDeps {
  readonly broker: Mailbox;
  readonly requests: BrokerRequests;
  readonly files: Pick<ContentEditor, 'open' | 'changesOf'>;
  readonly clock: Clock;
  /** `by`: for the history. */
  readonly publish: (changes: FileChanges, by: string) => Promise<DraftOutcome>;
}

export function createBrokerApproval(deps: BrokerApprovalDeps): BrokerApproval {
  const { broker, requests, files, clock, publish } = deps;

  function approvalFrom(edited: EditedFile, request: BrokerRequest | undefined): Approval | undefined {
    if (!request || !hasChanges(edited)) return undefined;
    const { state, askedAt, answeredAt, note } = request;
    if (state === 'sent-back') return { state, since: answeredAt, note };
    if (state !== 'waiting') return undefined;
    if (request.drafts !== hashOfEdited(edited)) return { state: 'changed-since', since: askedAt };
    return { state: request.expiresAt > clock() ? 'waiting' : 'expired', since: askedAt };
  }

  async function linked(secret: string): Promise<Linked> {
    const request = await requests.withSecret(secret);
    if (!request) return { state: 'ended' };
    if (request.state !== 'waiting') return { state: request.state, request };
    const edited = await files.open(request.file);
    const isOpen = edited && approvalFrom(edited, request)?.state === 'waiting';
    return isOpen ? { state: 'open', request, edited } : { state: 'ended' };
  }

  return {
    holds: (file) => homeIdIn(file) !== undefined,
    approvalOf: async (edited) => approvalFrom(edited, await requests.of(edited.file)),
    async approvalsOf(edited) {
      const all = await requests.all();
      return new Map(
        edited.flatMap((one) => {
          const approval = approvalFrom(
            one,
            all.find(({ file }) => file === one.file),
          );
          return approval ? [[one.file, approval] as const] : [];
        }),
      );
    },
    ask: ({ edited, sentences }, by) =>
      requests.ask({
        file: edited.file,
        drafts: hashOfEdited(edited),
        title: titleOf(edited),
        sentences: edited.published ? sentences : ['A new home'],
        askedBy: by,
      }),
    takeBack: (file) => requests.remove(file),
    linked,
    async approve(secret) {
      const found = await linked(secret);
      if (found.state !== 'open') return found;
      const { request } = found;
      const changes = await files.changesOf(request.file);
      if (!changes || hashOfEdited(changes.edited) !== request.drafts) return { state: 'ended' };
      const by = `${request.askedBy}, approved by ${broker.name || broker.address}`;
      const outcome = await publish(changes, by);
      if ('pages' in outcome) await requests.approved(request.id);
      // The same button may have been pressed twice.
      const now = await linked(secret);
      if ('pages' in outcome || now.state !== 'open') return now;
      return { state: 'failed', message: messageOf(outcome) };
    },
    async sendBack(secret, note) {
      const found = await linked(secret);
      if (found.state !== 'open') return found;
      await requests.sendBack(found.request.id, note);
      return linked(secret);
    },
  };
}

const messageOf = (outcome: DraftOutcome): string =>
  'message' in outcome
    ? outcome.message
    : 'faults' in outcome
      ? outcome.faults.map(({ words }) => words).join(' ')
      : '';
