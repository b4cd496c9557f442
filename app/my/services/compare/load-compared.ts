import type { MemberEdge } from '#app/edge.ts'
import { hasPro } from '#domain/accounts/index.ts'
import { findServiceAnalytics } from '#domain/analytics/index.ts'
import { listOwnNames } from '#domain/catalogue/index.ts'
import { compareRows } from './compare-rows.ts'
import { COMPARED_MOST, readCompared } from './read-compared.ts'

/** The member's services side by side, which PRO brings; others are told what it is. */
export async function loadCompared({ db, actor, viewer, clock, url, settings }: MemberEdge) {
  const asked = readCompared(url.searchParams)
  if (!hasPro(viewer, clock.now())) {
    const own = await listOwnNames(db, actor.id)
    return { isPro: false as const, count: own.length, asked }
  }
  const { services } = await findServiceAnalytics(db, actor.id, { days: asked.days, now: clock.now() })
  const chosen = asked.slugs.flatMap((slug) => services.find((one) => one.slug === slug) ?? [])
  // Who has not chosen is shown those that are looked at most.
  const shown =
    chosen.length > 0
      ? chosen
      : services.toSorted((one, other) => other.now.views - one.now.views).slice(0, COMPARED_MOST)
  return {
    isPro: true as const,
    asked,
    choices: services.map(({ slug, title }) => ({
      slug,
      title,
      isShown: shown.some((one) => one.slug === slug),
    })),
    columns: shown.map(({ slug, title }) => ({ slug, title })),
    rows: compareRows(shown, settings.currency),
  }
}

export type ComparedData = Awaited<ReturnType<typeof loadCompared>>
