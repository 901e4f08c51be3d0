import { generateKeyPairSync } from 'node:crypto';
import { fixtureContent } from '@rivermark/content/fixtures';
import { momentInJacksonville } from '@rivermark/contracts/jacksonville-moment';
import { type MailServer, startMailServer } from '@rivermark/testkit/mail-server';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { createTransport } from 'nodemailer';
import { expect, onTestFinished, test } from 'vitest';
import { MailError } from '../src/mail/transport.ts';
import { composeMail, mailDelivery } from '../src/notify/compose-mail.ts';
import { allowanceOf } from '../src/outbox/allowance.ts';
import { NothingToSay } from '../src/outbox/delivery-error.ts';
import { addReaders } from './add-readers.ts';
import { atDesk, START } from './at-desk.ts';
import { postDesk } from './sign-in.ts';
import { words } from './words-of.ts';

const bungalow = 'riverside-bungalow';
const PICTURE = Buffer.from('ffd8ffe000104a46', 'hex');

/** The desk of a site whose homes the test changes as a publish does. */
async function withHomes(env: Readonly<Record<string, string>> = {}) {
  let content = fixtureContent();
  const desk = await atDesk(
    { PUBLIC_URL: 'http://localhost:3000', ...env },
    { content: () => content, pictureOfHome: async () => PICTURE },
  );
  const letters = () => desk.db.selectFrom('letter').selectAll().orderBy('proposed_at').execute();
  await desk.page('/desk/letters');
  return {
    ...desk,
    letters,
    /** Changes a home, and looks as the job does. Resolves with the proposed letters. */
    async publish(id: string, change: Partial<(typeof content.homes)[number]> | 'gone') {
      const homes = content.homes.flatMap((home) =>
        home.id !== id ? home : change === 'gone' ? [] : { ...home, ...change },
      );
      content = { ...content, homes };
      await desk.page('/desk/letters');
      return (await letters()).filter(({ state }) => state === 'proposed');
    },
    set: (change: Partial<typeof content>) => {
      content = { ...content, ...change };
    },
    /** Leaves the letters alone in the outbox, so that the mail server meets no other mail. */
    onlyLetters: () => desk.db.deleteFrom('outbox').where('template', '!=', 'home-letter').execute(),
    home: (id = bungalow) => {
      const home = content.homes.find((one) => one.id === id);
      if (!home) throw new Error(`There is no ${id}`);
      return home;
    },
    mails: () => desk.db.selectFrom('outbox').selectAll().where('template', '=', 'home-letter').execute(),
  };
}

test('a published, reduced or reopened home proposes one letter, and none leaves by itself', async () => {
  const desk = await withHomes();
  expect(await desk.letters()).toEqual([]);
  const home = desk.home();
  const price = home.price ?? 0;
  expect(await desk.publish(bungalow, { price: price + 10_000 })).toEqual([]);
  expect(await desk.publish(bungalow, { price })).toMatchObject([
    {
      kind: 'reduced',
      was_price: price + 10_000,
      subject: `Price reduced: ${home.name} in ${home.neighborhoodName}`,
    },
  ]);
  expect(await desk.publish(bungalow, { status: 'under-contract' })).toEqual([]);
  expect(await desk.publish(bungalow, { status: 'for-sale' })).toMatchObject([{ kind: 'reopened' }]);
  expect(await desk.publish(bungalow, 'gone')).toEqual([]);
  desk.set({ homes: [...fixtureContent().homes, { ...home, id: 'new-home', name: 'New Home' }] });
  await desk.server.scheduler.runDue();
  expect((await desk.letters()).map(({ home: of, kind }) => [of, kind]).sort()).toEqual([
    ['new-home', 'new'],
    [bungalow, 'reopened'],
  ]);
  expect(words(await desk.page('/desk/site'))).toContain('Letters to look at');
  expect(await desk.mails()).toEqual([]);
});

