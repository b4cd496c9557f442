import type { Area, AreaJob, Consequence, Tables } from '#domain/area.ts'
import { accounts } from '#domain/accounts/area.ts'
import { advice } from '#domain/advice/area.ts'
import { analytics } from '#domain/analytics/area.ts'
import { appeals } from '#domain/appeals/area.ts'
import { assistant } from '#domain/assistant/area.ts'
import { banners } from '#domain/banners/area.ts'
import { blocks } from '#domain/blocks/area.ts'
import { briefs } from '#domain/briefs/area.ts'
import { blog } from '#domain/blog/area.ts'
import { catalogue } from '#domain/catalogue/area.ts'
import { categories } from '#domain/categories/area.ts'
import { claims } from '#domain/claims/area.ts'
import { companies } from '#domain/companies/area.ts'
import { corrections } from '#domain/corrections/area.ts'
import { deals } from '#domain/deals/area.ts'
import { documents } from '#domain/documents/area.ts'
import { identityChecks } from '#domain/identity-checks/area.ts'
import { favourites } from '#domain/favourites/area.ts'
import { help } from '#domain/help/area.ts'
import { ideas } from '#domain/ideas/area.ts'
import { ledger } from '#domain/ledger/area.ts'
import { mail } from '#domain/mail/area.ts'
import { messages } from '#domain/messages/area.ts'
import { notices } from '#domain/notices/area.ts'
import { notifications } from '#domain/notifications/area.ts'
import { orders } from '#domain/orders/area.ts'
import { papers } from '#domain/papers/area.ts'
import { payments } from '#domain/payments/area.ts'
import { payouts } from '#domain/payouts/area.ts'
import { pictures } from '#domain/pictures/area.ts'
import { portfolio } from '#domain/portfolio/area.ts'
import { privacy } from '#domain/privacy/area.ts'
import { pro } from '#domain/pro/area.ts'
import { projects } from '#domain/projects/area.ts'
import { recommendations } from '#domain/recommendations/area.ts'
import { referrals } from '#domain/referrals/area.ts'
import { reports } from '#domain/reports/area.ts'
import { reviews } from '#domain/reviews/area.ts'
import { savedViews } from '#domain/saved-views/area.ts'
import { savedSearches } from '#domain/saved-searches/area.ts'
import { search } from '#domain/search/area.ts'
import { security } from '#domain/security/area.ts'
import { settings } from '#domain/settings/area.ts'
import { reputation } from '#domain/reputation/area.ts'
import { support } from '#domain/support/area.ts'
import { teams } from '#domain/teams/area.ts'
import { views } from '#domain/views/area.ts'
import { watch } from '#domain/watch/area.ts'
import { listOnlineMembers } from '#domain/accounts/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Permission, Rule, Whose } from '#domain/permissions.ts'
import type { FindDisputed } from '#domain/payouts/index.ts'
import type { LetterRow, Letters } from '#domain/letter.ts'
import type { DocumentSources } from '#domain/search/index.ts'
import type { KeepsTeam } from '#domain/teams/index.ts'
import type { SealedColumn } from '#platform/crypto/sealed-column.ts'
import type { Figure } from '#platform/telemetry/figure.ts'
import type { Announced } from '#platform/events/events.ts'

/** Every area that has something to say to the rest, in the order in which they may know one another. The one list of them. */
const areas: readonly Area[] = [
  security,
  settings,
  accounts,
  savedViews,
  claims,
  blocks,
  ledger,
  notifications,
  mail,
  documents,
  notices,
  identityChecks,
  payments,
  payouts,
  corrections,
  companies,
  pro,
  watch,
  privacy,
  pictures,
  categories,
  reputation,
  search,
  favourites,
  views,
  teams,
  catalogue,
  portfolio,
  deals,
  savedSearches,
  orders,
  papers,
  referrals,
  projects,
  reviews,
  messages,
  blog,
  ideas,
  reports,
  appeals,
  help,
  support,
  banners,
  analytics,
  assistant,
  briefs,
  advice,
  recommendations,
]

const joined = <Row>(pick: (area: Area) => Readonly<Record<string, Row>> | undefined, from = areas) =>
  Object.fromEntries(from.flatMap((area) => Object.entries(pick(area) ?? {})))

/** Who may do what, in all areas. */
export const permissions = joined((area) => area.permissions) as Record<Permission, Rule | Rule<[Whose]>>

/** Who is here since then and lets it be seen. */
export async function listSeenOnline(db: Db, since: Date): Promise<string[]> {
  let ids = await listOnlineMembers(db, since)
  for (const { listShowing } of areas) ids = (await listShowing?.(db, ids)) ?? ids
  return ids
}

/** What areas keep of people. They forget in the opposite order: first what builds on others. */
export const personalData: Tables['personalData'] = {
  exportParts: joined((area) => area.personalData?.exportParts),
  deletionBlocks: joined((area) => area.personalData?.deletionBlocks),
  erasers: joined((area) => area.personalData?.erasers, areas.toReversed()),
}

export const ledgerChecks: Tables['ledgerChecks'] = areas.flatMap((area) => area.ledgerChecks ?? [])

export const followClearing: Tables['followClearing'] = async (tx, cleared) => {
  for (const area of areas) await area.followClearing?.(tx, cleared)
}

export const findShownPictures: Tables['findShownPictures'] = async (tx, ownerIds) => {
  const shown: string[] = []
  for (const area of areas) shown.push(...((await area.findShownPictures?.(tx, ownerIds)) ?? []))
  return shown
}

export const disputedMoney: readonly FindDisputed[] = areas.flatMap((area) => area.disputedMoney ?? [])

/** What areas have open for a team. */
export const keepsTeam: readonly KeepsTeam[] = areas.flatMap((area) => area.keepsTeam ?? [])

/** Whether any area has something open about a case. */
export const keepsCase: Tables['keepsCase'] = async (tx, number) => {
  for (const area of areas) if (await area.keepsCase?.(tx, number)) return true
  return false
}

export const sealedData: Readonly<Record<string, SealedColumn>> = joined((area) => area.sealed)

/** What operators see of all areas from outside. */
export const figures: readonly Figure[] = areas.flatMap((area) => area.figures ?? [])

export const searchDocuments: DocumentSources = joined((area) => area.searchDocuments)

/** The letters that follow from an event, of all areas. */
export function lettersOf(event: Announced): LetterRow<Announced>[] {
  return areas.flatMap(({ letters }) => (letters?.[event.kind] ?? []) as LetterRow<Announced>[])
}

/** All that a member has not read yet. */
export const countUnread: Tables['countUnread'] = async (db, memberId) => {
  let sum = 0
  for (const area of areas) sum += (await area.countUnread?.(db, memberId)) ?? 0
  return sum
}

/** Every job there is. */
export const jobs: readonly AreaJob[] = areas.flatMap(
  (area) =>
    area.jobs?.({
      personalData,
      ledgerChecks,
      followClearing,
      findShownPictures,
      lettersOf,
      countUnread,
      keepsCase,
    }) ?? [],
)

/** What follows from an event, in all areas. */
export function consequencesOf(event: Announced): Consequence[] {
  return areas.flatMap((area) => {
    const react = area.reactions?.[event.kind] as ((event: Announced) => Consequence[]) | undefined
    return react?.(event) ?? []
  })
}

/** The tables of letters of all areas, one after the other. */
export const letterTables: readonly Letters[] = areas.flatMap(({ letters }) => letters ?? [])
