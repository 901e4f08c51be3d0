import { expect, test } from 'vitest';
import { atDesk } from './at-desk.ts';
import { words } from './words-of.ts';

test('one person is one row with one history; a spouse is taken apart, two are joined, and both are undone', async () => {
  const { agent, page, enquire, pass } = await atDesk();
  const ada = await enquire();
  pass(60_000);
  const again = await enquire({ message: 'Is it sold?' });
  pass(60_000);
  const ben = await enquire({ from_name: 'Ben Brown', from_email: 'ben@visitor.example' });
  pass(60_000);
  await enquire({ from_name: 'Cal Oak', from_email: 'cal@visitor.example', phone: '904-555-0199' });
  const list = words(await page('/desk/enquiries'));
  expect(list).toMatch(/4 inquiries/);
  expect(list.match(/Ada Brown Message/g)).toHaveLength(1);
  expect(list).toMatch(/Ada Brown Message .*and 1 more/);
  expect(list).toContain('Ben Brown');
  // Each promise is listed separately.
  expect(words(await page('/desk'))).toContain('4 inquiries wait for you');

  await agent.post(`/desk/enquiries/${again}/note`, { text: 'Prefers evenings' });
  const own = words(await page(`/desk/enquiries/${ada}`));
  expect(own).toMatch(/What happened .*Your note \( message \) Prefers evenings/);
  expect(own).toMatch(/From the same person Ben Brown .*Another Person .*Ada Brown/);

  const to = `/desk/enquiries/${ada}`;
  const split = await agent.post(`/desk/enquiries/${ada}/person`, { other: ben, as: 'apart', to });
  const after = await page(String(split.headers.location));
  expect(words(after)).toMatch(/Ben Brown is another person now\. Undo/);
  expect(words(after)).toMatch(/From the same person Ada Brown .*Same household Ben Brown .*The Same Person/);
  expect(words(await page(`/desk/enquiries/${ben}`))).not.toContain('From the same person');
  const undone = await agent.post(`/desk/enquiries/${ada}/person`, {
    other: ben,
    as: 'derived',
    undo: 'yes',
    to,
  });
  expect(words(await page(String(undone.headers.location)))).toMatch(
    /Taken back\..*From the same person Ben/,
  );

  const found = words(await page(`/desk/enquiries/${ada}/join?q=cal`));
  expect(found).toMatch(/Cal Oak .*The Same Person/);
  const cal =
    /\/desk\/enquiries\/([0-9a-f-]{36})[^"]*">Cal Oak/.exec(await page('/desk/enquiries'))?.[1] ?? '';
  const joined = await agent.post(`/desk/enquiries/${ada}/person`, { other: cal, as: 'same', to });
  expect(words(await page(String(joined.headers.location)))).toMatch(
    /Cal Oak is the same person now\. Undo .*From the same person Cal Oak/,
  );
  expect(words(await page(`/desk/enquiries/${cal}`))).toContain('Ben Brown');
});

test('a search finds a home by the name that the site has for it', async () => {
  const { page, enquire, server } = await atDesk();
  const home = server.content().homes.find(({ name }) => name.includes('Tudor')) ?? server.content().homes[0];
  await enquire({ page: `/properties/${home?.id}` });
  await enquire({ from_name: 'Ben Oak', page: '/faq' });
  const search = encodeURIComponent(
    `${home?.neighborhoodName} ${home?.name.split(' ').at(-1)}`.toLowerCase(),
  );
  const found = words(await page(`/desk/enquiries?q=${search}`));
  expect(found).toContain('Ada Brown');
  expect(found).not.toContain('Ben Oak');
});
