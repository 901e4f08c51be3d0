import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  documentFieldNames,
  documentIds,
  FUNCTIONS_PATH,
  STORAGE_PATH,
} from '@rivermark/contracts/documents';
import { EMAIL_SEND_PATH } from '@rivermark/contracts/email-send';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { FunctionsClient } from '@supabase/functions-js';
import { StorageClient } from '@supabase/storage-js';
import SQLite from 'better-sqlite3';
import { callBody } from '../calls.ts';
import { headers, newName, noticeFor, upload } from '../documents-calls.ts';
import { installedSite, type Site } from './installed-site.ts';

/** An installed site, and what visitors do there. */
export async function openNight() {
  const folder = mkdtempSync('/var/tmp/rivermark-bad-night-');
  const first = await installedSite(folder);
  let site: Site = first;
  let link = '';

  const enquire = (name: string) =>
    fetch(site.url + EMAIL_SEND_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(callBody({ from_name: name, submission_id: randomUUID() })),
    });

  const mailed = (words: string) =>
    waitUntil(`a mail with ${words}`, () =>
      site.mail.received.some(({ mail: { text, subject } }) => `${subject} ${text}`.includes(words)),
    );

  function rows<T>(query: string): T[] {
    const db = new SQLite(join(site.dataDir, 'rivermark.db'), { readonly: true });
    try {
      return db.prepare(query).all() as T[];
    } finally {
      db.close();
    }
  }

  /** Sends six documents and the notice, and returns the path of the link in the agent's mail. */
  async function submitDocuments(): Promise<string> {
    const url = site.url;
    const bucket = new StorageClient(url + STORAGE_PATH, { ...headers }).from(documentIds.bucket);
    const submissionId = randomUUID();
    const names = documentFieldNames.map((field) => newName(field));
    for (const name of names) {
      const { error } = await upload({ bucket }, name, { submissionId });
      if (error) throw error;
    }
    const before = site.mail.received.length;
    const functions = new FunctionsClient(url + FUNCTIONS_PATH, { headers });
    await functions.invoke('send-email', { body: noticeFor({ bucket }, names, submissionId) });
    return waitUntil('the mail with the link', () => {
      const texts = site.mail.received.slice(before).map(({ mail }) => mail.text ?? '');
      return texts.flatMap((text) => /\/agent\/documents\/\S+/.exec(text)?.[0] ?? [])[0];
    });
  }

  /** The status of a document behind the link, opened as the page offers it. */
  async function openFirst(): Promise<number> {
    const page = await fetch(site.url + link);
    if (page.status !== 200) return page.status;
    const id = rows<{ id: string }>("select id from document where state = 'submitted' limit 1")[0]?.id ?? '';
    const path = new RegExp(`href="([^"]*${id}[^"]*)"`).exec(await page.text())?.[1] ?? '';
    const document = await fetch(new URL(path, site.url + link));
    await document.arrayBuffer().catch(() => undefined);
    return document.status;
  }

  /** Sends an enquiry, and returns the id of its mail once that has left. */
  async function mailOf(name: string): Promise<string> {
    await enquire(name);
    await mailed(name);
    const mail = `select outbox.id from outbox join enquiry on enquiry.id = enquiry_id where name = '${name}' and state = 'sent'`;
    return waitUntil('the mark', () => rows<{ id: string }>(mail)[0]?.id);
  }

  return {
    /** The machine of this moment. */
    get site() {
      return site;
    },
    /** The path of the link in the agent's mail about the documents. */
    get link() {
      return link;
    },
    /** An enquiry and six documents. */
    async begin() {
      // The server makes the first one automatically.
      await waitUntil(
        'the first backup',
        () => rows('select id from backup_run where error is null').length > 0,
      );
      await enquire('Marisol Whitfield');
      link = await submitDocuments();
    },
    enquire,
    mailed,
    mailOf,
    openFirst,
    rows,
    /** The site is set up on another machine, from nothing but its backup. */
    async moveElsewhere() {
      site = await first.elsewhere(join(folder, 'elsewhere'));
    },
    async end() {
      await site.end();
      if (first !== site) await first.end();
      await site.mail.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type Night = Awaited<ReturnType<typeof openNight>>;
