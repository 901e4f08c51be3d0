/** Year and month that the sample figures are dated. */
export const sampleAsOf = '2026-10';

/** Stands beside every sample figure until the agent enters sourced ones. */
export const sampleSourceLabel = 'Sample figures for illustration';
