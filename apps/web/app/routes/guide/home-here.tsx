import {
  ageNote,
  countHomesIn,
  type Home,
  type Neighborhood,
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
import { pictureOf } from '../../site/pictures.ts';
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
}

const SeeFor = ({ name }: { name: string }) => <h2 id="see">{`See ${name} for yourself`}</h2>;

/** How a showing goes, and what comes before it. */
function HowItGoes() {
  const { asksForBuyerAgreement } = useContent();
  return (
    <p className="footnote">
      In person or by live video.
      {asksForBuyerAgreement &&
        ' A written buyer agreement is needed before a tour; I send it for you to read first.'}
    </p>
  );
}

/** Leads to the list of homes in a place, where it has more than are named here. */
function AllHomes({ slug, name, named }: { slug: string; name: string; named: number }) {
  const count = countHomesIn(useContent(), slug);
  return (
    count > named && (
      <p>
        <a href={`/properties/in/${slug}`}>
          {count === 1 ? `The home in ${name}` : `All ${count} homes in ${name}`}
        </a>
      </p>
    )
  );
}

/** A place without a home in the carousel: words alone. */
const AskForPlace = ({ slug, name }: Pick<Neighborhood, 'slug' | 'name'>) => (
  <section className="ask-spread see-place band wrap" aria-labelledby="see">
    <div className="split">
      <div className="stack">
        <SeeFor name={name} />
        <p className="lead">I show any home that is for sale here, whoever lists it.</p>
      </div>
      <div className="stack">
        <EnquiryTrigger kind="showing" place={name} events={[{ action: 'property_interest', label: slug }]}>
          Request a Showing
        </EnquiryTrigger>
        <HowItGoes />
        <AllHomes slug={slug} name={name} named={0} />
        <Contact />
      </div>
    </div>
  </section>
);

/** 'See Ortega for yourself': a home for sale there beside its picture, or whom to ask. */
export function HomeHere({ neighborhood: { slug, name }, homes }: HomeHereProps) {
  const [home, ...others] = homes;
  if (!home) return <AskForPlace slug={slug} name={name} />;
  return (
    <section className="spread flip ask-spread see-place band" aria-labelledby="see">
      <Seen home={home} />
      <div className="stack">
        <SeeFor name={name} />
        <Feature home={home} />
        <AskForHome home={home} />
        <HowItGoes />
        {others.length > 0 && <Others homes={others} />}
        <AllHomes slug={slug} name={name} named={homes.length} />
        <Contact />
      </div>
    </section>
  );
}
