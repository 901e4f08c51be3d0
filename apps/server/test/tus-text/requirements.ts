/**
 * A request's target: the upload collection, or an upload that was begun, half sent, finished or
 * unknown.
 */
export type Target = 'uploads' | 'begun' | 'half' | 'finished' | 'terminated' | 'unknown';

/** A requirement of TUS 1.0.0, the request that tests it, and the expected answer. */
export interface Requirement {
  readonly section: string;
  readonly says: string;
  readonly sent: {
    readonly to: Target;
    readonly method: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  };
  /** First the status, then the expected headers; null if a header must be absent. */
  readonly comes: readonly [status: number, headers?: Readonly<Record<string, string | RegExp | null>>];
  /**
   * Why the answer differs from the specification, or an extension is omitted: decision 0011
   * decides.
   */
  readonly differs?: string;
}

/** Bytes of the sent document. A half-sent upload has half of them. */
export const LENGTH = 1000;
export const HALF = 400;

const version = { 'tus-resumable': '1.0.0' };
const bytes = { ...version, 'content-type': 'application/offset+octet-stream' };
const length = { ...version, 'upload-length': String(LENGTH) };
const bucket = `bucketName ${btoa('client-documents')}`;
/** A placeholder: the test inserts a name for each request. */
export const NAME = '{name}';
const said = `${bucket},objectName ${NAME}`;

const head = (to: Target, headers = version) => ({ to, method: 'HEAD', headers });
const patch = (to: Target, headers: Record<string, string> = {}, body = 'x') => ({
  to,
  method: 'PATCH',
  headers: { ...bytes, 'upload-offset': '0', ...headers },
  body,
});
const post = (headers: Record<string, string> = {}, body?: string) => ({
  to: 'uploads' as const,
  method: 'POST',
  headers: { ...length, 'upload-metadata': said, ...headers },
  ...(body !== undefined && { body }),
});
const options = (to: Target, headers: Record<string, string> = {}) => ({ to, method: 'OPTIONS', headers });
const noOffset = { 'upload-offset': null };

const core: readonly Requirement[] = [
  {
    section: 'HEAD',
    says: 'Upload-Offset is always there, even if it is 0',
    sent: head('begun'),
    comes: [200, { 'upload-offset': '0' }],
  },
  {
    section: 'HEAD',
    says: 'Upload-Offset is where the upload stands',
    sent: head('half'),
    comes: [200, { 'upload-offset': String(HALF) }],
  },
  {
    section: 'HEAD',
    says: 'Upload-Length is there when the size is known',
    sent: head('half'),
    comes: [200, { 'upload-length': String(LENGTH) }],
  },
  {
    section: 'HEAD',
    says: 'A finished upload is at its length',
    sent: head('finished'),
    comes: [200, { 'upload-offset': String(LENGTH) }],
  },
  {
    section: 'HEAD',
    says: 'What is not there is 404, 410 or 403, without Upload-Offset',
    sent: head('unknown'),
    comes: [404, noOffset],
  },
  {
    section: 'HEAD',
    says: 'Nobody caches the answer',
    sent: head('half'),
    comes: [200, { 'cache-control': 'no-store' }],
  },
  {
    section: 'HEAD',
    says: 'The answer for what is not there is not cached either',
    sent: head('unknown'),
    comes: [404, { 'cache-control': 'no-store' }],
  },
  {
    section: 'PATCH',
    says: 'Another content type is 415',
    sent: patch('begun', { 'content-type': 'application/octet-stream' }),
    comes: [415],
  },
  {
    section: 'PATCH',
    says: 'Another offset is 409, and changes nothing',
    sent: patch('half', { 'upload-offset': '7' }),
    comes: [409],
  },
  {
    section: 'PATCH',
    says: 'An offset beyond the end of what is there is 409',
    sent: patch('half', { 'upload-offset': String(HALF + 1) }),
    comes: [409],
  },
  {
    section: 'PATCH',
    says: 'What was taken is 204 with the new offset: the old one and what came',
    sent: patch('half', { 'upload-offset': String(HALF) }, 'x'.repeat(10)),
    comes: [204, { 'upload-offset': String(HALF + 10) }],
  },
  {
    section: 'PATCH',
    says: 'What is not there is 404',
    sent: patch('unknown'),
    comes: [404, noOffset],
  },
  {
    section: 'PATCH',
    says: 'No Upload-Offset is no request of this kind',
    sent: { to: 'begun', method: 'PATCH', headers: bytes, body: 'x' },
    comes: [400],
  },
  {
    section: 'PATCH',
    says: 'More than was announced is refused',
    sent: patch('begun', {}, 'x'.repeat(LENGTH + 1)),
    comes: [413],
  },
  {
    section: 'OPTIONS',
    says: '204 or 200 with Tus-Version',
    sent: options('uploads'),
    comes: [204, { 'tus-version': '1.0.0' }],
  },
  {
    section: 'OPTIONS',
    says: 'It may say extensions and the greatest size',
    sent: options('uploads'),
    comes: [204, { 'tus-max-size': '10485760', 'tus-extension': /^creation,/ }],
  },
  {
    section: 'OPTIONS',
    says: 'A Tus-Resumable that is sent is passed over, whatever it says',
    sent: options('uploads', { 'tus-resumable': '0.2.2' }),
    comes: [204, { 'tus-version': '1.0.0' }],
  },
  {
    section: 'OPTIONS',
    says: 'An upload itself answers, too',
    sent: options('begun'),
    comes: [204, { 'tus-version': '1.0.0' }],
  },
];

