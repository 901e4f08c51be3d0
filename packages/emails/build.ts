/** Compiles the mails from TSX to dist/index.js and dist/gallery.js for Node. */
import { fairHousingFaults } from '@rivermark/content';
import { fixtureContent } from '@rivermark/content/fixtures';
import { build } from 'vite';

await build({
  root: import.meta.dirname,
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist',
    rolldownOptions: { input: { index: 'src/index.ts', gallery: 'src/gallery.ts' } },
  },
  ssr: { external: true },
});

const { mailExamples } = (await import(
  new URL('dist/gallery.js', import.meta.url).href
)) as typeof import('./src/gallery.ts');
const faults: string[] = [];
for (const [name, draw] of Object.entries(mailExamples(fixtureContent()))) {
  const { subject, html, text } = await draw();
  const words = [subject, html.replaceAll(/<style.*?<\/style>|<[^>]*>/gs, ' '), text].join('\n');
  for (const phrase of fairHousingFaults(words))
    faults.push(`The mail ${name} says "${phrase}", which is kept out of the copy for fair housing.`);
}
if (faults.length > 0) {
  process.stderr.write(`\n${faults.join('\n')}\nMails are written in packages/emails/src.\n\n`);
  process.exit(1);
}
