import { nextDay } from '@rivermark/contracts/jacksonville-moment';
import { dateInJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../../../clock/clock.ts';
import type { CalendarFeed } from '../../../desk/calendar-feed.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import type { AgentCalendar, CalendarReading } from '../../../showings/calendar/agent-calendar.ts';
import type { ShowingBook } from '../../../showings/showing-book.ts';
import { deskTime } from '../desk-time.ts';
import { atDeskOf, entryOf, formOf } from '../form-of.ts';
import { sendDeskPage } from '../send-desk-page.ts';
import { dayInWords } from './showing-parts.ts';

const CALENDAR = '/desk/calendar';

interface CalendarRoutes {
  readonly showings: ShowingBook;
  readonly calendar: AgentCalendar;
  readonly calendarFeed: CalendarFeed;
  readonly publicUrl: string;
  readonly clock: Clock;
}

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

function readingInWords(reading: CalendarReading, now: number): Html {
  switch (reading.state) {
    case 'none':
      return html`<p>Your calendar is not connected. Times are proposed within your hours of business, on days that are not off and where no showing is. Whoever looks after the server can set CALENDAR_URL to the secret address of your calendar.</p>`;
    case 'unreadable':
      return html`<p class="fault">It cannot be read, so no times are proposed. ${reading.words}.</p>`;
    case 'not-yet':
      return html`<p>It was not read yet.</p>`;
    case 'read':
      return html`<p>It was read ${deskTime(reading.at, now)}. No time is proposed where it has something.</p>`;
  }
}

/** The agent's days off, and her calendar. */
export function deskCalendar(
  scope: FastifyInstance,
  { showings, calendar, calendarFeed, publicUrl, clock }: CalendarRoutes,
): void {
  async function daysOff(request: FastifyRequest, fault: string): Promise<Html> {
    const today = dateInJacksonville(clock());
    const days = (await showings.blockedDays()).filter((day) => day >= today);
    const list =
      days.length > 0 &&
      html`<ul class="rows">${days.map(
        (day) =>
          html`<li><p>${dayInWords(day)}</p>${formOf(request, `${CALENDAR}/free`, html`<input type="hidden" name="day" value="${day}"><button class="quiet">Remove<span class="hidden"> ${dayInWords(day)}</span></button>`)}</li>`,
      )}</ul>`;
    return html`<section><h2>Days off</h2><p>No times are proposed on these days.</p>${list}${formOf(
      request,
      `${CALENDAR}/off`,
      html`<label for="day">Another day off</label><div class="box"><input id="day" name="day" type="date" min="${nextDay(today)}"${fault && html` aria-invalid="true" aria-describedby="day-fault"`}><button class="quiet">Add</button></div>${fault && html`<p class="fault" id="day-fault" role="alert">${fault}</p>`}`,
    )}</section>`;
  }

  /** `secret`: of an address that was just made, which is shown this once. */
  async function feedPart(request: FastifyRequest, secret: string): Promise<Html> {
    const state = await calendarFeed.state();
    const address = `${publicUrl}${CALENDAR}/${secret}.ics`;
    const shown =
      secret !== '' &&
      html`<div class="said" role="status"><p>Copy this address now. It is not shown again.</p></div><label for="address">The address</label><input id="address" type="url" readonly value="${address}"><p class="onward"><a href="${address.replace(/^https?:/, 'webcal:')}">Open It in the Calendar of This Device</a></p>`;
    const act = (what: string, words: string) =>
      formOf(request, `${CALENDAR}/${what}`, html`<button class="quiet">${words}</button>`);
    const stands =
      state &&
      html`<p>There is an address since ${deskTime(state.madeAt, clock())}. ${state.readAt === null ? 'No calendar has read it yet.' : `A calendar last read it ${deskTime(state.readAt, clock())}.`}</p>`;
    return html`<section><h2>Showings and reminders in your calendar</h2><p>Your calendar can subscribe to a secret address. Whoever has the address sees names, phone numbers and times, so give it to your calendar alone.</p>${stands}${shown}<div class="decide">${act('address', state ? 'Make a New Address' : 'Make an Address')}${state && act('revoke', 'End the Address')}</div></section>`;
  }

  async function main(request: FastifyRequest, { fault = '', secret = '' } = {}): Promise<Html> {
    const now = clock();
    const reading = await calendar.reading(true);
    return html`<p class="back"><a href="/desk">Back to what is waiting</a></p><h1>Your calendar</h1>
<div class="narrow">${await daysOff(request, fault)}
<section><h2>Busy times in your calendar</h2>${readingInWords(reading, now)}</section>${await feedPart(request, secret)}</div>`;
  }

  scope.get('/calendar', async (request, reply) =>
    sendDeskPage(request, reply, { title: 'Your calendar', section: '/desk', main: await main(request) }),
  );

  scope.post('/calendar/off', async (request, reply) => {
    const day = entryOf(request, 'day');
    const isOver = day < dateInJacksonville(clock());
    if (!isDay(day) || isOver) {
      const fault = isDay(day) ? 'This day is over. Choose one that is still to come.' : 'Choose a day.';
      return sendDeskPage(request, reply, {
        title: 'Please check your entries',
        section: '/desk',
        status: 422,
        main: await main(request, { fault }),
      });
    }
    await showings.block(day);
    return reply.code(303).header('location', CALENDAR).send();
  });

  scope.post('/calendar/address', async (request, reply) => {
    const secret = await calendarFeed.renew(atDeskOf(request).device.words);
    const page = await main(request, { secret });
    return sendDeskPage(request, reply, { title: 'Your new address', section: '/desk', main: page });
  });

  scope.post('/calendar/revoke', async (request, reply) => {
    await calendarFeed.revoke(atDeskOf(request).device.words);
    return reply.code(303).header('location', CALENDAR).send();
  });

  scope.post('/calendar/free', async (request, reply) => {
    await showings.unblock(entryOf(request, 'day'));
    return reply.code(303).header('location', CALENDAR).send();
  });
}
