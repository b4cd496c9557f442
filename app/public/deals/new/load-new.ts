import type { Edge } from '#app/edge.ts'
import { loadTeamsToOfferFor } from '#app/shared/teams/load-teams-to-offer-for.server.ts'
import { hasPro } from '#domain/accounts/index.ts'
import { findDealDraft } from '#domain/deals/index.ts'
import { costRules } from '../cost-rules.ts'
import { boundsOf } from '../deal-bounds.ts'
import { emptyDeal } from '#app/shared/deals/typed-deal.ts'
import { readDraftKey } from '#app/shared/deals/draft-cookie.ts'

/** The form as it was left: after sign-in nothing that was typed is lost. */
export async function loadNew({ db, clock, settings, request, page, url }: Edge) {
  const now = clock.now()
  const key = readDraftKey(request.headers.get('Cookie'))
  const draft = key === undefined ? undefined : await findDealDraft(db, key, now)
  const whom = url.searchParams.get('with') ?? ''
  const side = ['buyer', 'seller'].find((one) => one === url.searchParams.get('as'))
  const team = url.searchParams.get('team') ?? ''
  const started = draft ?? emptyDeal(settings.autoAcceptDealDays)
  const teams = page.viewer ? await loadTeamsToOfferFor(db, page.viewer.actor.id, now) : []
  const namesWithPro = [
    ...(hasPro(page.viewer, now) ? [''] : []),
    ...teams.flatMap(({ id, hasPro: isOnPro }) => (isOnPro ? [id] : [])),
  ]
  return {
    // Who came from somebody's page means them, whatever an older draft says.
    typed: {
      ...started,
      ...(whom ? { with: 'username', username: whom.slice(0, 30) } : {}),
      ...(team ? { as: 'seller', team } : whom && side ? { as: side } : {}),
    },
    isDraft: draft !== undefined,
    isSignedIn: Boolean(page.viewer),
    teams,
    bounds: boundsOf(settings),
    cost: costRules(settings, namesWithPro),
    files: { maxFiles: settings.attachmentsMost, maxBytes: settings.attachmentMegabytes * 1_000_000 },
  }
}
