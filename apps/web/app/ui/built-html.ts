import { htmlPolicy } from './html-policy.ts';

/** HTML that the build wrote, as the browser takes it. */
export const builtHtml = htmlPolicy('rivermark-built');
