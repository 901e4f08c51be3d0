import { inWords, inWordsFirst } from './in-words.ts';

/** Why each is asked for, and what may be covered before it is sent. */
const documents = {
  photoId: {
    why: 'Shows who signs the agreement with me.',
    blackOut: 'You may black out the document number and the address.',
  },
  creditReport: {
    why: 'Shows a seller that financing will hold. One from the last 30 days is enough.',
    blackOut: 'You may black out the Social Security number and account numbers.',
  },
  proofOfIncome: {
    why: 'Pay stubs, a W-2 or a verification letter: shows which price is within reach.',
    blackOut: 'You may black out the Social Security number and bank details.',
  },
  bankStatement1: {
    why: 'Shows the funds for the deposit and closing costs.',
    blackOut: 'You may black out the payments and all but four digits of the account.',
  },
  bankStatement2: {
    why: 'The month before it.',
    blackOut: 'You may black out the same; leave the name, month and balances readable.',
  },
  bankStatement3: {
    why: 'Three months together show that the funds are your own.',
    blackOut: 'You may black out the same; leave the name, month and balances readable.',
  },
} as const;

const count = Object.keys(documents).length;

/**
 * The words of the Client Concierge. What they say about storage, access and erasure is what this software does;
 * change both together. `{days}` stands for the days after which documents are erased.
 */
export const conciergeContent = {
  intro: `${inWordsFirst(count)} documents begin our work together. They show who you are and what you can offer, so that no time is lost once you have found a home. Send them here from a computer or a phone.`,
  promises: {
    heading: 'How your documents are kept',
    list: [
      {
        heading: 'Encrypted',
        text: 'Each document is encrypted as it is stored, with a key of its own. It never lies on a disk in readable form.',
      },
      {
        heading: 'Opened by the agent alone',
        text: 'A signed link to this one submission goes to the agent and to nobody else. There is no public address, and no document is sent by e-mail.',
      },
      {
        heading: 'Erased after {days} days',
        text: `All ${inWords(count)} are erased after {days} days unless the agent erases them sooner; you may ask for that at any time.`,
      },
    ],
  },
  documentsHeading: 'Required Documents',
  documentsIntro: 'Up to 10 MB each. Photographs of paper are fine where JPG or PNG is named.',
  documents,
  client: {
    heading: 'Who it comes from',
    intro: 'Both are optional. With your name, the agent knows at once whose documents came.',
    nameLabel: 'Your name',
    emailLabel: 'Your e-mail',
    emailHint:
      'For a receipt: when your documents came, which kinds, and when they are erased. No link, no file names.',
  },
  acknowledgmentHeading: 'Your acknowledgment',
  submitLabel: 'Submit Documents',
  submittingLabel: 'Submitting Documents...',
  leaving: {
    heading: 'Leave this page?',
    whileSending:
      'Your documents are still being sent. If you leave, that ends, and you would have to begin again.',
    beforeSending:
      'Your documents have not been handed over yet. If you leave, you would have to choose them again.',
    stay: 'Stay on this page',
    leave: 'Leave without sending',
  },
  withoutScripts:
    'Sending documents from this page needs scripts, which are turned off in this browser. Please call: we will find another way to hand the papers over, for example in person. Please do not send identification or bank statements by e-mail.',
  otherWays: {
    heading: 'Rather not send them online?',
    text: 'Call, and I will take the papers in person. Please do not send identification or bank statements by e-mail.',
  },
  thanks: {
    heading: 'Thank You!',
    text: 'Your documents have been received. A member of our team will be in touch shortly.',
    receipt: 'A receipt is on its way to the e-mail address you gave.',
    kept: `All ${inWords(count)} are encrypted and will be erased after {days} days unless the agent erases them sooner.`,
  },
} as const;
