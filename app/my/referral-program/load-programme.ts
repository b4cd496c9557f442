import type { CachedEdge } from '#app/edge.ts'
import { findProgrammeFigures } from '#domain/referrals/index.ts'
import { loadOwnInvitations } from './load-own-invitations.ts'
import { asksForReward, readInvited, referralRules } from './reward.ts'

/** Figures have no tag of their own: they may be so old. */
const KEEP_MOST_MS = 60_000

/** The rule and its figures for everyone; with what their own link brought for a member. A visitor's page is kept and shared. */
export async function loadProgramme(edge: CachedEdge) {
  const { url, settings, page, db } = edge
  const rules = referralRules(settings)
  const programme = {
    rules,
    invited: readInvited(url.searchParams, rules),
    figures: await findProgrammeFigures(db),
  }
  const { viewer } = page
  if (viewer) return { ...programme, own: await loadOwnInvitations({ ...edge, viewer, actor: viewer.actor }) }
  // A sum of somebody's own is nobody else's page: keeping each would only fill the memory.
  if (asksForReward(url.searchParams)) page.keep = false
  page.keepMostMs = KEEP_MOST_MS
  return { ...programme, own: null }
}

export type Programme = Omit<Awaited<ReturnType<typeof loadProgramme>>, 'own'>
