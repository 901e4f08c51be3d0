import type { SiteRoute } from '../routes.ts';
import { Contact } from '../shell/contact.tsx';
import { PlainPage } from '../shell/plain-page.tsx';

export function Page({ route }: { route: SiteRoute }) {
  return (
    <PlainPage
      heading={route.meta.heading}
      intro="Documents cannot be sent through this page yet. Please do not send identification or bank statements by e-mail; call or write, and we will agree on a safe way."
    >
      <Contact />
    </PlainPage>
  );
}
