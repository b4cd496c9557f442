import type { Edge } from '#app/edge.ts'
import { timeAsOf } from '#domain/assistant/index.ts'
import { findMarketplaceFigures } from '#domain/analytics/index.ts'
import { languages } from '#domain/accounts/index.ts'
import { findBrief, fingerprintOf, listBriefs } from '#domain/briefs/index.ts'
import { findTree, leavesOf, shownTree } from '#domain/categories/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { makeWhole } from './grow-brief.server.ts'
import { isUuid } from '#platform/text/is-uuid.ts'

/** The empty page, or a brief that a member kept, with the figures and matches of today. */
export async function loadNeed(edge: Edge) {
  const { db, clock, url, page, ai } = edge
  const memberId = page.viewer?.actor.id
  const [tree, figures, saved, kept] = await Promise.all([
    findTree(db),
    findMarketplaceFigures(db, clock.now()),
    memberId ? listBriefs(db, memberId) : [],
    openKept(edge, memberId),
  ])
  return {
    /** Where what is typed goes, if it goes anywhere. */
    model: ai ? { host: ai.host } : null,
    figures: { services: figures.services, deals: figures.completedDeals },
    categories: shownTree(tree).map((top) => ({
      label: top.title,
      options: leavesOf([top]).map(({ id, title }) => ({ value: id, label: title })),
    })),
    languages: languages.map(({ value, label }) => ({ value, label })),
    currency: edge.settings.currency,
    isSignedIn: memberId !== undefined,
    saved: saved.map(({ id, title, savedAt }) => ({ id, title, savedAt })),
    kept,
    done: url.searchParams.get('done'),
    now: clock.now(),
  }
}

async function openKept(edge: Edge, memberId: string | undefined) {
  const briefId = edge.url.searchParams.get('brief')
  if (briefId === null) return null
  const found = memberId && isUuid(briefId) ? await findBrief(edge.db, memberId, briefId) : undefined
  if (!found) throw new NotFound('There is no such brief of yours')
  const { need, engine } = found
  const reading = timeAsOf(found.reading, edge.clock.now())
  const made = { reading, engine, failure: null, madeFrom: fingerprintOf(need) }
  return {
    id: briefId,
    typed: need.text,
    view: await makeWhole(edge, { need, made, asked: reading.questions, hand: [] }),
  }
}

export type NeedData = Awaited<ReturnType<typeof loadNeed>>
