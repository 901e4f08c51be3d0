import {
  type Content,
  dollars,
  type Home,
  priceInWords,
  statusLabels,
  unitOf,
  withCommas,
} from '@rivermark/content';
import { MailFrame, MailRow, MailTable } from './mail-frame.tsx';
import { mailStyle as style } from './mail-style.ts';
import { useMailContent } from './signature.tsx';
import { unbroken } from './unbroken.ts';

/** One reader's letter about a home. */
export interface HomeLetterView {
  readonly subject: string;
  /** The agent's words: paragraphs with an empty line between them. */
  readonly words: string;
  readonly home: Home;
  /** The price before it was reduced. */
  readonly wasPrice: number | undefined;
  /** The site's address. */
  readonly publicUrl: string;
  /** Where the reader changes choices; `/end` below it ends the letters. */
  readonly readerUrl: string;
  readonly postalAddress: string;
  /** Address of the home's picture; undefined without one. */
  readonly picture: string | undefined;
}

const paragraphsOf = (words: string) =>
  words
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** The home in rows: what a buyer asks first. */
function factsOf({ home, wasPrice, publicUrl }: HomeLetterView) {
  const { address, openHouses, beds, baths, squareFeet, yearBuilt, lotAcres, floorPlan, plan, id } = home;
  const price = [priceInWords(home), wasPrice !== undefined && `before ${dollars(wasPrice)}`];
  const size = [
    `${beds} ${unitOf(beds, 'bed')}`,
    `${baths} ${unitOf(baths, 'bath')}`,
    squareFeet !== undefined && `${withCommas(squareFeet)} sq ft`,
  ];
  const planUrl = floorPlan ?? (plan && `${publicUrl}/properties/${id}#plan`);
  return [
    { label: statusLabels[home.status] ?? 'Price', value: price.filter(Boolean).join(', ') },
    { label: 'Address', value: address },
    ...openHouses.map(({ words, note }) => ({
      label: 'Open house',
      value: [words, note].filter(Boolean).join('. '),
    })),
    { label: 'Rooms', value: size.filter(Boolean).join(', ') },
    ...(yearBuilt !== undefined ? [{ label: 'Built', value: String(yearBuilt) }] : []),
    ...(lotAcres !== undefined ? [{ label: 'Lot', value: `${lotAcres} acres` }] : []),
    ...(planUrl ? [{ label: 'Plan', value: 'See the floor plan', url: planUrl }] : []),
  ];
}

const homeUrl = ({ publicUrl, home }: HomeLetterView) => `${publicUrl}/properties/${home.id}`;
const why = 'You get this because you asked for emails about homes and confirmed it.';

/** Picture, words, price and facts, one button, and what the law asks for. */
export function HomeLetterMail({ view }: { view: HomeLetterView }) {
  const { identity } = useMailContent();
  const { subject, home, words, picture, readerUrl, postalAddress } = view;
  return (
    <MailFrame subject={subject} preview={home.summary} headline={home.name} notice="">
      {picture && (
        <p style={style.paragraph}>
          <img src={picture} alt={home.imageAlt} width={536} style={style.picture} />
        </p>
      )}
      {paragraphsOf(words).map((paragraph) => (
        <p key={paragraph} className="text" style={style.paragraph}>
          {paragraph}
        </p>
      ))}
      <p style={style.actions}>
        <a className="button" style={style.button} href={homeUrl(view)}>
          {unbroken('See the Home')}
        </a>
      </p>
      <MailTable>
        {factsOf(view).map(({ label, value, url }) => (
          <MailRow key={label} label={label}>
            {url ? (
              <a className="link" style={style.link} href={url}>
                {value}
              </a>
            ) : (
              unbroken(value)
            )}
          </MailRow>
        ))}
      </MailTable>
      <p className="soft" style={style.foot}>
        {identity.agentName}, {identity.brokerageName}, license {identity.licenseNumber}
        <br />
        {identity.phone}
        <br />
        {postalAddress}
        <br />
        Equal Housing Opportunity
      </p>
      <p className="soft" style={style.foot}>
        {why}
        <br />
        <a className="link" style={style.link} href={`${readerUrl}/end`}>
          End these emails
        </a>{' '}
        <a className="link" style={style.link} href={readerUrl}>
          Choose other homes
        </a>
      </p>
    </MailFrame>
  );
}

/** The same as text. */
export function homeLetterText({ identity }: Pick<Content, 'identity'>, view: HomeLetterView): string {
  const { home, words, readerUrl, postalAddress } = view;
  return [
    home.name,
    '',
    ...paragraphsOf(words).flatMap((paragraph) => [paragraph, '']),
    `See the home: ${homeUrl(view)}`,
    '',
    ...factsOf(view).flatMap(({ label, value, url }) => [`${label}: ${value}`, ...(url ? [url] : [])]),
    '',
    '-- ',
    `${identity.agentName}, ${identity.brokerageName}, license ${identity.licenseNumber}`,
    identity.phone,
    postalAddress,
    'Equal Housing Opportunity',
    '',
    why,
    `End these emails: ${readerUrl}/end`,
    `Choose other homes: ${readerUrl}`,
    '',
  ].join('\n');
}
