import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentFieldNames, documentMessages } from '@rivermark/contracts/documents';
import { type EnquiryKind, formSpecs, thanksTitle } from '@rivermark/contracts/forms';
import { sampleEntries } from '@rivermark/contracts/sample-entries';
import { startMailServer } from '@rivermark/testkit/mail-server';
import { buildPdf, pageObjects } from '@rivermark/testkit/pdf';
import { startSite } from '@rivermark/testkit/site';
import { TESTED_SITE } from '../build-sites.ts';
import { riverClearance } from '../river-clearance.ts';
import { type Hand, hydrated, press, until } from './hand.ts';
import { startSlowScripts } from './slow-scripts.ts';

interface Around {
  /** The address of the site. */
  readonly site: string;
  /** A folder for files. */
  readonly folder: string;
}

type Journey = (hand: Hand, around: Around) => Promise<void>;

const openHydrated = async (hand: Hand, url: string) => {
  await hand.open(url);
  await hydrated(hand);
};

/**
 * Fills the required fields of a dialog's form by real presses and keys; in lists, the first
 * choice.
 */
async function fill(hand: Hand, kind: EnquiryKind) {
  for (const { name, control, required } of formSpecs[kind].fields) {
    if (!required || control === 'hidden') continue;
    const field = `#enquiry-${kind} [name="${name}"]`;
    const isList = await hand.run<boolean>(
      `const field = document.querySelector('${field}');
       if (field.matches('select')) field.selectedIndex = field.selectedIndex || 1;
       return field.matches('select')`,
    );
    if (isList) continue;
    await press(hand, field);
    await hand.write(sampleEntries[name]);
  }
}

const isOpen = (id: string) => `return document.querySelector('#${id}').matches(':modal')`;

