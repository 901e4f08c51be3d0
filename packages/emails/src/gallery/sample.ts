import type { Content } from '@rivermark/content';
import type { EnquiryMailView } from '../enquiry-mail-view.ts';
import type { RenderedMail } from '../index.ts';

export type Examples = Readonly<Record<string, () => Promise<RenderedMail>>>;

/** An example of each view. */
export const examplesOf = <View>(
  content: Content,
  render: (content: Content, view: View) => Promise<RenderedMail>,
  views: Readonly<Record<string, View>>,
): Examples =>
  Object.fromEntries(Object.entries(views).map(([name, view]) => [name, () => render(content, view)]));

/** Valid in every form. In an unencoded link it would add a recipient. */
export const HOSTILE_ADDRESS = 'marisol?bcc=evil@evil.example';
export const HOSTILE_NAME = '<b>Bold</b> & "quoted"';

export const base = {
  name: 'Marisol Whitfield',
  email: 'marisol@example.com',
  phone: '(904) 555-0117',
  phoneTarget: '+19045550117',
  details: {},
  page: '/',
  pageUrl: 'http://localhost:3000/',
  sources: '',
  readingUrl: '',
  receivedAt: Date.UTC(2026, 10, 20, 21, 4),
  textConsent: false,
  spamMarks: [],
  inTouchUrl: 'http://localhost:3000/agent/in-touch/sample',
  deskUrl: 'http://localhost:3000/desk',
  isSelfTest: false,
} satisfies Partial<EnquiryMailView>;