const headers: readonly Requirement[] = [
  ...['-1', '1.5', 'ten', '', '1e3', '0x10'].map((offset) => ({
    section: 'Upload-Offset',
    says: `It is a whole number, not '${offset}'`,
    sent: patch('begun', { 'upload-offset': offset }),
    comes: [400] as const,
  })),
  ...['-1', '1.5', 'ten', '', '9'.repeat(40)].map((announced) => ({
    section: 'Upload-Length',
    says: `It is a whole number, not '${announced}'`,
    sent: post({ 'upload-length': announced }),
    comes: [400] as const,
  })),
  ...(['uploads', 'begun', 'half', 'unknown'] as const).map((to) => ({
    section: 'Tus-Resumable',
    says: `Another version is 412 with Tus-Version, and the request is not carried out (${to})`,
    sent: {
      to,
      method: to === 'uploads' ? 'POST' : 'PATCH',
      headers: { ...bytes, 'upload-length': '10', 'upload-offset': '0', 'tus-resumable': '0.2.2' },
      body: 'x',
    },
    comes: [412, { 'tus-version': '1.0.0' }] as const,
  })),
  {
    section: 'Tus-Resumable',
    says: 'It is in every request: without it nothing is carried out',
    sent: { to: 'begun', method: 'HEAD' },
    comes: [412, { 'tus-version': '1.0.0' }],
  },
  {
    section: 'Tus-Resumable',
    says: 'It is in every answer',
    sent: head('half'),
    comes: [200, { 'tus-resumable': '1.0.0' }],
  },
  {
    section: 'Tus-Resumable',
    says: 'It is in the answer to what failed, too',
    sent: patch('half', { 'upload-offset': '7' }),
    comes: [409, { 'tus-resumable': '1.0.0' }],
  },
  {
    section: 'X-HTTP-Method-Override',
    says: 'A POST to an upload is what it says',
    sent: {
      to: 'half',
      method: 'POST',
      headers: { ...bytes, 'upload-offset': String(HALF), 'x-http-method-override': 'PATCH' },
      body: 'xx',
    },
    comes: [204, { 'upload-offset': String(HALF + 2) }],
  },
  {
    section: 'X-HTTP-Method-Override',
    says: 'The actual method is passed over',
    sent: head('half', { ...version, 'x-http-method-override': 'DELETE' } as never),
    comes: [200, { 'upload-offset': String(HALF) }],
    differs: 'only a POST is taken for another method, which is where fronts need it; a HEAD removes nothing',
  },
];