/** Every journey by its name in the table. */
export const journeys: Readonly<Record<string, Journey>> = {
  'every dialog is as high as its content, or as the window': async (hand, { site }) => {
    for (const [width, height] of [
      [390, 844],
      [1280, 900],
    ] as const) {
      await hand.size(width, height);
      for (const path of ['/', '/neighborhoods/riverside']) {
        await openHydrated(hand, site + path);
        const wrong = await hand.run<string[]>(
          `return [...document.querySelectorAll('dialog')].flatMap((dialog) => {
             dialog.showModal();
             const panel = dialog.querySelector('.dialog-panel').scrollHeight;
             const { offsetHeight } = dialog;
             dialog.close();
             return offsetHeight - Math.min(panel, innerHeight) > 12 ? [dialog.id + ' ' + offsetHeight + ' for ' + panel] : [];
           })`,
        );
        assert.deepEqual(wrong, []);
      }
    }
  },
  'a press before the scripts opens the form, and what is typed stays': async (hand, { site }) => {
    const slow = await startSlowScripts(site);
    try {
      await hand.size(1280, 900);
      await hand.open(slow.url);
      await press(hand, '.title-plate button', 'Join Our Luxury Portfolio');
      await until(hand, 'the dialog', isOpen('enquiry-portfolio'));
      await press(hand, '#enquiry-portfolio .field-control');
      await hand.write('Ada');
      slow.release();
      await hydrated(hand);
      assert.equal(await hand.run(isOpen('enquiry-portfolio')), true);
      assert.equal(
        await hand.run(`return document.querySelector('#enquiry-portfolio .field-control').value`),
        'Ada',
      );
    } finally {
      slow.release();
      slow.stop();
    }
  },
  'every form is sent and thanked for': async (hand, { site }) => {
    await hand.size(1280, 900);
    const openers: Readonly<Record<EnquiryKind, readonly [selector: string, text: string]>> = {
      portfolio: ['.title-plate button', 'Join Our'],
      consultation: ['.title-plate button', 'Schedule'],
      'buyer-guide': ['.requests button', 'Get the Buyer'],
      'cma-request': ['.requests button', 'Home Valuation'],
      showing: ['.slide button', 'Request a Showing'],
      contact: ['.contact-widget-panel button', 'Message'],
    };
    for (const kind of Object.keys(openers) as EnquiryKind[]) {
      await openHydrated(hand, `${site}/`);
      if (kind === 'contact') await press(hand, '.contact-widget summary');
      await press(hand, ...openers[kind]);
      await until(hand, `the dialog of ${kind}`, isOpen(`enquiry-${kind}`));
      await fill(hand, kind);
      await press(hand, `#enquiry-${kind} button[type=submit]`);
      await until(
        hand,
        `thanks for ${kind}`,
        `return [...document.querySelectorAll('.toast')].some(({ textContent }) => textContent.includes(${JSON.stringify(thanksTitle)}))`,
      );
    }
  },
  'dates and lists look like the other fields': async (hand, { site }) => {
    await hand.size(1280, 900);
    await openHydrated(hand, `${site}/`);
    await press(hand, '.slide button', 'Request a Showing');
    await until(hand, 'the dialog', isOpen('enquiry-showing'));
    const looks = await hand.run<string[]>(
      `return [...document.querySelectorAll('#enquiry-showing :is(input.field-control, select.field-control)')].map((field) =>
         Math.round(field.getBoundingClientRect().height) + ' ' + getComputedStyle(field).backgroundColor)`,
    );
    assert.equal(new Set(looks).size, 1, looks.join(', '));
  },
  'every document of a client is sent and received': async (hand, { site, folder }) => {
    const path = join(folder, 'statement.pdf');
    writeFileSync(path, buildPdf(pageObjects()));
    await hand.size(1280, 900);
    await openHydrated(hand, `${site}/client-concierge`);
    for (const field of documentFieldNames) {
      await hand.choose(`#document-${field}`, path);
      await until(
        hand,
        `the choice of ${field}`,
        `return document.querySelector('#document-${field}').closest('.document').dataset.step === 'chosen'`,
      );
    }
    await press(hand, '#document-acknowledgment');
    await press(hand, '.document-submit');
    await until(
      hand,
      'word that all is received',
      `return document.body.textContent.includes(${JSON.stringify(documentMessages.received.title)})`,
    );
  },
  'the quiz leads to a result': async (hand, { site }) => {
    await hand.size(390, 844);
    await openHydrated(hand, `${site}/neighborhood-quiz`);
    for (let question = 1; question <= 6; question += 1) {
      await until(
        hand,
        `question ${question}`,
        `return document.body.textContent.includes('Question ${question} of 6')`,
      );
      await press(hand, '.quiz-option:has([value=coastal])');
      await press(hand, '.quiz-actions button', question === 6 ? 'Get My Results!' : 'Next');
    }
    await until(hand, 'the result', `return document.querySelector('.quiz-matches') !== null`);
  },
  'settings change the page at once, its widths too, and are kept': async (hand, { site }) => {
    await hand.size(1280, 900);
    await openHydrated(hand, `${site}/faq`);
    await press(hand, '.settings-button');
    for (let step = 0; step < 4; step += 1)
      await press(hand, '.settings button[aria-label^="Increase text size"]');
    const isLargest = `const root = document.documentElement;
      const menu = getComputedStyle(document.querySelector('.nav-menu'));
      return root.dataset.textSize === '200' && getComputedStyle(root).fontSize === '32px' && menu.display !== 'none'`;
    await until(hand, 'the largest text', isLargest);
    await openHydrated(hand, `${site}/faq`);
    assert.equal(await hand.run(isLargest), true);
    await hand.run('localStorage.clear()');
  },
  'the map shows what the list chooses, and its question gives the focus back': async (hand, { site }) => {
    await hand.size(1280, 900);
    await openHydrated(hand, `${site}/#new-developments`);
    const within = (code: string) =>
      `const map = document.querySelector('.developments-map iframe')?.contentDocument; if (!map) return null; ${code}`;
    await until(hand, 'the map', within(`return 'started' in map.documentElement.dataset`));
    await press(hand, '.developments-list summary');
    await until(hand, 'the card', within(`return map.querySelector('.card[data-shown]') !== null`));
    await press(hand, '.card[data-shown] [data-ask]', '', '.developments-map iframe');
    await until(hand, 'the form', isOpen('enquiry-contact'));
    await hand.escape();
    await until(hand, 'its end', `return !document.querySelector('#enquiry-contact').open`);
    await until(
      hand,
      'the focus on the map',
      `return document.activeElement?.matches('.developments-map iframe')`,
    );
    await until(hand, 'the focus on the question', within(`return map.activeElement?.matches('[data-ask]')`));
  },
  'the carousel goes on by its button, and what is seen can be pressed': async (hand, { site }) => {
    for (const width of [390, 1280]) {
      await hand.size(width, 844);
      // Each width has its own address: a difference only after # is no new page.
      await openHydrated(hand, `${site}/?width=${width}#featured-properties`);
      // WebKit scrolls to the hash again after everything has loaded, moving the page under a
      // press.
      await until(hand, 'all of the page', `return document.readyState === 'complete'`);
      await press(hand, '.carousel-controls button[aria-label*="Next" i]');
      await until(
        hand,
        'the second home',
        `const track = document.querySelector('.carousel-track').getBoundingClientRect();
         const slide = document.querySelectorAll('.slide')[1];
         return Math.abs(slide.getBoundingClientRect().left - track.left) < 2 && !slide.inert`,
      );
    }
  },
  'the river down the home page keeps clear of all words': async (hand, { site }) => {
    await openHydrated(hand, `${site}/`);
    await until(hand, 'the river', `return document.querySelector('.river-crossing').checkVisibility()`);
    for (const width of [390, 900, 1280]) {
      await hand.size(width, 900);
      await until(hand, 'the window', `return Math.abs(innerWidth - ${width}) < 60`);
      const { ink, words, least, isCut } = await hand.run<ReturnType<typeof riverClearance>>(
        `return (${riverClearance})()`,
      );
      assert.ok(ink > 400 && words > 100, `${ink} points and ${words} lines at ${width} px`);
      assert.ok(least >= 3 && !isCut, `${least} px at ${width} px, ${isCut ? 'cut' : 'whole'}`);
    }
  },
  'a link lands at its place, below the header, and Back returns': async (hand, { site }) => {
    await hand.size(1280, 900);
    await openHydrated(hand, `${site}/faq`);
    await press(hand, '.nav-full a', 'Neighborhoods');
    await until(
      hand,
      'the neighborhoods',
      `const place = document.querySelector('#neighborhoods')?.getBoundingClientRect();
       return place && place.top >= 0 && place.top < innerHeight / 2`,
    );
    await hand.run('history.back()');
    await until(
      hand,
      'the questions',
      `return location.pathname === '/faq' && document.querySelector('.answers') !== null`,
    );
    await openHydrated(hand, `${site}/buyers-guide`);
    for (const number of [1, 4, 1]) {
      await press(hand, `a[href="#note-${number}"]`);
      await until(
        hand,
        `source ${number}`,
        `const { top, bottom } = document.querySelector('#note-${number}').getBoundingClientRect();
         return top >= 0 && bottom <= innerHeight`,
      );
    }
  },
  'guests of an open house sign in without a line, and reach the agent once': async (hand) => {
    const mail = await startMailServer();
    const how = { env: { SMTP_URL: mail.url }, builtSite: TESTED_SITE };
    let site = await startSite(how);
    const { port, dataDir } = site;
    const guests = `${site.url}/properties/riverfront-estate/open-house`;
    const waits = (words: string) =>
      until(hand, words, `return document.querySelector('[data-status]')?.textContent === '${words}'`);
    const signIn = async (name: string) => {
      await press(hand, 'input[name=name]');
      await hand.write(name);
      await press(hand, 'input[name=phone]');
      await hand.write('904-555-0177');
      await press(hand, 'label', 'No');
      await press(hand, 'button', 'Sign In');
      await until(hand, 'thanks', `return document.querySelector('[data-thanks]').checkVisibility()`);
    };
    try {
      await hand.size(1280, 900);
      await hand.open(`${site.url}/desk/sign-in`);
      await press(hand, 'button', 'Email Me a Link');
      const link = await mail.waitForMail(({ mail: { subject } }) => subject === 'Your link to the desk');
      await hand.open(/^Open my desk: (\S+)$/m.exec(link.mail.text ?? '')?.[1] ?? '');
      await press(hand, 'button', 'Sign In');
      await until(hand, 'the desk', `return location.pathname === '/desk'`);
      await hand.open(`${site.url}/desk/open-house`);
      await hand.run(`document.querySelector('#home').value = 'riverfront-estate'`);
      await press(hand, '#pin');
      await hand.write('73915');
      await press(hand, 'button', 'Start the Sign-In');
      await waits('This page also works without a connection.');
      await site.kill();
      await signIn('Ada First');
      await waits('Waiting to be sent: 1.');
      await hand.open(guests);
      await waits('Waiting to be sent: 1.');
      assert.equal(await hand.run(`return document.querySelector('input[name=name]').value`), '');
      await signIn('Ben Second');
      await waits('Waiting to be sent: 2.');
      site = await startSite({ ...how, port, dataDir });
      await waits('This page also works without a connection.');
      for (const name of ['Ada First', 'Ben Second'])
        await mail.waitForMail(({ mail: { subject } }) => subject?.endsWith(name) === true);
      const names = mail.received.flatMap(
        ({ mail: { subject } }) => /^Open House Guest at .*: (.*)$/.exec(subject ?? '')?.[1] ?? [],
      );
      assert.deepEqual(names.sort(), ['Ada First', 'Ben Second']);
    } finally {
      await site.remove();
      await mail.stop();
    }
  },
};
