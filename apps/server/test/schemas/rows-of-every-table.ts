/** A row for every table of today's schema, in an order in which each finds what it names. */
const at = 1_767_268_800_000;
const enquiry = '00000000-0000-4000-8000-000000000001';
const held = '00000000-0000-4000-8000-000000000002';
const submission = '00000000-0000-4000-8000-000000000003';
const document = '00000000-0000-4000-8000-000000000004';
const mail = '00000000-0000-4000-8000-000000000005';
const device = '00000000-0000-4000-8000-000000000006';

type Row = Readonly<Record<string, string | number | null>>;

export const rowsOfEveryTable: readonly (readonly [table: string, row: Row])[] = [
  ...[
    {
      id: enquiry,
      enquiry_key: 'first',
      kind: 'showing',
      details: '{"place":"Avondale","message":"Tudor"}',
      held: 0,
    },
    { id: held, enquiry_key: 'second', kind: 'contact', details: '{"message":"Buy now"}', held: 1 },
  ].map(
    (row) =>
      [
        'enquiry',
        {
          ...row,
          name: 'Ada Brown',
          email: 'Ada@visitor.example',
          phone: '(904) 555-0123',
          phone_e164: '+19045550123',
          page: '/',
          received_at: at,
          via: 'script',
          consent_given: 1,
          consent_text: 'Yes',
          consent_version: '1',
          spam_marks: row.held ? '["honeypot"]' : '[]',
          contacted_at: row.held ? null : at + 1,
          opened_at: at,
          is_spam: null,
          spam_decided_at: null,
        },
      ] as const,
  ),
  [
    'contact_mark',
    { id: 'mark', enquiry_id: enquiry, how: 'call', at: at + 1, marked_at: at + 1, note: 'Called' },
  ],
  ['enquiry_note', { id: 'note', enquiry_id: enquiry, at: at + 2, text: 'Wants the river' }],
  ['reminder', { enquiry_id: enquiry, step: 1, notice_id: 'notice', at }],
  [
    'document_submission',
    {
      id: submission,
      client_key: 'client',
      client_name: 'Ada Brown',
      client_email: 'ada@visitor.example',
      received_at: at,
      expires_at: at + 2_592_000_000,
      reminded_at: null,
      erased_at: null,
      key_id: '0011223344556677',
      wrapped_link_key: 'bGluaw==',
      extended_ms: 0,
    },
  ],
  [
    'document',
    {
      id: document,
      object_name: '1_creditReport_scan.pdf',
      field: 'creditReport',
      original_name: 'My scan.pdf',
      client_key: 'client',
      submission_id: submission,
      state: 'submitted',
      resumable: 0,
      announced_bytes: 10,
      received_bytes: 10,
      sealed_bytes: 42,
      segments: 1,
      type: 'pdf',
      sha256: 'ab',
      checks: '[]',
      marks: '[]',
      pages: 1,
      key_id: '0011223344556677',
      wrapped_key: 'a2V5',
      created_at: at,
      stored_at: at,
      begun_by: '',
      upload_metadata: '',
    },
  ],
  [
    'document_audit',
    {
      id: 1,
      submission_id: submission,
      document_id: document,
      at,
      action: 'viewed',
      by: '192.0.2.1',
      detail: '',
    },
  ],
  ...['sent', 'pending'].map(
    (state, place) =>
      [
        'outbox',
        {
          id: place === 0 ? mail : 'waiting',
          enquiry_id: place === 0 ? enquiry : null,
          document_submission_id: place === 0 ? null : submission,
          template: place === 0 ? 'enquiry-to-agent' : 'documents-to-agent',
          state,
          attempts: 1,
          next_attempt_at: at,
          lease_owner: null,
          lease_until: null,
          message_id: `<${place}@rivermark.example>`,
          last_error_code: null,
          last_error: null,
          created_at: at,
          sent_at: place === 0 ? at : null,
          retried_at: null,
          marked: 0,
          digest_id: null,
          mentioned_at: null,
          about: null,
        },
      ] as const,
  ),
  ['outbox_attempt', { id: 1, outbox_id: mail, at, outcome: 'sent', error_code: null, detail: null }],
  [
    'job',
    { name: 'watch-mail', started_at: at, ended_at: at, error: null, lease_owner: null, lease_until: null },
  ],
  ['mail_watch', { id: 1, logged_at: null }],
  [
    'desk_link',
    { id: 'link', token_hash: 'aa', lands_at: '', created_at: at, expires_at: at, used_at: null },
  ],
  [
    'desk_device',
    {
      id: device,
      session_hash: 'bb',
      words: 'Safari on iPhone',
      signed_in_by: 'link',
      signed_in_at: at,
      last_seen_at: at,
      expires_at: at,
    },
  ],
  [
    'desk_passkey',
    {
      id: 'pk',
      name: 'Phone',
      public_key: 'key',
      counter: 0,
      transports: '[]',
      added_at: at,
      last_used_at: null,
    },
  ],
  ['desk_challenge', { hash: 'cc', used_at: at }],
  ['desk_attempt', { id: 1, at, what: 'link-mailed', whose: 'dd' }],
  ['desk_audit', { id: 1, at, action: 'signed-in', device: 'Safari on iPhone', detail: '' }],
  [
    'push_subscription',
    {
      id: 'push',
      device_id: device,
      endpoint: 'https://push.example/1',
      p256dh: 'p',
      auth: 'a',
      created_at: at,
    },
  ],
  ['morning_digest', { day: '2026-01-01', at }],
  ['acknowledgement', { address_mark: 'ee', at }],
  ['alert_channel', { name: 'webhook', told_state: 'ok' }],
  [
    'self_test',
    {
      day: '2026-01-01',
      enquiry_key: 'self-test-2026-01-01',
      started_at: at,
      ended_at: at,
      outcome: 'accepted',
    },
  ],
  ['visit_count', { day: '2026-01-01', series: 'page', label: '/', count: 3 }],
  [
    'backup_run',
    { id: 'run', started_at: at, ended_at: at, snapshot: 'snapshots/x.json', copied_bytes: 1, error: null },
  ],
  ['backup_alert', { channel: 'webhook', told_state: 'ok' }],
  ['document_alert', { channel: 'webhook', told_state: 'ok' }],
  ['file_fault', { id: document, kind: 'lost', seen_at: at }],
  ['clock_stretch', { id: 1, from_at: at, to_at: at, ran_before: 0 }],
  ['enquiry_network', { enquiry_id: enquiry, mark: 'a-mark', at }],
  ['told_alert', { about: 'jobs', channel: 'webhook', told_state: 'ok' }],
];
