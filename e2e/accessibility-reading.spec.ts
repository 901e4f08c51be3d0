import { expect, test } from './fixtures.ts';
import { hydrated, islandReady, openForm, submitButton } from './forms.ts';
import { panelOf, toggle } from './panel.ts';

// What a screen reader reads in the main flows, in order. Each test omits what does not matter to
// it.

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the FAQ: a way past the header, four landmarks, settings and contact; in its panel the settings, each with its name and state; a guide: its figures as pairs, its parts under headings; the quiz: its progress, one question, and the alert when it is left open', async ({
  page,
}) => {
  await page.goto('/faq');
  await hydrated(page);
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to main content":
      - /url: "#main-content"
    - banner:
      - link "Rivermark Jacksonville Real Estate"
      - navigation "Main":
        - link "Properties"
        - link "Neighborhoods"
        - link "New Developments"
        - link "Client Concierge"
        - link "Market Insights"
        - link "FAQ"
    - main:
      - navigation "Breadcrumbs":
        - list:
          - listitem:
            - link "Home"
          - listitem: FAQ
      - heading "Frequently Asked Questions" [level=1]
      - group:
        - heading "How much are closing costs in Jacksonville?" [level=2]
      - region "Another question?":
        - heading "Another question?" [level=2]
        - link "Contact"
    - contentinfo:
      - navigation "Neighborhoods":
        - heading "Neighborhoods" [level=2]
      - navigation "This site":
        - heading "This site" [level=2]
        - list:
          - listitem:
            - link "Accessibility"
      - paragraph: /Equal Housing Opportunity/
    - complementary "Settings and contact":
      - button "Accessibility"
      - group: Let's Connect
    - status
    - alert
  `);
  await toggle(page).click();
  const panel = panelOf(page);
  await panel.getByLabel('High', { exact: true }).check();
  await panel.getByLabel('Readable font').check();
  await panel.getByRole('button', { name: 'Decrease text size' }).click();
  await expect(panel).toMatchAriaSnapshot(`
    - dialog "Accessibility":
      - heading "Accessibility" [level=2]
      - button "Close accessibility panel"
      - group "Text size":
        - button "Decrease text size" [disabled]
        - text: 75%
        - button "Increase text size"
      - group "Text spacing":
        - button "Decrease text spacing" [disabled]
        - text: 100%
        - button "Increase text spacing"
      - group "Line height":
        - button "Decrease line height" [disabled]
        - button "Increase line height"
      - group "Cursor size":
        - button "Decrease cursor size" [disabled]
        - button "Increase cursor size"
      - group "Contrast":
        - radio "Normal"
        - radio "High" [checked]
        - radio "Inverted"
      - checkbox "Underline links"
      - checkbox "Highlight links"
      - checkbox "Readable font" [checked]
      - checkbox "Pause animations"
      - button "Reset All Settings"
      - paragraph:
        - link "Accessibility statement"
      - status: Text size 75 percent
  `);

  await page.goto('/neighborhoods/nocatee');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - region "Nocatee":
        - navigation "Breadcrumbs"
        - heading "Nocatee" [level=1]
        - button "Request a Showing"
      - region "Market Snapshot":
        - heading "Market Snapshot" [level=2]
        - term: Median condo price
        - definition: $385K
        - term: Price growth, year over year
        - definition: +11.8%
        - term: Days on market
        - definition: "28"
        - term: ZIP code
        - definition: "32081"
      - region "About Nocatee"
      - region "What to check":
        - heading "What to check" [level=2]
        - figure:
          - 'img "Front elevation in ink and wash of a new farmhouse: two white gables in board and batten, a metal roof, a porch between, with measures"'
          - group "Numbers on the drawing":
            - link "2. The village"
            - link "3. What the lot backs to"
            - link "4. Resale or new"
        - list:
          - listitem:
            - text: "1"
            - heading "The CDD" [level=3]
            - paragraph: What is owed on this lot, in writing, before the offer
          - listitem:
            - link "2 on the drawing"
            - heading "The village" [level=3]
      - region "Featured Buildings & Communities":
        - heading "Featured Buildings & Communities" [level=2]
        - term: The Promenade
      - region "See Nocatee for yourself":
        - button "Request a Showing"
      - navigation "Look further":
        - heading "Look further" [level=2]
  `);

  await page.goto('/neighborhood-quiz');
  await hydrated(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Neighborhood Matchmaker Quiz" [level=1]
      - paragraph: Question 1 of 6
      - progressbar "Question 1 of 6"
      - group /\\w/:
        - radio
        - radio
        - radio
        - radio
        - radio
      - alert: Please choose an option.
      - paragraph:
        - button "Next"
  `);
});

test('the carousel and the tabs; of a form that was refused which fields first, then each with its fault', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await islandReady(page, 'featured-carousel');
  await expect(page.locator('.carousel')).toMatchAriaSnapshot(`
    - region "Homes, one at a time":
      - button "Start the automatic change of slides"
      - button "Previous property"
      - button "Next property"
      - list:
        - 'listitem "1 of 8: Riverfront Estate"':
          - heading "Riverfront Estate" [level=3]:
            - link "Riverfront Estate"
          - paragraph: No. 1 Sample Point, Ortega · Illustration
          - paragraph: $1,350,000
          - term: beds
          - definition: "5"
          - paragraph:
            - 'link "See this home: Riverfront Estate"'
            - button "Request a Showing"
      - list:
        - listitem:
          - link "Riverfront Estate"
  `);
  await expect(page.locator('#neighborhoods')).toMatchAriaSnapshot(`
    - region "Neighborhoods":
      - heading "Neighborhoods" [level=2]
      - tablist "Neighborhoods":
        - tab "All" [selected]
        - tab "Riverside"
        - tab "San Marco"
        - tab "Jacksonville Beach"
        - tab "Nocatee"
      - tabpanel "All":
        - list:
          - listitem:
            - link /Downtown Jacksonville/
  `);
  const dialog = await openForm(page, 'buyer-guide');
  await submitButton(page, 'buyer-guide').click();
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Get the Buyer's Guide":
      - heading "Get the Buyer's Guide" [level=2]
      - group "Please check your entries":
        - list:
          - listitem:
            - link "First name"
          - listitem:
            - link "Last name"
          - listitem:
            - link "Email"
          - listitem:
            - link "Phone"
      - textbox "First name" [invalid]
      - paragraph: Enter your first name
      - textbox "Last name" [invalid]
      - textbox "Email" [invalid]
      - textbox "Phone" [invalid]
      - checkbox /I agree to receive text messages/
      - button "Send Me the Guide"
      - button "Close"
  `);
});
