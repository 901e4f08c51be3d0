import { investmentCards, marketContent, notableSales, spotlights, trendCards } from '@rivermark/content';
import { identity } from '@rivermark/content/site';
import { Link } from 'react-router';
import { TrendCard } from '../features/market/trend-card.tsx';
import { pictureOf } from '../picture-set.ts';
import type { SiteRoute } from '../routes.ts';
import { Breadcrumbs } from '../shell/breadcrumbs.tsx';
import { Contact } from '../shell/contact.tsx';
import { FiguresSource } from '../ui/figures-source.tsx';
import { Picture } from '../ui/picture.tsx';
import '../ui/card.css';

const { headings } = marketContent;
const reportSubject = encodeURIComponent('Personalized market report');

export function Page({ route }: { route: SiteRoute }) {
  return (
    <div className="page wrap">
      <div className="market-start">
        <Breadcrumbs trail={[['Home', '/'], ['Market Insights']]} />
        <h1 tabIndex={-1}>{route.meta.heading}</h1>
        <p className="lead">{marketContent.intro}</p>
      </div>
      <section aria-labelledby="trends">
        <h2 id="trends" className="visually-hidden">
          Market trends
        </h2>
        <div className="trend-cards">
          {trendCards.map((card) => (
            <TrendCard key={card.id} card={card} />
          ))}
        </div>
      </section>

      <section className="page-section" aria-labelledby="sales">
        <h2 id="sales">{headings.sales}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard */}
        <section className="table-scroll" aria-label="Table of sales" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Neighborhood</th>
                <th scope="col">Home</th>
                <th scope="col">Price</th>
                <th scope="col">Days on market</th>
              </tr>
            </thead>
            <tbody>
              {notableSales.map(({ neighborhood, neighborhoodSlug, price, type, days }) => (
                <tr key={`${neighborhoodSlug} ${price} ${type}`}>
                  <th scope="row">
                    <Link to={`/neighborhoods/${neighborhoodSlug}`}>{neighborhood}</Link>
                  </th>
                  <td>{type}</td>
                  <td>{price}</td>
                  <td>{days}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        {notableSales[0] && <FiguresSource {...notableSales[0]} />}
      </section>

      <section className="page-section" aria-labelledby="spotlight">
        <h2 id="spotlight">{headings.spotlight}</h2>
        <ul className="card-grid">
          {spotlights.map(({ name, slug, medianPrice, growth, highlight, ...dated }) => (
            <li key={slug} className="picture-card">
              <Picture
                className="four-by-three"
                picture={pictureOf(slug)}
                alt=""
                sizes="(min-width: 64rem) 23rem, (max-width: 40rem) 61vw, 92vw"
              />
              <h3>
                <Link to={`/neighborhoods/${slug}`}>{name}</Link>
              </h3>
              <p className="picture-card-figure">
                Condos: {medianPrice} median · {growth}
              </p>
              <p>{highlight}</p>
              <FiguresSource {...dated} />
            </li>
          ))}
        </ul>
      </section>

      <section className="page-section" aria-labelledby="investment">
        <h2 id="investment">{headings.investment}</h2>
        <ul className="card-grid">
          {investmentCards.map(({ id, title, value, unit, description, ...dated }) => (
            <li key={id} className="lead-card">
              <h3>{title}</h3>
              <div>
                <p className="trend-value">{value}</p>
                <p>{unit}</p>
                <p>{description}</p>
              </div>
              <FiguresSource {...dated} />
            </li>
          ))}
        </ul>
      </section>

      <section className="page-section" aria-labelledby="report">
        <h2 id="report">A report made for you</h2>
        <p>{marketContent.reportLine}</p>
        <p>
          <a className="button button-primary" href={`mailto:${identity.email}?subject=${reportSubject}`}>
            {marketContent.reportLabel}
          </a>
        </p>
        <Contact />
        <p className="footnote">{marketContent.sampleNote}</p>
      </section>
    </div>
  );
}
