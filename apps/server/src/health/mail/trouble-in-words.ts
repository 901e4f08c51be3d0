/** Why a mail did not leave, and what its reader can do. */
export interface Trouble {
  readonly reason: string;
  readonly advice: string;
}

const trouble = (reason: string, advice: string): Trouble => ({ reason, advice });

const unreachable = trouble(
  'The mail server could not be reached.',
  'It is tried again by itself. If this lasts, check with your mail provider, and that SMTP_URL names its server.',
);

/** RFC 3463's enhanced status, which says more than the number before it: the first that fits. */
const byStatus: readonly (readonly [RegExp, Trouble])[] = [
  [
    /^\d\.2\.2$/,
    trouble('Your mailbox is full.', 'Make room in it. The mail is tried again by itself for five days.'),
  ],
  [
    /^\d\.1\.[1236]$/,
    trouble(
      'The mail server does not know the address that this mail goes to.',
      'Check AGENT_EMAIL, letter by letter, then try again.',
    ),
  ],
  [
    /^\d\.(4\.5|7\.28)$/,
    trouble(
      'The mail server takes no more mails today.',
      'It is tried again by itself. If this happens often, ask your mail provider for a higher limit.',
    ),
  ],
  [
    /^\d\.7\.(8|9|57)$/,
    trouble(
      'The mail server does not take our user name and password.',
      'Put the right ones into SMTP_URL and restart the server, then try again.',
    ),
  ],
  [
    /^\d\.7\.\d+$/,
    trouble(
      'The mail server refused us as a sender.',
      'Ask your mail provider why, and check that SPF, DKIM and DMARC are set for the domain of MAIL_FROM.',
    ),
  ],
  [
    /^\d\.3\.4$/,
    trouble(
      'The mail was too large for the mail server.',
      'Read the inquiry here. The mail itself cannot be made smaller.',
    ),
  ],
];

const byCode: Readonly<Record<string, Trouble>> = {
  EAUTH: trouble(
    'The mail server does not take our user name and password.',
    'Put the right ones into SMTP_URL and restart the server, then try again.',
  ),
  ETLS: trouble(
    'An encrypted connection to the mail server could not be made.',
    'It is tried again by itself. If this lasts, the mail server’s certificate may have run out: ask your mail provider.',
  ),
  EDNS: unreachable,
  ESOCKET: unreachable,
  ECONNECTION: unreachable,
  ECONNREFUSED: unreachable,
  ETIMEDOUT: trouble(
    'The mail server did not answer in time.',
    'It is tried again by itself. If this lasts, check with your mail provider.',
  ),
  ENOSPC: trouble('The disk of the server is full.', 'Make room on it. The mail is tried again by itself.'),
};

const crmAdvice =
  'It is tried again by itself. If this lasts, check ENQUIRY_WEBHOOK_URL and ask whoever runs your CRM.';

/** The same for what a CRM was to be told. */
export function crmTroubleInWords(code: string | null): Trouble | undefined {
  if (code === null) return undefined;
  const [, status] = /^HTTP (\d+)$/.exec(code) ?? [];
  if (status) return trouble(`Your CRM answered with ${status}.`, crmAdvice);
  if (code === 'ETIMEDOUT') return trouble('Your CRM did not answer in time.', crmAdvice);
  return trouble('Your CRM could not be reached.', crmAdvice);
}

/**
 * What the last failure's code and text mean. The text may hold addresses, so it is not repeated.
 * If unknown, gives the mail server's number, which a provider understands.
 */
export function troubleInWords(code: string | null, detail: string | null): Trouble | undefined {
  if (code === null) return undefined;
  const [, status = ''] = /\b([245]\.\d{1,3}\.\d{1,3})\b/.exec(detail ?? '') ?? [];
  const said = byStatus.find(([fits]) => fits.test(status))?.[1];
  if (said) return said;
  const [name = '', answer] = code.split(' ');
  const known = Object.hasOwn(byCode, name) ? byCode[name] : undefined;
  if (known && (name === 'EAUTH' || answer === undefined)) return known;
  if (answer?.startsWith('4')) {
    return trouble(
      `The mail server asked us to come back later (${answer}).`,
      'It is tried again by itself. Nothing has to be done unless it lasts for hours.',
    );
  }
  if (answer) {
    return trouble(
      `The mail server refused the mail (${[answer, status].filter(Boolean).join(' ')}).`,
      'Name this number to your mail provider, then try again.',
    );
  }
  return trouble(
    `The mail could not be sent (${code}).`,
    'Try again. If it fails once more, ask whoever looks after the server, and name the code.',
  );
}