test('an open house proposes a letter that names it, until it is over', async () => {
  const desk = await withHomes();
  const { name, neighborhoodName } = desk.home();
  const first = { date: '2026-02-01', from: '13:00', to: '15:00', label: 'Open Sunday 1–3 PM' };
  const second = { ...first, date: '2026-02-08' };
  const [one, two] = [
    { ...first, words: 'Sunday, February 1, 1–3 PM' },
    { ...second, words: 'Sunday, February 8, 1–3 PM' },
  ];
  expect(await desk.publish(bungalow, { openHouses: [one, two] })).toMatchObject([
    {
      kind: 'open-house',
      subject: `Open house ${one.words}: ${name} in ${neighborhoodName}`,
      words: expect.stringContaining(`is open to visit on ${one.words}, and on ${two.words}.`),
    },
  ]);
  // Its words are no reason for another letter.
  expect(await desk.publish(bungalow, { openHouses: [{ ...one, label: 'Open today 1–3 PM' }, two] })).toEqual(
    await desk.letters(),
  );
  // Once the first is over, the letter names the second alone.
  const [left, ...others] = await desk.publish(bungalow, { openHouses: [two] });
  expect([left?.subject, others]).toEqual([`Open house ${two.words}: ${name} in ${neighborhoodName}`, []]);
  expect(await desk.publish(bungalow, { openHouses: [] })).toEqual([]);
});

test('a letter that waited until the open house is over does not leave, though pages show it until midnight', async () => {
  const desk = await withHomes();
  await addReaders(desk.db, ['ada@visitor.example']);
  const date = new Date(START).toISOString().slice(0, 10);
  const today = { date, from: '23:00', to: '23:30', words: 'today, 11–11:30 PM', label: '' };
  const [letter] = await desk.publish(bungalow, { openHouses: [today] });
  const send = () => desk.agent.post(`/desk/letters/${letter?.id}/send`, { marketed: 'yes' });
  const over = momentInJacksonville(date, '23:30');
  desk.pass(over - START);
  const refused = await send();
  expect([refused.statusCode, words(refused.body).includes('This open house is over.')]).toEqual([422, true]);
  desk.pass(START - over);
  await send();
  desk.pass(over - START);
  const [mail] = await desk.mails();
  if (!mail) throw new Error('There is no letter');
  await expect(composeMail(desk.server)(mail)).rejects.toBeInstanceOf(NothingToSay);
});

test('the desk shows a number, the words and the look, and asks once for the right to market the home', async () => {
  const desk = await withHomes();
  const home = desk.home();
  await addReaders(desk.db, ['ada@visitor.example', 'ben@visitor.example'], { in: [home.neighborhood] });
  await addReaders(desk.db, ['cy@visitor.example'], { in: ['nocatee'] });
  const [letter] = await desk.publish(bungalow, { price: (home.price ?? 0) - 5000 });
  const address = `/desk/letters/${letter?.id}`;
  const page = await desk.page(address);
  expect(words(page)).toContain('2 people would get this letter');
  expect(page.indexOf('ada@visitor.example')).toBeGreaterThan(page.indexOf('<details><summary>Show who'));
  await desk.agent.post(address, { subject: 'For  you', words: 'Hello <you>.\r\n\r\nSee it soon.' });
  const dark = await desk.agent.get(`${address}/look?dark`);
  expect(dark.body).toContain('<p class="text"');
  expect(dark.body).toContain('Hello &lt;you&gt;.');
  expect(dark.body).toContain('@media all{');
  expect((await desk.agent.get(`${address}/look`)).body).toContain('@media not all{');
  expect((await desk.app.inject({ url: `${address}/look` })).body).not.toContain('Hello');

  const refused = await desk.agent.post(`${address}/send`);
  expect(refused.statusCode).toBe(422);
  expect(words(refused.body)).toContain('Check the box to say that this home may be publicly marketed.');
  expect(await desk.mails()).toEqual([]);
  // What stands in the fields is what leaves. Two taps, or two devices.
  const written = { subject: 'For you, again', words: 'Come soon.' };
  const [sent, again] = await Promise.all([
    desk.agent.post(`${address}/send`, { ...written, marketed: 'yes' }),
    desk.agent.post(`${address}/send`, { ...written, marketed: 'yes' }),
  ]);
  for (const { headers } of [sent, again]) expect(headers.location).toBe('/desk/letters?sent=2');
  expect(await desk.mails()).toHaveLength(2);
  expect(await desk.letters()).toMatchObject([{ ...written, state: 'sent' }]);
  expect((await desk.agent.get(address)).headers.location).toBe('/desk/letters?gone');
  expect(words(await desk.page('/desk/letters?gone'))).toContain('That letter was decided before');
  expect(words(await desk.page('/desk/letters?sent=2'))).toContain('The letter is on its way to 2 people.');
  const [next] = await desk.publish(bungalow, { price: (home.price ?? 0) - 9000 });
  expect(await desk.page(`/desk/letters/${next?.id}`)).not.toContain('name="marketed"');
  await desk.agent.post(`/desk/letters/${next?.id}/leave`);
  expect(words(await desk.page('/desk/letters'))).toContain('Left unsent');
});

