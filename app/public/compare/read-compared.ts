/** As many as stand side by side and can still be read. */
export const COMPARED_MOST = 4

const SLUG = /^[a-z0-9-]{1,100}$/

/** The services that an address asks to compare, each once; `?s=one&s=another`. */
export function readCompared(params: URLSearchParams): { slugs: string[]; leftOut: number } {
  const asked = [...new Set(params.getAll('s').filter((slug) => SLUG.test(slug)))]
  return { slugs: asked.slice(0, COMPARED_MOST), leftOut: Math.max(0, asked.length - COMPARED_MOST) }
}

/** The address of the same comparison with other services. */
export const compareAddress = (slugs: readonly string[]): string =>
  slugs.length === 0 ? '/compare' : `/compare?${new URLSearchParams(slugs.map((slug) => ['s', slug]))}`
