import type { WithTrustedTypes } from './trusted-types.ts'

/** For HTML that is to be read as HTML: each place that does so has a policy of its own name. */
export function htmlPolicy(
  name: 'articles' | 'documents' | 'kept-pages' | 'posts',
): (html: string) => TrustedHTML | string {
  const { trustedTypes } = globalThis as WithTrustedTypes
  const policy = trustedTypes?.createPolicy(name, { createHTML: (html) => html })
  return (html) => policy?.createHTML(html) ?? html
}
