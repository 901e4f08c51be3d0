import { agentLine } from '@rivermark/content';
import { BigFigure } from '../features/market/big-figure.tsx';
import { SectionHead } from '../features/market/section-head.tsx';
import { sameSource, sharedSource } from '../features/market/shared-source.ts';
import { TrendCard } from '../features/market/trend-card.tsx';
import { TrendTables } from '../features/market/trend-tables.tsx';
import { NumberedPlate } from '../plates/numbered-plate.tsx';
import { PlatePoints } from '../plates/plate-points.tsx';
import type { SiteRoute } from '../routes.ts';
import { Breadcrumbs } from '../shell/breadcrumbs.tsx';
import { pictureOf } from '../site/pictures.ts';
import { useSite } from '../site/site.tsx';
import { FiguresSource, sourceInWords } from '../ui/figures-source.tsx';
import { Picture } from '../ui/picture.tsx';
import '../shell/ask-band.css';
import '../shell/page-head.css';
import '../ui/card.css';
import '../features/market/market.css';

const reportSubject = encodeURIComponent('Personalized market report');

export function Page({ route }: { route: SiteRoute }) {
  const site = useSite();
  const { identity, market } = site.content;
  const { reportPlate } = market;
  const points = (reportPlate?.points ?? []).map((one, at) => ({ ...one, number: at + 1 }));
  const { headings, trends, sales, spotlights, investment } = market;
  // The page names the source of most figures once, a section its own only where that is another.
  const dated = [...trends, ...sales, ...spotlights, ...investment];
  const ofPage = sharedSource(dated);
  const pageNote =
    ofPage && sourceInWords({ ...ofPage, forOthers: !dated.every((one) => sameSource(one, ofPage)) });
  const ofMost = {
    trends: sharedSource(trends),
    sales: sharedSource(sales),
    spotlight: sharedSource(spotlights),
    investment: sharedSource(investment),
  };
  return (
    <div className="market">
      <div className="page-head wrap">
        <Breadcrumbs trail={[['Home', '/'], ['Market Insights']]} />
        <div className="head">
          <h1 tabIndex={-1}>{route.meta.heading}</h1>
          <p className="lead">{market.intro}</p>
        </div>
      </div>
      <section className="section wrap band" aria-labelledby="trends">
        <SectionHead
          id="trends"
          heading={headings.trends}
          dated={trends}
          ofPage={ofPage}
          note={[
            pageNote && `For the whole page: ${pageNote}`,
            'Each chart has its own scale, from its lowest figure to its highest.',
          ]
            .filter(Boolean)
            .join(' ')}
        />
        <div className="trend-cards">
          {trends.map((card) => (
            <TrendCard key={card.id} card={card} withSource={!sameSource(card, ofMost.trends)} />
          ))}
        </div>
        <TrendTables cards={trends} />
      </section>

      <section className="section wrap" aria-labelledby="sales">
        <SectionHead id="sales" heading={headings.sales} dated={sales} ofPage={ofPage} />
        <ul className="rules twin sales">
          {sales.map(({ neighborhood, neighborhoodSlug, price, type, days, ...dated }) => (
            <li className="sale" key={`${neighborhoodSlug} ${price} ${type}`}>
              <h3>
                <a href={`/neighborhoods/${neighborhoodSlug}`}>{neighborhood}</a>
              </h3>
              <p>{type}</p>
              <p className="price">{price}</p>
              <p>{`${days} days on market`}</p>
              {!sameSource(dated, ofMost.sales) && <FiguresSource {...dated} />}
            </li>
          ))}
        </ul>
      </section>

      <section className="section wrap" aria-labelledby="spotlight">
        <SectionHead id="spotlight" heading={headings.spotlight} dated={spotlights} ofPage={ofPage} />
        <ul className="card-grid">
          {spotlights.map(({ name, slug, medianPrice, growth, highlight, ...dated }) => (
            <li key={slug} className="picture-card">
              <Picture
                className="four-by-three"
                picture={pictureOf(site, slug)}
                alt=""
                sizes="(min-width: 60rem) 30vw, (max-width: 40rem) 61vw, 92vw"
              />
              <h3>
                <a href={`/neighborhoods/${slug}`}>{name}</a>
              </h3>
              <p>{highlight}</p>
              <p className="picture-card-figure">
                {`Median condominium ${medianPrice}, ${growth} over a year`}
              </p>
              {!sameSource(dated, ofMost.spotlight) && <FiguresSource {...dated} />}
            </li>
          ))}
        </ul>
      </section>

      <section className="section wrap" aria-labelledby="investment">
        <SectionHead id="investment" heading={headings.investment} dated={investment} ofPage={ofPage} />
        <ul className="investment">
          {investment.map(({ id, title, value, unit, description, ...dated }) => (
            <li key={id} className="investment-card">
              <h3 className="label">{title}</h3>
              <BigFigure value={value} unit={unit} />
              <div>
                <p>{description}</p>
                {!sameSource(dated, ofMost.investment) && <FiguresSource {...dated} />}
              </div>
            </li>
          ))}
        </ul>
      </section>

      <section className="section wrap band split ask-band" aria-labelledby="report">
        {reportPlate && (
          <NumberedPlate
            name={reportPlate.name}
            points={points}
            sizes="(min-width: 60rem) 54vw, (max-width: 40rem) 61vw, 92vw"
          />
        )}
        <div className="stack">
          <h2 id="report">A report made for you</h2>
          <p className="lead">{market.reportLine}</p>
          {points.length > 0 && <PlatePoints rows={points.map((one) => ({ ...one, isDrawn: true }))} />}
          <a className="button button-primary" href={`mailto:${identity.email}?subject=${reportSubject}`}>
            {market.reportLabel}
          </a>
          <p className="footnote">{agentLine(identity)}</p>
        </div>
      </section>
    </div>
  );
}
