import { wireFraudNotice } from './footer-notices.ts';

export interface LegalSection {
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly bullets?: readonly string[];
}

export interface LegalPage {
  /** Year, month and day of the last change of wording. */
  readonly updated: string;
  readonly intro: string;
  readonly sections: readonly LegalSection[];
}

export const privacyPolicy: LegalPage = {
  updated: '2026-11-22',
  intro:
    'This page says what the software behind this site does with what you send. It asks for little, keeps it in one place, and sells or shares none of it.',
  sections: [
    {
      id: 'reading',
      heading: 'When you only read',
      paragraphs: [
        'You can read every page without giving a name. The site sets no advertising or tracking cookies. As delivered, its pages ask no other company’s servers for anything: fonts, pictures and scripts come from this site.',
        'Server logs record that a page or form was used and whether it worked. They hold no name, e-mail address, phone number or message. To limit floods of submissions, the server counts requests per network address for a short time.',
      ],
    },
    {
      id: 'enquiries',
      heading: 'When you send a form',
      paragraphs: [
        'Nothing you type leaves your device until you press the send button. Then the server stores your inquiry before it thanks you, and mails a copy to me, the agent. Stored are:',
      ],
      bullets: [
        'the fields you filled in, such as name, e-mail, phone, address of the property and message;',
        'the page you wrote from and the time of receipt;',
        'whether you ticked the box for text messages, with the exact wording and version you saw;',
        'marks of the spam check, for example that a form was filled in within two seconds.',
      ],
    },
    {
      id: 'enquiry-use',
      heading: 'What inquiries are used for',
      paragraphs: [
        'They are used to answer you and to keep a record of that answer. Text messages by an automated system are sent only if you ticked the box, which is never a condition of any service; reply STOP to end them.',
        'Inquiries are erased 730 days after they arrive unless I have set another period. You may ask at any time what is stored about you, and have it corrected or erased. The copy in the agent’s mailbox is covered by the same request.',
      ],
    },
    {
      id: 'documents',
      heading: 'Documents in the Client Concierge',
      paragraphs: [
        'Documents are checked for harmful content while they arrive, are encrypted, each with a key of its own, and are never sent by e-mail. The agent receives a notice with the kinds and file names of what came, your name and e-mail address if you gave them, and a signed link that opens only that submission and expires. Nobody can list or open documents through a public address.',
        'Documents are erased 30 days after they arrive unless the agent has set another period, and the agent can erase them earlier, or keep them once for as long again where they are still needed; ask if you want either. What was uploaded but not submitted is erased after a day. From which network address an upload came is kept until you submit it, or for that day, so that nobody can take up the room of others. With the documents go their keys and names, and the name and address that you gave. A record that a document of some kind was received, opened or erased, when and from which network address, is kept as proof; so is the notice in the agent’s mailbox. Please black out account numbers and anything else the page says is not needed.',
      ],
    },
    {
      id: 'device',
      heading: 'What stays on your device',
      paragraphs: [
        'Display settings such as text size and contrast are stored in your browser so that they hold on the next page, and are sent nowhere. What you typed into a form is held until you leave the page, so that a dialog closed by mistake loses nothing. Quiz answers are counted in your browser.',
      ],
    },
    {
      id: 'sharing',
      heading: 'Who else is involved',
      paragraphs: [
        'I do not sell personal data. Mail travels through the mail provider that the agent has chosen, and the server runs at a hosting provider; both handle data only to do that. Share buttons open another company’s page only when you press them. A link to the brokerage or to a share page follows that company’s own policy.',
      ],
    },
    {
      id: 'wire-fraud',
      heading: 'Wire instructions',
      paragraphs: [wireFraudNotice],
    },
    {
      id: 'contact',
      heading: 'Questions and requests',
      paragraphs: [
        'Write or call the agent at the address shown on this page. Say what you sent and when, so that it can be found, and I will answer within 24 hours.',
      ],
    },
  ],
};

/** Added to the privacy policy for each outside service that the site is built with. */
export const outsideServiceNotices = {
  analytics:
    'This site is set up with an outside analytics service. It receives the addresses of the pages you open, actions such as pressing a button, and your network address. It never receives what you type into a form.',
  map: 'The map of new developments on this site is loaded from an outside maps service, which receives your network address and the area shown.',
  email:
    'Forms on this site are sent through an outside e-mail service, which receives what you typed and your network address.',
  documents:
    'Documents on this site are received by an outside storage service, whose own terms on storage and access then apply.',
} as const;

