import { expect, test } from 'vitest';
import { crmTroubleInWords, troubleInWords } from './trouble-in-words.ts';

test.each([
  ['EMESSAGE 552', '552 5.2.2 Mailbox full', /mailbox is full/, /Make room/],
  ['EENVELOPE 550', '550 5.1.1 <agent@x.example> unknown', /does not know the address/, /AGENT_EMAIL/],
  ['EENVELOPE 550', '550 5.4.5 Daily limit', /no more mails today/, /higher limit/],
  ['EAUTH 535', '535 5.7.8 Bad credentials', /user name and password/, /SMTP_URL/],
  ['EAUTH 454', 'Temporary', /user name and password/, /SMTP_URL/],
  ['EENVELOPE 554', '554 5.7.1 Blocked', /refused us as a sender/, /SPF/],
  ['ESOCKET', 'connect ECONNREFUSED 127.0.0.1:25', /could not be reached/, /by itself/],
  ['ETIMEDOUT', '', /did not answer in time/, /by itself/],
  ['EENVELOPE 450', '450 greylisted', /come back later \(450\)/, /by itself/],
  ['EMESSAGE 554', '554 No', /refused the mail \(554\)/, /provider/],
  ['constructor', '', /could not be sent \(constructor\)/, /Try again/],
])('%s with %s is said in plain words, with what to do', (code, detail, reason, advice) => {
  const said = troubleInWords(code, detail);
  expect(said?.reason).toMatch(reason);
  expect(said?.advice).toMatch(advice);
});

test("the mail server's own words, which may hold addresses, are not repeated", () => {
  const { reason, advice } = troubleInWords('EENVELOPE 550', '550 5.9.9 <ada@visitor.example> no') ?? {};
  expect(`${reason} ${advice}`).not.toContain('ada@');
});

test.each([
  ['HTTP 404', /answered with 404/],
  ['ETIMEDOUT', /did not answer in time/],
  ['ECONNREFUSED', /could not be reached/],
])('%s of a CRM says nothing of a mail server', (code, reason) => {
  const said = crmTroubleInWords(code);
  expect(said?.reason).toMatch(reason);
  expect(`${said?.reason} ${said?.advice}`).not.toMatch(/mail server/);
});

test('a mail that did not fail has no trouble', () => {
  expect([troubleInWords(null, null), crmTroubleInWords(null)]).toEqual([undefined, undefined]);
});
