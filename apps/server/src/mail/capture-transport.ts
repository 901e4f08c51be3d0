import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { mailErrorOf } from './mail-error-of.ts';
import { toNodemailer } from './to-nodemailer.ts';
import type { MailTransport } from './transport.ts';

/**
 * Writes each mail to a file instead of sending it. The file is named by its Message-ID, so a mail
 * that is captured again after a crash replaces itself.
 */
export function captureTransport(folder: string): MailTransport {
  return {
    async send(mail, beforeEnd) {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const raw = await new MailComposer(toNodemailer(mail)).compile().build();
        const id = mail.messageId.replace(/^<|@.*$/g, '');
        const file = await open(join(folder, `${id}.tmp`), 'w', 0o600);
        try {
          await file.writeFile(raw);
          await file.sync();
          await beforeEnd?.();
        } finally {
          await file.close();
        }
        await rename(join(folder, `${id}.tmp`), join(folder, `${id}.eml`));
      } catch (error) {
        throw mailErrorOf(error);
      }
    },
    async close() {},
  };
}
