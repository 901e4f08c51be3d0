import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';

export function Page() {
  const { pathname } = useLocation();
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the missing path is logged, as promised
    console.warn('404: no page at', pathname);
  }, [pathname]);
  return (
    <div className="plain-page wrap">
      <h1 tabIndex={-1}>Oops! Page not found</h1>
      <p>
        <Link className="button button-primary" to="/">
          Return to Home
        </Link>
      </p>
    </div>
  );
}
