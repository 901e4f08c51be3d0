/**
 * The import rules. Arrows go one way: content ← contracts ← emails ← server, and
 * content, contracts ← web.
 * Each rule's comment says what to do when it fires.
 */
const tests = '\\.(test|spec)\\.tsx?$';

export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Move what both sides need into a third file that imports neither.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-to-unresolvable',
      comment: 'The import leads nowhere: mend the path, or list the package in the workspace that needs it.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-non-package-json',
      comment: "List the package in this workspace's own package.json.",
      severity: 'error',
      from: { pathNot: '^(script|[^/]+$)' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'content-imports-nothing',
      comment:
        'What browsers take knows neither zod nor files: types of the schemas at most. Reading and checking belong in load.',
      severity: 'error',
      from: { path: '^packages/content/src', pathNot: tests },
      to: { pathNot: '^packages/content/src', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'content-is-loaded-below',
      comment:
        'The schemas know zod and the lists of words that the site shares; loading knows schemas and files, and nobody but builds loads.',
      severity: 'error',
      from: { path: '^packages/content/schema', pathNot: tests },
      to: {
        pathNot: [
          '^packages/content/schema',
          '^packages/content/src/(quiz-styles|development-words|plates|plate-spots)\\.ts$',
          'node_modules/zod',
        ],
      },
    },
    {
      name: 'browsers-have-no-content',
      comment:
        'Islands and scripts get what they show as props, or read it in the document: content, pictures and their context belong to drawing alone.',
      severity: 'error',
      from: { path: '^apps/web/app/(entry-client|maps/frame-entry|desk/[a-z-]+-entry)\\.ts$' },
      to: { path: '^(apps/web/app/site/|packages/content/(load|fixtures)/)', reachable: true },
    },
    {
      name: 'fixtures-are-for-tests',
      comment: 'Nothing that runs for visitors knows the content of the tests.',
      severity: 'error',
      from: {
        path: '^(apps|packages)/',
        pathNot: [
          tests,
          '^apps/server/test/',
          '-for-tests\\.ts$',
          '^packages/content/load/content-copy\\.ts$',
          '/(keep-encoded|emails/build)\\.ts$',
        ],
      },
      to: { path: '^packages/content/load/fixtures\\.ts$' },
    },
    {
      name: 'contracts-know-only-ids',
      comment:
        "Contracts may use zod and content's small subpaths, so that the browser does not carry every text to check one field. What build and server alone use stands in served-files, qr-codes and calendar-file.",
      severity: 'error',
      from: {
        path: '^packages/contracts/src',
        pathNot: [tests, 'served-files', 'qr-codes', 'calendar-file'],
      },
      to: {
        pathNot: [
          '^packages/contracts/src',
          '^packages/content/src/(ids|site|buyers-guide-path)\\.ts$',
          'node_modules/zod',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'web-not-to-server',
      comment: 'The browser and the server meet in contracts, nowhere else.',
      severity: 'error',
      from: { path: '^apps/web' },
      to: {
        path: '^(apps/server|packages/(emails|testkit))',
        // What a test tries in ordinary runs.
        pathNot: '/every-case[.]ts$',
      },
    },
    {
      name: 'server-not-to-web',
      comment: 'The server reads the built site as files; what both know belongs in contracts.',
      severity: 'error',
      from: { path: '^apps/server' },
      to: { path: '^apps/web' },
    },
    {
      name: 'emails-below-server',
      comment: 'Mails are drawn from a view model; the server fills it.',
      severity: 'error',
      from: { path: '^packages/emails' },
      to: { path: '^(apps|packages/testkit)' },
    },
    {
      name: 'inspection-stands-alone',
      comment: 'It reads bytes and answers with codes; fields, words and storing are the server’s.',
      severity: 'error',
      from: { path: '^packages/pdf-inspection', pathNot: tests },
      to: { path: '^(apps|packages/(?!pdf-inspection/))' },
    },
    {
      name: 'illustrations-stand-alone',
      comment:
        'The site takes the finished pictures as files; the generators know nothing of it, nor it of them.',
      severity: 'error',
      from: { path: '^(apps|packages|e2e|bench|script)/' },
      to: { path: '^illustrations/' },
    },
    {
      name: 'illustrations-import-no-workspace',
      comment: 'A picture is drawn from the kit alone, and the kit from the colors of the brand.',
      severity: 'error',
      from: { path: '^illustrations/' },
      to: {
        path: '^(apps|packages|e2e|bench|script)/',
        pathNot: '^packages/content/src/brand-colors\\.ts$',
      },
    },
    {
      name: 'kit-knows-no-picture',
      comment: 'What one picture alone needs belongs in that picture.',
      severity: 'error',
      from: { path: '^illustrations/kit/' },
      to: { path: '^illustrations/(drawings/|[^/]+$)' },
    },
    {
      name: 'features-are-islands',
      comment:
        'A feature is a folder one can delete: compose features in routes, or move the shared part to ui.',
      severity: 'error',
      from: { path: '^apps/web/app/features/([^/]+)/' },
      to: { path: '^apps/web/app/features/', pathNot: '^apps/web/app/features/$1/' },
    },
    {
      name: 'ui-knows-no-domain',
      comment:
        'Parts in ui know no enquiry, listing or neighborhood: pass it in, or move the part to a feature.',
      severity: 'error',
      from: { path: '^apps/web/app/ui/' },
      to: { path: ['^apps/web/app/(?!ui/)', '^packages/content'] },
    },
    {
      name: 'features-below-shell',
      comment: 'The shell stands around features: what both need belongs in ui, or in content.',
      severity: 'error',
      from: { path: '^apps/web/app/(features|ui|maps|analytics|loading|api-client)/' },
      to: { path: '^apps/web/app/(shell|routes)/' },
    },
    {
      name: 'boot-stands-alone',
      comment: 'The script in every page is one small piece: it imports nothing from beyond its folder.',
      severity: 'error',
      from: { path: '^apps/web/app/boot/', pathNot: tests },
      to: { pathNot: '^apps/web/app/boot/' },
    },
    {
      name: 'no-circles-of-folders',
      comment: 'Two folders that need each other are one, or share a third.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^apps/web' },
      to: { circular: true },
    },
    {
      name: 'routes-hold-no-io',
      comment: 'A route speaks HTTP: database and file access belong to intake, outbox or the store.',
      severity: 'error',
      from: { path: '^apps/server/src/routes/(public|agent|storage|desk)' },
      to: { path: ['^apps/server/src/(db|mail|outbox)/', 'better-sqlite3', '^fs$', '^node:fs'] },
    },
    {
      name: 'desk-above-what-it-shows',
      comment:
        'The desk and the routes show how things stand: what they share with what stands there belongs below, in health or outbox.',
      severity: 'error',
      from: {
        path: '^apps/server/src/(intake|outbox|documents|reminders|scheduler|health|counts|limits|mail|db|data)/',
        pathNot: tests,
      },
      to: { path: '^apps/server/src/(desk|routes)/' },
    },
    {
      name: 'documents-behind-their-door',
      comment:
        'How documents are received, sealed and handed over is asked of create-documents.ts; start/ wires it.',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: ['^apps/server/src/(documents|start)/', tests] },
      to: {
        path: '^apps/server/src/documents/(receiving|scanning|sealing|handing-over)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'config-stands-at-the-bottom',
      comment:
        'Everything reads the configuration, so it reads nothing: a check it needs belongs in config/.',
      severity: 'error',
      from: { path: '^apps/server/src/config(\\.ts|/)', pathNot: tests },
      to: { path: '^apps/server/src/', pathNot: '^apps/server/src/(config(\\.ts|/)|mailbox\\.ts)' },
    },
    {
      name: 'worker-knows-no-http',
      comment:
        'The worker is a process of its own where it is wanted: what it shares with routes lies below both.',
      severity: 'error',
      from: { path: '^apps/server/src/start/(start-worker|compose|jobs)\\.ts' },
      to: { path: '^apps/server/src/(routes|plugins|site|app\\.ts)' },
    },
    {
      name: 'only-worker-sends-mail',
      comment: 'A request records and enqueues, so that no lead hangs on a mail server: let the outbox send.',
      severity: 'error',
      from: {
        path: '^apps/server/src',
        pathNot: ['^apps/server/src/(mail|outbox|notify|health/alerts|start|commands|doctor|routes/dev)/'],
      },
      to: { path: '^apps/server/src/mail/' },
    },
    {
      name: 'e2e-is-black-box',
      comment:
        'Journeys and benches know addresses, contracts, the testkit and the contents of tests, not the insides; a type may say what they must try.',
      severity: 'error',
      from: { path: '^(e2e|packages/testkit)' },
      to: {
        path: '^(apps|packages/(content|emails))',
        pathNot: '^packages/content/fixtures/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'tests-are-leaves',
      comment: 'Nothing imports a test; shared set-up belongs in the testkit.',
      severity: 'error',
      from: {},
      to: { path: tests },
    },
    {
      name: 'testkit-is-for-tests',
      comment: 'What the product itself needs does not belong in the testkit.',
      severity: 'error',
      from: { path: '^(apps|packages)/[^/]+/', pathNot: [tests, '^apps/server/test/', '^packages/testkit/'] },
      to: { path: '^packages/testkit' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist(-renderer)?/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
