/**
 * How the operator calls a program: `rivermark outbox` in a release, `script/outbox` in sources.
 */
export const programName = (program: string): string =>
  // biome-ignore lint/style/noProcessEnv: no setting; the release's starter says that it is one
  process.env.RIVERMARK_RELEASE ? `rivermark ${program}` : `script/${program}`;
