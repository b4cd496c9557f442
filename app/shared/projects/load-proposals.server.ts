import type { CachedEdge, MemberEdge } from '#app/edge.ts'
import { findHidden } from '#app/shared/blocks/find-hidden.server.ts'
import { hallmarkOf } from '#app/shared/works/to-service-card.ts'
import { avatarUrl, findFaces } from '#domain/accounts/index.ts'
import { feeTermsFor, computeFees } from '#domain/ledger/index.ts'
import {
  isForEarlier,
  listProposalsTo,
  type ProjectRow,
  readProposals,
  whyNot,
} from '#domain/projects/index.ts'
import { findReputations } from '#domain/reputation/index.ts'
import { nameTeams } from '#domain/teams/index.ts'
import { minor } from '#platform/money/money.ts'

/** Proposals side by side, as the owner compares them. Looking at them is reading them. */
export async function loadProposals(
  { db, actor, transaction, settings, url, page }: CachedEdge & Pick<MemberEdge, 'actor'>,
  own: ProjectRow,
) {
  const hidden = await findHidden({ db, page })
  if (!actor.viewedBy)
    await transaction((tx) => readProposals(tx, actor, { projectId: own.id, unseen: hidden }))
  // One that was chosen is a deal by now, and goes on.
  const isSeen = (row: { sellerId: string; state: string }) =>
    row.state === 'accepted' || !hidden.has(row.sellerId)
  const rows = (await listProposalsTo(db, own.id)).filter(isSeen)
  const sellerIds = rows.map(({ sellerId }) => sellerId)
  const teamIds = rows.flatMap(({ teamId }) => teamId ?? [])
  const [faces, reputations, teams] = await Promise.all([
    findFaces(db, sellerIds),
    findReputations(db, [...sellerIds, ...teamIds]),
    nameTeams(db, teamIds),
  ])
  const terms = feeTermsFor(settings)
  const proposals = rows.map((row) => {
    const face = faces.get(row.sellerId)
    const team = teams.get(row.teamId ?? '')
    const reputation = reputations.get(row.teamId ?? row.sellerId)
    const count = reputation?.ratingCount ?? 0
    return {
      id: row.id,
      state: row.state,
      text: row.text,
      priceMinor: row.priceMinor,
      days: row.days,
      sentAt: row.sentAt,
      seen: row.changedAt.getTime(),
      isForEarlier: isForEarlier(row, own),
      files: row.files.map(({ id, name, bytes, note }) => ({ id, name, bytes, note })),
      milestones: row.milestones.map(({ priceMinor, ...one }) => ({
        ...one,
        priceMinor,
        buyerPays: String(computeFees(minor(priceMinor), terms, 'seller').buyerPays),
      })),
      seller: {
        name: face?.displayName ?? 'Nobody',
        username: face?.username ?? '',
        team: team && { name: team.name, to: `/t/${team.slug}` },
        src: avatarUrl(face?.avatarKey ?? null, 64) ?? null,
        level: hallmarkOf(reputation?.level ?? 'new'),
        completedCount: reputation?.completedCount ?? 0,
        rating: count > 0 ? { value: (reputation?.ratingSum ?? 0) / count / 100, count } : null,
      },
    }
  })
  const find = (name: string) => proposals.find(({ id }) => id === url.searchParams.get(name)) ?? null
  const canChoose = !whyNot(own, 'award')
  return {
    proposals,
    /** Choosing begins a deal, so the sum is shown first. */
    accepting: canChoose ? find('accept') : null,
    declining: canChoose ? find('decline') : null,
    canChoose,
    version: own.version,
  }
}

export type ProposalsData = Awaited<ReturnType<typeof loadProposals>>
export type ShownProposal = ProposalsData['proposals'][number]