export const termsOfService: LegalPage = {
  updated: '2026-11-21',
  intro: 'By using this site you accept these terms. They are short on purpose.',
  sections: [
    {
      id: 'information',
      heading: 'Information, not advice',
      paragraphs: [
        'Guides, figures and answers on this site are general information. They are not legal, tax, insurance or investment advice, and not an appraisal. Check anything you rely on with the professional or public office that is responsible for it.',
      ],
    },
    {
      id: 'figures',
      heading: 'Listings and figures',
      paragraphs: [
        'Each market figure carries its month and source. Figures and homes marked as sample are illustrations and describe no actual sale or offer. Prices, availability and dates of new developments come from their developers and can change without notice. Pictures of places and homes are illustrations unless a caption says otherwise.',
      ],
    },
    {
      id: 'relationship',
      heading: 'When a client relationship begins',
      paragraphs: [
        'Sending a form, taking the quiz or uploading a document does not make you a client. Representation begins when a written agreement is signed with the brokerage. A written buyer agreement is needed before touring a home with me. Compensation is negotiable and is stated in that agreement.',
      ],
    },
    {
      id: 'submissions',
      heading: 'What you send',
      paragraphs: [
        'Send only what is true and yours to send, and documents only in the Client Concierge. Do not try to reach other people’s submissions, overload the server or send harmful files. I may limit or refuse use of the forms that does so.',
      ],
    },
    {
      id: 'housing',
      heading: 'Equal housing opportunity',
      paragraphs: [
        'I work with every buyer, seller and renter on the same terms under federal, state and local fair-housing law. I do not steer anyone toward or away from a neighborhood. Quiz results name places by their houses, streets and pastimes only.',
      ],
    },
    {
      id: 'availability',
      heading: 'Availability and law',
      paragraphs: [
        'Faults are repaired as soon as possible; nobody can promise that the site is always reachable. Links to other sites are for convenience; their owners answer for them. The law of Florida applies, without taking away rights that your own law gives you.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      paragraphs: [
        'When these terms change, the date above changes with them. What you sent before stays under the terms shown when you sent it.',
      ],
    },
  ],
};

export const accessibilityStatement: LegalPage = {
  updated: '2026-11-21',
  intro:
    'Every visitor is to be able to read this site, send its forms and upload documents. The aim is the Web Content Accessibility Guidelines 2.2 at level AA. No certification is claimed.',
  sections: [
    {
      id: 'how',
      heading: 'How the site is built',
      paragraphs: ['Each of these is meant to hold on every page without any setting turned on:'],
      bullets: [
        'every function works by keyboard, with a visible focus and a link to skip to the main content;',
        'headings, landmarks, labels and messages are written for screen readers;',
        'text can be enlarged to 200 percent and pages fit a width of 320 pixels without sideways scrolling;',
        'movement stops when your system asks for reduced motion, and can be paused on the page;',
        'forms work with scripts turned off, keep what you typed, and name each fault in words.',
      ],
    },
    {
      id: 'panel',
      heading: 'The accessibility panel',
      paragraphs: [
        'A button at the bottom right of every page opens nine settings: text size, contrast, text spacing, line height, cursor size, underlined links, highlighted links, a more readable font and paused animations. Each works at once, on every page, and holds for your next visit. They are kept in your browser only and told to nobody.',
        'Nothing on the site depends on the panel. What your browser and system ask for (larger text, more contrast, forced colors, less transparency, less motion) is followed without it, and forced colors go before its contrast.',
      ],
    },
    {
      id: 'checks',
      heading: 'What is tested, and how',
      paragraphs: ['Whenever the software changes, tests in a real browser run on every page:'],
      bullets: [
        'an automated checker at four widths, in each contrast, with text at 200 percent, in forced colors and with reduced motion, and on every dialog;',
        'reading with text at 200 percent, at 400 percent zoom and with wide text spacing, to see that nothing is cut, covered or lost;',
        'every form, menu, tab, the carousel and the quiz by keyboard alone, with a focus that is always in sight;',
        'the size of every target, and the contrast of words over pictures, measured on the screen;',
        'what a screen reader is given to read in the main parts of the site.',
      ],
    },
    {
      id: 'limits',
      heading: 'Known gaps',
      paragraphs: [
        'Automated tests find only part of the barriers that people meet. They run in one browser and do not listen to a screen reader, so your reports count as well. Titles grow less than other text on very narrow screens. A large cursor may return to its usual size at the edge of the window.',
        'An outside map or another company’s page opened from here may not meet the same aim. Everything the map of new developments shows is also given as a list. Documents written by others, such as condominium papers, may need conversion; ask and I will help.',
      ],
    },
    {
      id: 'contact',
      heading: 'Report a barrier',
      paragraphs: [
        'Write or call the agent at the address shown on this page and say which page it was and what happened. I answer within 24 hours, and can take any form’s content by phone or e-mail instead.',
      ],
    },
  ],
};
