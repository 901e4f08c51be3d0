/** How an operator calls one of our programs: `rivermark outbox` where this runs from a release, `script/outbox` in the sources. */
export const programName = (program: string): string =>
  // biome-ignore lint/style/noProcessEnv: no setting; the release's starter says that it is one
  process.env.RIVERMARK_RELEASE ? `rivermark ${program}` : `script/${program}`;
