import type { PageContext } from '#app/page-context.ts'

/** A page is not kept past the moment when what it shows changes by the clock. */
export function keepUntil(page: PageContext, at: Date | undefined, now: Date): void {
  if (!at) return
  const leftMs = Math.max(0, at.getTime() - now.getTime())
  page.keepMostMs = Math.min(page.keepMostMs ?? leftMs, leftMs)
}
