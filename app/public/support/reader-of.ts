import type { Edge } from '#app/edge.ts'

/** Tells readers apart for a day: a member by who they are, a visitor by where and with what they came. */
export const readerOf = ({ page, request }: Pick<Edge, 'page' | 'request'>): string =>
  page.viewer?.actor.id ?? `${page.address}\n${request.headers.get('User-Agent') ?? ''}`
