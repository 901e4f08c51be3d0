import { test } from './desk-fixture.ts';
import { expect } from './fixtures.ts';
import { inAllUnless } from './in-all.ts';
import { lookAtPage } from './look-at-page.ts';
import { sizeAt } from './paths.ts';
import { signInToDesk } from './sign-in-to-desk.ts';

test.use({ publishes: true });

const home = '/properties/riverside-bungalow';
const email = 'ada@visitor.example';

for (const javaScriptEnabled of [true, false]) {
  test(
    `${javaScriptEnabled ? 'with' : 'without'} scripts a visitor asks on a phone, confirms, gets the agent's letter and ends it`,
    inAllUnless(javaScriptEnabled),
    async ({ browser, desk: { site, mail } }) => {
      test.slow();
      const options = { javaScriptEnabled, baseURL: site.url, viewport: sizeAt(390) };
      const visitor = await (await browser.newContext(options)).newPage();
      const agent = await (await browser.newContext(options)).newPage();
      const look = async (page: typeof agent) => {
        if (javaScriptEnabled) await lookAtPage(page);
      };
      const linkIn = async (subject: RegExp, after: string) => {
        const { mail: sent } = await mail.waitForMail(
          (one) => one.recipients[0] === email && subject.test(one.mail.subject ?? ''),
        );
        return new RegExp(`${after}: (\\S+)`).exec(sent.text ?? '')?.[1] ?? '';
      };

      await signInToDesk(agent, { site, mail });
      await agent.goto('/desk/letters');
      await expect(agent.getByText('Nothing to look at.')).toBeVisible();

      await visitor.goto(home);
      await visitor.locator('summary', { hasText: 'Tell Me of Homes Like This' }).click();
      const form = visitor.locator('.letters-form');
      await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(3);
      await form.getByLabel('Email').fill(email);
      await form.getByRole('button', { name: 'Ask for the Letters' }).click();
      await expect(visitor.getByRole('heading', { name: 'Please check your email' })).toBeVisible();
      await look(visitor);
      await visitor.goto(await linkIn(/^Please confirm/, 'Confirm'));
      await expect(visitor.getByLabel('Riverside', { exact: true })).toBeChecked();
      await look(visitor);
      await visitor.getByRole('button', { name: 'Yes, Write to Me' }).click();
      await expect(visitor.getByRole('status')).toContainText('Saved.');
      await look(visitor);

      await agent.goto('/desk/site/homes/riverside-bungalow');
      await agent.getByLabel('Price (optional)', { exact: true }).fill('$885,000');
      await agent.getByRole('button', { name: 'Save and See What Changes' }).click();
      await agent.getByRole('button', { name: 'Publish' }).click();
      await expect(agent.getByRole('status')).toContainText('Riverside Bungalow is published.');
      await agent.goto('/desk/letters');
      await agent.getByRole('link', { name: 'Riverside Bungalow' }).click();
      await expect(agent.getByText('1 person would get this letter.')).toBeVisible();
      await agent.getByLabel('Your words').fill('The sellers came down.\n\nCome and see it.');
      await agent.getByRole('button', { name: 'Save and See It' }).click();
      for (const frame of ['The letter by day, as wide as a phone', 'The letter in dark, as wide as a phone'])
        await expect(agent.frameLocator(`[title="${frame}"]`).getByText('Come and see it.')).toBeVisible();
      await look(agent);
      await agent.getByLabel(/may be publicly marketed/).check();
      await agent.getByRole('button', { name: 'Send to 1 person' }).click();
      await expect(agent.getByRole('status')).toContainText('The letter is on its way to 1 person.');
      await look(agent);

      await visitor.goto(await linkIn(/^Price reduced/, 'End these emails'));
      await look(visitor);
      await visitor.getByRole('button', { name: 'End the Letters' }).click();
      await expect(visitor.getByRole('heading', { name: 'You get no more letters' })).toBeVisible();
      await look(visitor);
      await visitor.context().close();
      await agent.context().close();
    },
  );
}
