import { csvFile } from '#app/csv-file.ts'
import { reading, staffOnly } from '#app/edge.ts'
import { noteGivenOut } from '#app/note-given-out.ts'
import { nameMembers } from '#domain/accounts/index.ts'
import { listCasesForFile } from '#domain/reports/index.ts'
import { readSought } from './load-reports.ts'

const HEAD = [
  'Number',
  'Kind',
  'Title',
  'Address',
  'Whose',
  'Reports',
  'Weight',
  'Reason',
  'Since',
  'Decision',
  'Decided',
  'Undone',
]

export const loader = reading(
  staffOnly('report.read', async (edge) => {
    const { db, actor, url } = edge
    const cases = await listCasesForFile(db, actor, {
      isDecided: url.searchParams.get('in') === 'decided',
      sought: await readSought(edge),
    })
    const names = await nameMembers(
      db,
      cases.flatMap(({ ownerId }) => ownerId ?? []),
    )
    const rows = cases.map((one) => [
      one.number,
      one.kind,
      one.title,
      one.path,
      names.get(one.ownerId ?? '')?.username,
      one.reportsCount,
      { decimal: one.weight.toFixed(2) },
      one.reason,
      one.openedAt.toISOString(),
      one.decision,
      one.decidedAt?.toISOString(),
      one.restoredAt?.toISOString(),
    ])
    await noteGivenOut(edge, { what: 'reports', rows: rows.length })
    return csvFile('reports.csv', HEAD, rows)
  }),
)
