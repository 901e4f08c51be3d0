import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  acknowledgment,
  type DocumentField,
  documentFieldNames,
  documentSpecOf,
} from '@rivermark/contracts/documents';
import { faultsOf } from './faults-of.ts';
import { test as base, expect } from './fixtures.ts';
import { hydrated } from './forms.ts';
import { type Gate, startGate } from './gate.ts';
import { sizeAt, widths } from './paths.ts';

export const MB = 1024 * 1024;

/** A complete small PDF of any size. */
export function pdf(bytes = 2000): Buffer {
  const head =
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n3 0 obj\n<< /Length ';
  const tail = (start: number) =>
    `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  const around = `${head}${bytes} >>\nstream\n\nendstream\nendobj\n`.length;
  const text = 'statement '.repeat(Math.ceil(bytes / 10));
  const length = Math.max(1, bytes - around - tail(bytes).length);
  const body = `${head}${length} >>\nstream\n${text.slice(0, length)}\nendstream\nendobj\n`;
  const rest = tail(body.length);
  return Buffer.concat([
    Buffer.from(body),
    Buffer.from(rest),
    Buffer.alloc(Math.max(0, bytes - body.length - rest.length), '\n'),
  ]);
}

/** A picture of one gray pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

export interface Paper {
  readonly name: string;
  readonly buffer: Buffer;
}

let folder: string | undefined;
let files = 0;

/**
 * The path of a file with this name. The browser reads it from there as a visitor's own. A buffer
 * would travel to it as text, which takes about a second for each megabyte.
 */
export function fileAt({ name, buffer }: Paper): string {
  if (!folder) {
    const made = mkdtempSync(join(tmpdir(), 'rivermark-papers-'));
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
    folder = made;
  }
  const place = join(folder, String(files++));
  mkdirSync(place);
  writeFileSync(join(place, name), buffer);
  return join(place, name);
}

/**
 * Six documents as a client would choose them: one a picture, one too large for a single request.
 */
export const papers = (): Record<DocumentField, Paper> => ({
  photoId: { name: 'Führerschein (front).png', buffer: png },
  creditReport: { name: 'credit report.pdf', buffer: pdf() },
  proofOfIncome: { name: 'pay-stub.pdf', buffer: pdf() },
  bankStatement1: { name: 'statement-1.pdf', buffer: pdf(3 * MB) },
  bankStatement2: { name: 'statement-2.pdf', buffer: pdf() },
  bankStatement3: { name: 'statement-3.pdf', buffer: pdf() },
});

export const input = (page: Page, field: DocumentField) => page.locator(`#document-${field}`);
export const fieldOf = (page: Page, field: DocumentField) =>
  page.locator('.document').filter({ has: input(page, field) });
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit Documents' });
export const agree = (page: Page) => page.getByRole('checkbox', { name: acknowledgment.label });
export const toast = (page: Page, title: string) => page.locator('.toast').filter({ hasText: title });
export const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank You!' });

export async function open(page: Page) {
  await page.goto('/client-concierge');
  await hydrated(page);
}

export async function choose(page: Page, field: DocumentField, paper: Paper) {
  await input(page, field).setInputFiles(fileAt(paper));
  await expect(fieldOf(page, field)).toContainText(paper.name);
}

/** Chooses all six and acknowledges. */
export async function fill(page: Page, chosen: Partial<Record<DocumentField, Paper>> = {}) {
  const all = { ...papers(), ...chosen };
  // Each is checked, and all of them at once: that costs less than one after another.
  await Promise.all(documentFieldNames.map((field) => choose(page, field, all[field])));
  await agree(page).check();
}

export const state = (page: Page, field: DocumentField) => fieldOf(page, field).locator('.document-state');
export const labelOf = (field: DocumentField) => documentSpecOf(field).label;

/** Axe finds nothing in the form, or in what follows it, and nothing stands out of the page. */
export async function expectAccessible(page: Page, what: string) {
  const before = page.viewportSize() ?? sizeAt(1280);
  for (const width of process.env.TEST_ALL ? [320, ...widths] : [320]) {
    await page.setViewportSize(sizeAt(width));
    const where = `${what} at ${width} px`;
    // Between the narrowest and the widest window only the layout changes.
    if (width === 320 || width === 1280) expect.soft(await faultsOf(page, 'all', 'main'), where).toEqual([]);
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(needed, where).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize(before);
}

/** Like the ordinary journeys, but through a gate that can stop, cut and lose traffic. */
export const test = base.extend<{ gate: Gate }>({
  gate: async ({ served }, use) => {
    const gate = await startGate(served.site.port);
    await use(gate);
    gate.release();
    await gate.stop();
  },
  baseURL: async ({ gate }, use) => use(gate.url),
});

/** The page's calls to the two services, in order. */
export const callsOf = (seen: readonly string[]) =>
  seen
    .filter((line) => /\/(storage|functions)\/v1\//.test(line))
    .map((line) =>
      line
        .replace(/_[^_ ]*?(?= |$)/, '')
        .replace(/\/\d{13}_/, '/')
        .replace(/resumable\/[\w-]+/, 'resumable/id'),
    );

/** Sends, and stops the large document once these bytes have passed. */
export async function sendToTheMiddle(page: Page, gate: Gate, after = 2 * MB) {
  gate.rule('hold', /^PATCH/, { after });
  await submit(page).click();
  await gate.holding();
}
