/** What a job that fails leaves undone, for the agent. */
const undone: Readonly<Record<string, string>> = {
  remind: 'Nobody is reminded of inquiries that wait',
  'morning-digest': 'The mail of each morning is not sent',
  'mail-digest': 'Mails that wait for a digest are not sent',
  'self-test': 'The daily self-test is not made',
  'sweep-documents': 'Client documents are not erased when their time is up',
  'sweep-enquiries': 'Old inquiries are not erased when their time is up',
  'propose-letters': 'No letters about homes are proposed',
  'watch-mail': 'Nobody watches whether mail leaves',
};

/** Codes of the document store: its own, or an errno. */
const isOfStore = (code: string) => code === 'storage-unavailable' || /^E[A-Z]+$/.test(code);

/** What it means that a job fails. `code`: of what went wrong. */
export function jobInWords(name: string, code: string): string {
  if (name === 'sweep-documents' && isOfStore(code)) return 'The store of client documents does not answer';
  return undone[name] ?? 'Something that your site does by the clock is not done';
}
