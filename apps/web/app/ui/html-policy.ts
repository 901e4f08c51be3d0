interface HtmlPolicies {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): string };
}

/**
 * A Trusted Types policy, created once and named in the server's headers. Use it only for markup
 * that the build wrote.
 */
export function htmlPolicy(name: 'rivermark-built' | 'rivermark-river'): (html: string) => string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: HtmlPolicies };
  const policy = trustedTypes?.createPolicy(name, { createHTML: (html) => html });
  return (html) => policy?.createHTML(html) ?? html;
}