const creation: readonly Requirement[] = [
  {
    section: 'Creation',
    says: 'It is among the extensions',
    sent: options('uploads'),
    comes: [204, { 'tus-extension': /(^|,)creation(,|$)/ }],
  },
  {
    section: 'Creation',
    says: '201 with the Location of the upload',
    sent: post(),
    comes: [201, { location: /\/upload\/resumable\/[0-9a-f-]{36}$/, 'tus-resumable': '1.0.0' }],
  },
  {
    section: 'Creation',
    says: 'More than Tus-Max-Size is 413',
    sent: post({ 'upload-length': '10485761' }),
    comes: [413, { location: null }],
  },
  {
    section: 'Creation',
    says: 'Without a length nothing is begun',
    sent: { to: 'uploads', method: 'POST', headers: { ...version, 'upload-metadata': said } },
    comes: [400, { location: null }],
  },
  {
    section: 'Creation',
    says: 'An upload of length 0 is finished at once',
    sent: post({ 'upload-length': '0' }),
    comes: [422, { location: null }],
    differs: 'an empty file is no document',
  },
  {
    section: 'Upload-Metadata',
    says: 'HEAD says it as it was sent',
    sent: head('half'),
    comes: [200, { 'upload-metadata': /^bucketName .*,objectName / }],
  },
  {
    section: 'Upload-Metadata',
    says: 'A value may be empty, without its space',
    sent: post({ 'upload-metadata': `${said},is_confidential` }),
    comes: [201],
  },
  {
    section: 'Upload-Metadata',
    says: 'A value may be empty, with its space',
    sent: post({ 'upload-metadata': `${said},note ` }),
    comes: [201],
  },
  ...(
    [
      ['Keys are unique', `${said},note eA==,note eA==`],
      ['Values are base64', `${said},note ä`],
      ['Values are base64, not words', `${said},note two words`],
      ['Pairs are parted by one comma', `${said},,note eA==`],
    ] as const
  ).map(([says, metadata]) => ({
    section: 'Upload-Metadata',
    says,
    sent: post({ 'upload-metadata': metadata }),
    comes: [400, { location: null }] as const,
  })),
  {
    section: 'Upload-Metadata',
    says: 'A key is not empty',
    sent: post({ 'upload-metadata': `${said}, eA==` }),
    comes: [201],
    differs: 'a space after the comma is passed over, as people write lists; what follows is then the key',
  },
  {
    section: 'Creation with upload',
    says: 'It is among the extensions',
    sent: options('uploads'),
    comes: [204, { 'tus-extension': /creation-with-upload/ }],
  },
  {
    section: 'Creation with upload',
    says: 'The answer says how far it came',
    sent: post(bytes, 'x'.repeat(10)),
    comes: [201, { 'upload-offset': '10', location: /./ }],
  },
  {
    section: 'Creation with upload',
    says: 'A body of another content type is 415',
    sent: post({ 'content-type': 'text/plain' }, 'x'),
    comes: [415, { location: null }],
  },
];

const extensions: readonly Requirement[] = [
  {
    section: 'Termination',
    says: 'It is among the extensions',
    sent: options('uploads'),
    comes: [204, { 'tus-extension': /termination/ }],
  },
  {
    section: 'Termination',
    says: 'An upload that is going on ends by 204',
    sent: { to: 'half', method: 'DELETE', headers: version },
    comes: [204, { 'tus-resumable': '1.0.0' }],
  },
  {
    section: 'Termination',
    says: 'From then on it is 404 or 410',
    sent: head('terminated'),
    comes: [404, noOffset],
  },
  {
    section: 'Termination',
    says: 'Nothing can be added to it any more',
    sent: patch('terminated'),
    comes: [404],
  },
  {
    section: 'Termination',
    says: 'What was never there cannot end',
    sent: { to: 'unknown', method: 'DELETE', headers: version },
    comes: [404],
  },
  ...(
    [
      ['creation-defer-length', 'the length is what a quota is counted by'],
      ['expiration', 'one rule for all: 24 hours, an hour while nothing came'],
      ['checksum', 'every document is hashed, and sealed with a tag for every segment'],
      ['concatenation', 'an upload has a type and an inspection from its first byte'],
    ] as const
  ).map(([extension, differs]) => ({
    section: 'Extensions that are left out',
    says: `${extension} is not among the extensions`,
    sent: options('uploads'),
    comes: [
      204,
      { 'tus-extension': new RegExp(`^(?!.*${extension})`), 'tus-checksum-algorithm': null },
    ] as const,
    differs,
  })),
  {
    section: 'Extensions that are left out',
    says: 'A length that is told later is not waited for',
    sent: {
      to: 'uploads',
      method: 'POST',
      headers: { ...version, 'upload-defer-length': '1', 'upload-metadata': said },
    },
    comes: [400, { location: null }],
    differs: 'the length is what a quota is counted by',
  },
  {
    section: 'Extensions that are left out',
    says: 'A final upload of others is not put together',
    sent: {
      to: 'uploads',
      method: 'POST',
      headers: { ...version, 'upload-concat': 'final;/a /b', 'upload-metadata': said },
    },
    comes: [400, { location: null }],
    differs: 'an upload has a type and an inspection from its first byte',
  },
];

export const requirements: readonly Requirement[] = [...core, ...headers, ...creation, ...extensions];
