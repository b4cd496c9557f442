import { csvFile } from '#app/csv-file.ts'
import { staffOnly, reading } from '#app/edge.ts'
import { noteGivenOut } from '#app/note-given-out.ts'
import {
  listTeamsForFile,
  readAdminTeamFilters,
  sumEarningsOfTeams,
  VOLUME_DAYS,
} from '#domain/teams/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import { decimalText } from '#platform/money/currency.ts'
import { type Minor, zero } from '#platform/money/money.ts'

const HEAD = [
  'Id',
  'Name',
  'Address',
  'State',
  'People',
  'Owner',
  'Country',
  'Started',
  'Dissolved',
  `Released, ${VOLUME_DAYS} days`,
  `Commission, ${VOLUME_DAYS} days`,
  'Currency',
]

/** The teams that the page's filters show, all pages of them, as a file. */
export const loader = reading(
  staffOnly('team.administer', async (edge) => {
    const { db, actor, url, clock, settings } = edge
    const now = clock.now()
    const teams = await listTeamsForFile(db, actor, { ...readAdminTeamFilters(url.searchParams), now })
    const sums = await sumEarningsOfTeams(
      db,
      teams.map(({ id }) => id),
      addDays(now, -VOLUME_DAYS),
    )
    const amount = (minor: Minor = zero) => ({ decimal: decimalText(minor, settings.currency) })
    const rows = teams.map((one) => [
      one.id,
      one.name,
      `/t/${one.slug}`,
      one.state,
      one.people,
      one.ownerId,
      one.country,
      one.startedAt.toISOString(),
      one.dissolvedAt?.toISOString(),
      amount(sums.get(one.id)?.releasedMinor),
      amount(sums.get(one.id)?.commissionMinor),
      settings.currency,
    ])
    await noteGivenOut(edge, { what: 'teams', rows: rows.length })
    return csvFile('teams.csv', HEAD, rows)
  }),
)
