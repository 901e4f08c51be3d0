import { neighborhoods, quizContent } from '@rivermark/content';
import { Link } from 'react-router';
import type { SiteRoute } from '../routes.ts';
import { PlainPage } from '../shell/plain-page.tsx';

export function Page({ route }: { route: SiteRoute }) {
  return (
    <PlainPage
      heading={route.meta.heading}
      intro="The quiz is being written. Until then, the twelve guides say what each place is like."
    >
      <ul className="plain-list">
        {neighborhoods.map(({ slug, name, description }) => (
          <li key={slug}>
            <Link to={`/neighborhoods/${slug}`}>{name}</Link>: {description}
          </li>
        ))}
      </ul>
      <p className="footnote">{quizContent.notice}</p>
    </PlainPage>
  );
}
