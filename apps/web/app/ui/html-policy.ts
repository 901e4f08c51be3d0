interface HtmlPolicies {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): string };
}

/**
 * Under Trusted Types text becomes markup by a policy alone, made once and named in the server's headers. What comes of it
 * is for what the build wrote, and nobody else.
 */
export function htmlPolicy(name: 'rivermark-built' | 'rivermark-river'): (html: string) => string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: HtmlPolicies };
  const policy = trustedTypes?.createPolicy(name, { createHTML: (html) => html });
  return (html) => policy?.createHTML(html) ?? html;
}
