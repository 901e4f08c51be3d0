import {
  ageNote,
  countHomesIn,
  type Home,
  type Neighborhood,
  type PlateName,
  plateAlt,
  plateCaption,
  priceInWords,
  priceLine,
  statusLabels,
  unitOf,
  withCommas,
} from '@rivermark/content';
import { AskForHome } from '../../features/enquiry-forms/ask-for-home.tsx';
import { EnquiryTrigger } from '../../features/enquiry-forms/enquiry-trigger.tsx';
import { homePath } from '../../homes/home-view.ts';
import { RiverMark } from '../../locator/river-mark.tsx';
import { SpreadFigure, spreadSizes } from '../../plates/spread-figure.tsx';
import { Contact } from '../../shell/contact.tsx';
import { pictureOf, plateOf } from '../../site/pictures.ts';
import { useContent, useSite } from '../../site/site.tsx';
import { monthInWords } from '../../ui/month-in-words.ts';
import { Picture } from '../../ui/picture.tsx';
import '../../shell/ask-spread.css';

/** A home's picture; while that is drawn, it says so. */
function Seen({ home: { id, name, imageAlt } }: { home: Home }) {
  const picture = pictureOf(useSite(), id);
  return (
    <SpreadFigure caption={picture.illustration ? `${name}. Illustration.` : undefined}>
      <Picture picture={picture} alt={imageAlt} sizes={spreadSizes} />
    </SpreadFigure>
  );
}

/** The elevation of a house of the kind that stands there; the caption names no other place. */
function HouseOfItsKind({ plate, place }: { plate: PlateName; place: string }) {
  const site = useSite();
  const caption = plateCaption(plate);
  return (
    <SpreadFigure caption={caption.includes(place) ? caption : plateCaption(plate, 'without place')} inked>
      <Picture picture={plateOf(site, plate)} alt={plateAlt(plate)} sizes={spreadSizes} />
    </SpreadFigure>
  );
}

/** A home for sale in a neighborhood, or the last that was: name, price and facts. */
function Feature({ home }: { home: Home }) {
  const { id, name, address, status, beds, baths, squareFeet, river } = home;
  const label = statusLabels[status];
  const price = priceInWords(home);
  const [open] = home.openHouses;
  const said = [
    label,
    `${beds} ${unitOf(beds, 'bed')}`,
    `${baths} ${unitOf(baths, 'bath')}`,
    squareFeet !== undefined && `${withCommas(squareFeet)} sq ft`,
  ];
  return (
    <div className="home-here">
      <h3>
        <a href={homePath(id)}>{name}</a>
      </h3>
      <RiverMark words={river.long} />
      {price !== label && <p className="price">{price}</p>}
      {open && <p className="label">{open.label}</p>}
      <p className="footnote">
        {said.filter(Boolean).join(' · ')}
        <br />
        {address}
        {home.old && ` · ${ageNote(monthInWords(home.asOf))}`}
      </p>
    </div>
  );
}

/** The others, a line each. */
function Others({ homes }: { homes: readonly Home[] }) {
  return (
    <ul className="rules home-others">
      {homes.map((home) => (
        <li key={home.id}>
          <a href={homePath(home.id)}>{home.name}</a>
          <span>{priceLine(home)}</span>
        </li>
      ))}
    </ul>
  );
}

interface HomeHereProps {
  readonly neighborhood: Neighborhood;
  /** Those of the carousel that lie here, what is on offer first. */
  readonly homes: readonly Home[];
  /** Stands where there is none. */
  readonly plate: PlateName;
}

/** 'See Ortega for yourself': a home for sale there beside its picture, or else a plate. */
export function HomeHere({ neighborhood: { slug, name }, homes, plate }: HomeHereProps) {
  const [home, ...others] = homes;
  const content = useContent();
  const count = countHomesIn(content, slug);
  return (
    <section className="spread flip ask-spread see-place band" aria-labelledby="see">
      {home ? <Seen home={home} /> : <HouseOfItsKind plate={plate} place={name} />}
      <div className="stack">
        <h2 id="see">{`See ${name} for yourself`}</h2>
        {home ? (
          <Feature home={home} />
        ) : (
          <p className="lead">I show any home that is for sale here, whoever lists it.</p>
        )}
        {home ? (
          <AskForHome home={home} />
        ) : (
          <EnquiryTrigger kind="showing" place={name} events={[{ action: 'property_interest', label: slug }]}>
            Request a Showing
          </EnquiryTrigger>
        )}
        <p className="footnote">
          In person or by live video.
          {content.asksForBuyerAgreement &&
            ' A written buyer agreement is needed before a tour; I send it for you to read first.'}
        </p>
        {others.length > 0 && <Others homes={others} />}
        {count > homes.length && (
          <p>
            <a href={`/properties/in/${slug}`}>
              {count === 1 ? `The home in ${name}` : `All ${count} homes in ${name}`}
            </a>
          </p>
        )}
        <Contact />
      </div>
    </section>
  );
}
