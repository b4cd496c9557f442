import { type Area, type Consequence, jobsOf } from '#domain/area.ts'
import { makeMissingPapersJob } from './jobs.ts'
import type { PapersAsked } from './make-papers.ts'
import { exportPapers } from './own-data.ts'
import {
  outsideMoneyIsOnPapers,
  papersAreWithoutGap,
  papersTellTheirTransfers,
  proIsOnPapers,
} from './check-papers.ts'
import { permissions } from './permissions.ts'
import { planPapers } from './plan-papers.ts'

/** After these moments of a deal both sides have agreed to something. */
const AGREEING = new Set(['accepted', 'ordered', 'milestone-agreed'])

const making = (about: readonly string[], asked: Partial<PapersAsked>): Consequence => ({
  write: { about, work: (tx, { settings }) => planPapers(tx, asked, settings) },
})

export const papers: Area = {
  permissions,
  reactions: {
    'money.moved': ({ transferIds }) => [making(transferIds, { transferIds })],
    'deal.happened': ({ dealId, number, what }) =>
      AGREEING.has(what) ? [making([dealId, String(number)], { agreed: [{ dealId, number }] })] : [],
  },
  jobs: () => jobsOf(makeMissingPapersJob),
  personalData: {
    exportParts: {
      async *papers({ db, person }) {
        yield { name: 'papers.json', json: await exportPapers(db, person.id) }
      },
    },
  },
  ledgerChecks: [papersAreWithoutGap, papersTellTheirTransfers, proIsOnPapers, outsideMoneyIsOnPapers],
}
