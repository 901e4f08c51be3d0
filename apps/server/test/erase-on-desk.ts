import type { signIn } from './sign-in.ts';

type Browser = Awaited<ReturnType<typeof signIn>>;

/** The lines of the page that are checked, as its form sends them. */
export function checkedIn(page: string) {
  const values = (name: string) =>
    [...page.matchAll(new RegExp(`name="${name}" value="([^"]+)" checked`, 'g'))].map(([, id]) => id ?? '');
  return {
    enquiry: values('enquiry'),
    submission: values('submission'),
    subscription: values('subscription'),
  };
}

/** Looks for a person on the desk and erases the lines that the page has checked. */
export async function eraseOnDesk({ post }: Browser, sought: { email?: string; phone?: string }) {
  const page = await post('/desk/data/erase', sought);
  return post('/desk/data/erased', { ...sought, ...checkedIn(page.body), sure: 'yes' });
}
