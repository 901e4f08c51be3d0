import { test } from './desk-fixture.ts';
import { expect } from './fixtures.ts';
import { inAllUnless } from './in-all.ts';
import { lookAtPage } from './look-at-page.ts';
import { sizeAt } from './paths.ts';
import { signInToDesk } from './sign-in-to-desk.ts';

/** A desk whose changes of homes a broker approves. */
test.use({ publishes: true, deskSettings: { BROKER_EMAIL: 'Dana Price <dana@brokerage.example>' } });

for (const javaScriptEnabled of [true, false]) {
  test(
    `${javaScriptEnabled ? 'with' : 'without'} scripts a price waits on a phone until the broker, who sees it first, approves it`,
    inAllUnless(javaScriptEnabled),
    async ({ browser, desk: { site, mail } }) => {
      test.slow();
      const options = { javaScriptEnabled, baseURL: site.url, viewport: sizeAt(390) };
      const agent = await (await browser.newContext(options)).newPage();
      const broker = await (await browser.newContext(options)).newPage();
      const look = async (page: typeof agent) => {
        if (javaScriptEnabled) await lookAtPage(page);
      };
      const priceOnSite = async () =>
        (await agent.request.get(`${site.url}/properties/riverside-bungalow`)).text();
      const ask = async (price: string) => {
        await agent.goto('/desk/site/homes/riverside-bungalow');
        await agent.getByLabel('Price (optional)', { exact: true }).fill(price);
        await agent.getByRole('button', { name: 'Save and See What Changes' }).click();
        await look(agent);
        await agent.getByRole('button', { name: 'Send to Your Broker' }).click();
        await expect(agent.getByRole('status')).toContainText('Your broker gets an email.');
        await look(agent);
      };
      const linkTo = async (subject: string, words: string) => {
        const { mail: sent } = await mail.waitForMail(
          (one) => one.mail.subject === subject && (one.mail.text ?? '').includes(words),
        );
        return /http\S+\/approvals\/[\w-]+/.exec(sent.text ?? '')?.[0] ?? '';
      };

      await signInToDesk(agent, { site, mail });
      await ask('$885,000');
      await broker.goto(await linkTo('Please approve: Riverside Bungalow', '$885,000'));
      await look(broker);
      await broker.getByLabel('What should change? (optional)').fill('Please ask $875,000.');
      await broker.getByRole('button', { name: 'Send Back' }).click();
      await expect(broker.getByRole('heading', { name: 'Sent back' })).toBeVisible();
      await look(broker);
      await agent.goto('/desk/site');
      await look(agent);
      await agent.getByRole('link', { name: 'Riverside Bungalow' }).first().click();
      await expect(agent.getByText('Please ask $875,000.')).toBeVisible();
      await look(agent);

      await ask('$875,000');
      await expect(agent.getByText('Waiting for your broker since').first()).toBeVisible();
      await broker.goto(await linkTo('Please approve: Riverside Bungalow', '$875,000'));
      await broker.getByRole('link', { name: 'See the Preview' }).click();
      await expect(broker.getByText('$875,000').first()).toBeVisible();
      const photo = broker.getByRole('main').getByRole('img').first();
      expect(await photo.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
      await broker.getByRole('link', { name: 'Back to the change' }).click();
      expect(await priceOnSite()).not.toContain('$875,000');
      await broker.getByRole('button', { name: 'Approve' }).click();
      await expect(broker.getByRole('heading', { name: 'Approved and published' })).toBeVisible();
      await look(broker);
      await expect.poll(priceOnSite).toContain('$875,000');

      await agent.goto('/desk/site/history');
      await expect(agent.getByText(/, approved by Dana Price$/)).toBeVisible();
      await agent.context().close();
      await broker.context().close();
    },
  );
}
