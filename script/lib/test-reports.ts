/** Reads the test runners' JSON reports. */
import { stripVTControlCharacters } from 'node:util';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Full names of the failed tests, each with the first line of its message. */
  readonly faults: readonly string[];
  /** Full names of the skipped tests, with the reason if given. */
  readonly skipped: readonly string[];
}

/** Adds up several runs. */
export const sumOf = (...tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  faults: tallies.flatMap(({ faults }) => faults),
  skipped: tallies.flatMap(({ skipped }) => skipped),
});

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly Suite[];
}

const ran: ReadonlySet<string> = new Set(['passed', 'failed']);

/** A test and the first line of its message, without terminal colors. */
const fault = (name: string, message = '') =>
  `${name}: ${stripVTControlCharacters(message).trim().split('\n', 1)[0]}`;

export function tallyOfVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Tally {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    faults: [
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages: [message] }) => fault(fullName, message)),
      // A file that could not be loaded has no tests that could fail.
      ...testResults
        .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
        .map(({ name, message }) => fault(name, message)),
    ],
    skipped: tests.filter(({ status }) => !ran.has(status)).map(({ fullName }) => fullName),
  };
}

/** The journeys that failed or needed a retry. */
function faultsIn({ title, suites = [], specs }: Suite): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => fault(spec.title, results.find(({ error }) => error)?.error?.message)),
  );
  return [...own, ...suites.flatMap(faultsIn)].map((name) => `${title} ${name}`);
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
    // A journey that needed a retry has failed once.
    failed: stats.unexpected + stats.flaky,
    faults: suites.flatMap(faultsIn),
    skipped: suites.flatMap(skippedIn),
  };
}
