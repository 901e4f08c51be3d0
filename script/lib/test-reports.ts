/** What the test runners' JSON reports say. */

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** The tests that did not run, by their full names, with the reason where one was given. */
  readonly skipped: readonly string[];
}

/** Of several runs as of one. */
export const sumOf = (...tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  skipped: tallies.flatMap(({ skipped }) => skipped),
});

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly Suite[];
}

const ran: ReadonlySet<string> = new Set(['passed', 'failed']);

export function tallyOfVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Tally {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: tests.filter(({ status }) => !ran.has(status)).map(({ fullName }) => fullName),
  };
}

function skippedIn({ title, suites = [], specs }: Suite): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations }) => {
        const reason = annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description;
        return spec.title + (reason ? ` (${reason})` : '');
      }),
  );
  return [...own, ...suites.flatMap(skippedIn)].map((name) => `${title} ${name}`);
}

export function tallyOfPlaywright({ stats, suites }: PlaywrightReport): Tally {
  return {
    passed: stats.expected,
    // One that needed a second try has failed once.
    failed: stats.unexpected + stats.flaky,
    skipped: suites.flatMap(skippedIn),
  };
}
