import { marketContent, trendCards } from '@rivermark/content';
import type { SiteRoute } from '../routes.ts';
import { monthInWords } from '../shell/month-in-words.ts';
import { PlainPage } from '../shell/plain-page.tsx';

export function Page({ route }: { route: SiteRoute }) {
  return (
    <PlainPage
      heading={route.meta.heading}
      intro={marketContent.intro}
      trail={[['Home', '/'], ['Market Insights']]}
    >
      <dl className="figures">
        {trendCards.map(({ title, value, change }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              {value} <small>{change}</small>
            </dd>
          </div>
        ))}
      </dl>
      <p className="footnote">
        {trendCards[0] && `${monthInWords(trendCards[0].asOf)}. `}
        {marketContent.sampleNote}
      </p>
    </PlainPage>
  );
}
