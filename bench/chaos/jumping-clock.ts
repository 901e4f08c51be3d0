/**
 * Preloaded by the server: sets its clock ahead by the milliseconds in the file CLOCK_AHEAD.
 * SIGUSR2 rereads the file.
 */
import { readFileSync } from 'node:fs';

const { CLOCK_AHEAD = '' } = process.env;
const now = Date.now;
let ahead = 0;
const read = () => {
  ahead = Number(readFileSync(CLOCK_AHEAD, 'utf8'));
};
read();
process.on('SIGUSR2', read);

globalThis.Date = new Proxy(Date, {
  construct: (target, args, made) =>
    Reflect.construct(target, args.length > 0 ? args : [now() + ahead], made),
  get: (target, name) => (name === 'now' ? () => now() + ahead : Reflect.get(target, name)),
});
