import type { Content } from '@rivermark/content';
import { DAY_MS } from '@rivermark/contracts/durations';
import {
  type AcknowledgementMailView,
  renderAcknowledgement,
  renderHomeLetter,
  renderLetterConfirmation,
  renderShowingMail,
  renderTimesMail,
  type ShowingMailView,
} from '../index.ts';
import { base, type Examples, examplesOf, HOSTILE_ADDRESS, HOSTILE_NAME } from './sample.ts';

const acknowledgements: Readonly<Record<string, AcknowledgementMailView>> = {
  acknowledgement: {
    kind: 'showing',
    about: 'the Riverside Bungalow',
    where: 'Riverside. Mile\u00a026, west bank',
    receivedAt: base.receivedAt,
    guide: { wanted: false, url: '' },
  },
  'acknowledgement-guide': {
    kind: 'buyer-guide',
    about: '',
    where: '',
    receivedAt: base.receivedAt,
    guide: { wanted: true, url: 'http://localhost:3000/buyers-guide' },
  },
  'acknowledgement-no-guide': {
    kind: 'buyer-guide',
    about: '',
    where: '',
    receivedAt: base.receivedAt,
    guide: { wanted: true, url: '' },
  },
};

const showing: ShowingMailView = {
  about: 'your showing of the Riverside Bungalow',
  state: 'confirmed',
  at: base.receivedAt + 3 * DAY_MS,
  minutes: 60,
  place: 'No. 1 Sample Point, Ortega',
};
const showingMails: Readonly<Record<string, ShowingMailView>> = {
  'showing-confirmed': showing,
  'showing-called-off': { ...showing, state: 'called-off' },
  'showing-to-agent': {
    ...showing,
    about: 'showing of the Riverside Bungalow',
    state: 'moved',
    visitor: {
      name: HOSTILE_NAME,
      email: HOSTILE_ADDRESS,
      phone: base.phone,
      phoneTarget: base.phoneTarget,
      deskUrl: base.deskUrl,
    },
  },
};

const letterConfirmation = {
  homes: 'In Ortega; $1 to $1.5 million; 4 or more bedrooms',
  url: 'http://localhost:3000/letters/sample',
  expiresAt: base.receivedAt + 7 * DAY_MS,
  isChange: false,
};

function letterExamples(content: Content): Examples {
  const [home] = content.homes;
  if (!home) return {};
  return examplesOf(content, renderHomeLetter, {
    'home-letter': {
      subject: `Price reduced: ${home.name} in ${home.neighborhoodName}`,
      words: `It costs <less> now.\n\n${home.summary}`,
      home,
      wasPrice: 1_400_000,
      publicUrl: 'http://localhost:3000',
      readerUrl: 'http://localhost:3000/letters/sample',
      postalAddress: '100 Sample Street, Jacksonville, FL 32202',
      picture: 'cid:home',
    },
  });
}

/** The mails that visitors get, and the agent's copies. */
export const visitorExamples = (content: Content): Examples => ({
  ...examplesOf(content, renderAcknowledgement, acknowledgements),
  ...examplesOf(content, renderShowingMail, showingMails),
  ...examplesOf(content, renderTimesMail, {
    'showing-times': {
      subject: 'Times for your showing of the Riverside Bungalow',
      words: 'Hello Ada,\n\nI would be glad to meet you. Which <time> suits you?',
      minutes: 90,
      times: [1, 2, 3].map((day) => ({
        at: base.receivedAt + day * DAY_MS,
        url: `http://localhost:3000/times/sample-${day}`,
      })),
    },
  }),
  ...letterExamples(content),
  ...examplesOf(content, renderLetterConfirmation, {
    'letter-confirmation': letterConfirmation,
    'letter-confirmation-change': { ...letterConfirmation, isChange: true },
  }),
});
