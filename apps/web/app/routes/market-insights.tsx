import { investmentCards, marketContent, notableSales, spotlights, trendCards } from '@rivermark/content';
import { agentLine, identity } from '@rivermark/content/site';
import { BigFigure } from '../features/market/big-figure.tsx';
import { sameSource, sharedSource } from '../features/market/shared-source.ts';
import { TrendCard } from '../features/market/trend-card.tsx';
import { TrendTables } from '../features/market/trend-tables.tsx';
import { pictureOf } from '../picture-set.ts';
import { Plate } from '../plates/plate.tsx';
import { SpreadPlate } from '../plates/spread-figure.tsx';
import type { SiteRoute } from '../routes.ts';
import { Breadcrumbs } from '../shell/breadcrumbs.tsx';
import { FiguresSource } from '../ui/figures-source.tsx';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import '../shell/ask-spread.css';
import '../shell/page-head.css';
import '../ui/card.css';
import '../features/market/market.css';

const { headings } = marketContent;
const reportSubject = encodeURIComponent('Personalized market report');
const all = [...trendCards, ...notableSales, ...spotlights, ...investmentCards];
/** What most figures of the page come from is said once, above the first; the others say their own. */
const ofMost = sharedSource(all);

export function Page({ route }: { route: SiteRoute }) {
  return (
    <div className="market">
      <div className="page-head wrap">
        <Breadcrumbs trail={[['Home', '/'], ['Market Insights']]} />
        <div className="head">
          <h1 tabIndex={-1}>{route.meta.heading}</h1>
          <p className="lead">{marketContent.intro}</p>
        </div>
      </div>
      <section className="section wrap band" aria-labelledby="trends">
        <div className="head">
          <h2 id="trends">{headings.trends}</h2>
          {ofMost && <FiguresSource {...ofMost} forOthers={!all.every((one) => sameSource(one, ofMost))} />}
        </div>
        <div className="trend-cards">
          {trendCards.map((card) => (
            <TrendCard key={card.id} card={card} withSource={!sameSource(card, ofMost)} />
          ))}
        </div>
        <p className="footnote">Each chart has a scale of its own, from its lowest figure to its highest.</p>
        <TrendTables cards={trendCards} />
      </section>

      <section className="section wrap split market-sales" aria-labelledby="sales">
        <h2 id="sales">{headings.sales}</h2>
        <ul className="rules sales">
          {notableSales.map(({ neighborhood, neighborhoodSlug, price, type, days, ...dated }) => (
            <li className="sale" key={`${neighborhoodSlug} ${price} ${type}`}>
              <h3>
                <Link to={`/neighborhoods/${neighborhoodSlug}`}>{neighborhood}</Link>
              </h3>
              <p>{type}</p>
              <p className="price">{price}</p>
              <p>{`${days} days on market`}</p>
              {!sameSource(dated, ofMost) && <FiguresSource {...dated} />}
            </li>
          ))}
        </ul>
        <Plate
          name="georgian"
          sizes="(min-width: 60rem) 38vw, (min-width: 48rem) 45vw, (max-width: 40rem) 61vw, 92vw"
        />
      </section>

      <section className="section wrap" aria-labelledby="spotlight">
        <h2 id="spotlight">{headings.spotlight}</h2>
        <ul className="card-grid">
          {spotlights.map(({ name, slug, medianPrice, growth, highlight, ...dated }) => (
            <li key={slug} className="picture-card">
              <Picture
                className="four-by-three"
                picture={pictureOf(slug)}
                alt=""
                sizes="(min-width: 60rem) 30vw, (max-width: 40rem) 61vw, 92vw"
              />
              <h3>
                <Link to={`/neighborhoods/${slug}`}>{name}</Link>
              </h3>
              <p>{highlight}</p>
              <p className="picture-card-figure">
                {`Median condominium ${medianPrice}, ${growth} over a year`}
              </p>
              {!sameSource(dated, ofMost) && <FiguresSource {...dated} />}
            </li>
          ))}
        </ul>
      </section>

      <section className="section wrap" aria-labelledby="investment">
        <h2 id="investment">{headings.investment}</h2>
        <ul className="investment">
          {investmentCards.map(({ id, title, value, unit, description, ...dated }) => (
            <li key={id} className="investment-card">
              <h3 className="label">{title}</h3>
              <BigFigure value={value} unit={unit} />
              <div>
                <p>{description}</p>
                {!sameSource(dated, ofMost) && <FiguresSource {...dated} />}
              </div>
            </li>
          ))}
        </ul>
      </section>

      <section className="spread flip ask-spread band" aria-labelledby="report">
        <SpreadPlate name="loft" />
        <div className="stack">
          <h2 id="report">A report made for you</h2>
          <p className="lead">{marketContent.reportLine}</p>
          <a className="button button-primary" href={`mailto:${identity.email}?subject=${reportSubject}`}>
            {marketContent.reportLabel}
          </a>
          <p className="footnote">{agentLine}</p>
        </div>
      </section>
    </div>
  );
}