test('no letter starts without brokerage, license and postal address', async () => {
  const desk = await withHomes();
  await addReaders(desk.db, ['ada@visitor.example']);
  const [letter] = await desk.publish(bungalow, { price: 1000 });
  const { identity } = fixtureContent();
  desk.set({
    identity: { ...identity, licenseNumber: ' ', officeAddress: { ...identity.officeAddress, street: '' } },
  });
  const address = `/desk/letters/${letter?.id}`;
  const said = 'Letters need the license number and the postal address.';
  expect(words(await desk.page(address))).toContain(said);
  const refused = await desk.agent.post(`${address}/send`, { marketed: 'yes' });
  expect([refused.statusCode, words(refused.body).includes(said)]).toEqual([422, true]);
  expect(await desk.mails()).toEqual([]);
});

test('letters leave by SMTP with a picture and one-click headers; a bounce and an end stop them', async () => {
  const smtp = await startMailServer();
  onTestFinished(() => smtp.stop());
  smtp.behave((offer) =>
    offer === 1 ? { at: 'recipient', code: 550, says: '5.1.1 <gone@visitor.example> nobody here' } : 'accept',
  );
  const desk = await withHomes({ SMTP_URL: smtp.url });
  await addReaders(desk.db, ['gone@visitor.example', 'ada@visitor.example', 'ends@visitor.example']);
  const [letter] = await desk.publish(bungalow, { price: 1000 });
  await desk.agent.post(`/desk/letters/${letter?.id}/send`, { marketed: 'yes' });
  const rows = () => desk.db.selectFrom('letter_subscription').selectAll().orderBy('confirmed_at').execute();
  const ends = (await rows()).find(({ email }) => email.startsWith('ends'));
  await postDesk(desk.app, `/letters/${ends?.secret}/end`);
  await desk.onlyLetters();
  desk.server.outboxWorker.start();
  await waitUntil('letters', async () =>
    (await desk.mails()).every(({ state }) => !['pending', 'sending'].includes(state)),
  );
  const states = (await desk.mails()).map(({ state }) => state).sort();
  expect(states).toEqual(['dropped', 'refused', 'sent']);
  const letters = smtp.received.filter(({ mail }) => mail.subject?.startsWith('Price reduced'));
  expect(letters).toHaveLength(1);
  const [got] = letters;
  const ada = (await rows()).find(({ email }) => email !== '');
  expect(got?.recipients).toEqual([ada?.email]);
  const headers = Object.fromEntries((got?.mail.headers ?? []).map(({ key, value }) => [key, value]));
  expect(headers).toMatchObject({
    'list-unsubscribe': `<http://localhost:3000/letters/${ada?.secret}/end>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
  expect(got?.mail.attachments).toMatchObject([{ mimeType: 'image/jpeg', contentId: '<home>' }]);
  const { identity } = fixtureContent();
  for (const part of [got?.mail.html ?? '', got?.mail.text ?? '']) {
    for (const needed of [identity.brokerageName, identity.licenseNumber, identity.officeAddress.street])
      expect(part).toContain(needed);
    expect(part).toContain(`http://localhost:3000/letters/${ada?.secret}`);
    expect(part).toContain('http://localhost:3000/properties/riverside-bungalow');
  }
  expect((await rows()).map(({ ended_by }) => ended_by).sort()).toEqual(['bounce', 'reader', null].sort());
  expect(words(await desk.page('/desk/letters'))).toContain('1 person got it, 2 not delivered');
});

/** What RFC 8058 wants signed, besides the headers that every mail service signs. */
const ONE_CLICK = ['List-Unsubscribe', 'List-Unsubscribe-Post'];

/** Passes a mail on to another server, signed as a mail service signs it. */
async function passOn(raw: Buffer, to: MailServer, privateKey: string): Promise<Buffer> {
  const service = createTransport({
    host: '127.0.0.1',
    port: to.port,
    dkim: {
      domainName: 'service.example',
      keySelector: 'key1',
      privateKey,
      headerFieldNames: ['From', 'To', 'Subject', 'Date', 'Message-ID', ...ONE_CLICK].join(':'),
    },
  });
  await service.sendMail({ raw, envelope: { from: 'bounces@service.example', to: ['ada@visitor.example'] } });
  service.close();
  return (await to.waitForMail(() => true)).raw;
}

test('a letter keeps the signature of a mail service, which covers the one-click headers', async () => {
  const [service, mailbox] = await Promise.all([startMailServer(), startMailServer()]);
  onTestFinished(() => Promise.all([service.stop(), mailbox.stop()]).then(() => undefined));
  const desk = await withHomes({ SMTP_URL: service.url });
  await addReaders(desk.db, ['ada@visitor.example']);
  const [letter] = await desk.publish(bungalow, { price: 1000 });
  const words = `Señora Núñez’s house. ${'A very long paragraph. '.repeat(60)}`;
  await desk.agent.post(`/desk/letters/${letter?.id}`, { subject: 'For you, señor', words });
  await desk.agent.post(`/desk/letters/${letter?.id}/send`, { marketed: 'yes' });
  await desk.onlyLetters();
  desk.server.outboxWorker.start();
  const { raw } = await service.waitForMail(() => true);
  // A server that has to change lines or letters breaks the signature.
  for (const line of raw.toString('latin1').split('\r\n')) expect(line).toMatch(/^[\t -~]{0,998}$/);

  const key = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const record = `v=DKIM1; k=rsa; p=${key.publicKey.toString('base64')}`;
  const signed = (await passOn(raw, mailbox, key.privateKey)).toString('latin1');
  /** The verdict on the one signature, and the headers that it covers. */
  const verify = async (mail: string) => {
    const { results } = await dkimVerify(Buffer.from(mail, 'latin1'), { resolver: async () => [[record]] });
    expect(results).toHaveLength(1);
    const [{ status, signingHeaders } = {}] = results;
    return { verdict: status?.result, covered: signingHeaders?.keys ?? '' };
  };
  const { verdict, covered } = await verify(signed);
  expect(verdict).toBe('pass');
  for (const name of ONE_CLICK) expect(covered.split(': ')).toContain(name);
  // Somebody on the way turns the button against another reader, or takes it away.
  const changes = [
    signed.replace(/(\/letters\/)[^/]+(\/end>)/, '$1another$2'),
    signed.replace(/List-Unsubscribe-Post: [^\r]+\r\n/, ''),
    signed.replace('paragraph.', 'sentence.'),
  ];
  for (const changed of changes) {
    expect(changed).not.toBe(signed);
    expect((await verify(changed)).verdict).not.toBe('pass');
  }
});

test('a letter whose claim has passed on, and one whose answer is lost, leave once', async () => {
  const smtp = await startMailServer();
  onTestFinished(() => smtp.stop());
  const desk = await withHomes({ SMTP_URL: smtp.url });
  await addReaders(desk.db, ['ada@visitor.example']);
  const [letter] = await desk.publish(bungalow, { price: 1000 });
  await desk.agent.post(`/desk/letters/${letter?.id}/send`, { marketed: 'yes' });
  const [row] = await desk.mails();
  if (!row) throw new Error('There is no letter');
  const deliver = mailDelivery(desk.server, desk.server.transport);
  const lost = async () => {
    throw new Error('another process has it');
  };
  await expect(deliver(row, lost)).rejects.toBeInstanceOf(MailError);
  expect(smtp.received).toEqual([]);
  smtp.behave(() => 'keep-and-disconnect');
  await desk.onlyLetters();
  desk.server.outboxWorker.start();
  await waitUntil('the letter', async () => (await desk.mails())[0]?.state === 'sent');
  expect(smtp.received.filter(({ recipients }) => recipients[0] === 'ada@visitor.example')).toHaveLength(1);
});

test('letters wait when they have used their part of the day, and nothing else waits for it', async () => {
  const desk = await withHomes();
  const readers = Array.from({ length: 20 }, (_, at) => `reader${at}@visitor.example`);
  await addReaders(desk.db, readers);
  const [letter] = await desk.publish(bungalow, { price: 1000 });
  await desk.agent.post(`/desk/letters/${letter?.id}/send`, { marketed: 'yes' });
  const limits = { mailsPerHour: 100, mailsPerDay: 100 };
  expect((await allowanceOf(desk.db, START, limits)).waiting).toEqual([]);
  const ids = (await desk.mails()).slice(0, 15).map(({ id }) => id);
  await desk.db.updateTable('outbox').set({ state: 'sent', sent_at: START }).where('id', 'in', ids).execute();
  const allowance = await allowanceOf(desk.db, START, limits);
  expect(allowance.waiting).toEqual(['home-letter']);
  expect(allowance.isAgentFirst).toBe(false);
  expect(allowance.singles).toBeGreaterThan(0);
});
