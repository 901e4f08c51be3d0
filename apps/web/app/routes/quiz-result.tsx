import { quizContent, quizResults } from '@rivermark/content';
import { Link } from 'react-router';
import type { SiteRoute } from '../routes.ts';
import { PlainPage } from '../shell/plain-page.tsx';

export function Page({ route }: { route: SiteRoute }) {
  const result = Object.values(quizResults).find(({ style }) => route.path.endsWith(`/${style}`));
  if (!result) throw new Error(`${route.path} is no quiz result`);
  return (
    <PlainPage heading={result.title} intro={result.summary}>
      <dl className="buildings">
        {result.matches.map(({ name, slug, reason }) => (
          <div key={name}>
            <dt>{slug ? <Link to={`/neighborhoods/${slug}`}>{name}</Link> : name}</dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
      <p className="footnote">{quizContent.notice}</p>
    </PlainPage>
  );
}
