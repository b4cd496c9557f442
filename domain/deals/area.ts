import { type Area, enqueue, jobsOf } from '#domain/area.ts'
import { eraseDealFiles, listFilesOfSide } from './files/personal-files.ts'
import { endsAll } from './requests/answered-by-itself.ts'
import { listDisputedMoney } from './disputes/disputed-money.ts'
import { milestonesHoldWhatTheyShould } from './milestones/ledger-check.ts'
import { exportDeals, exportShares, hasOpenDeals, eraseDealTraces } from './queries/personal-deals.ts'
import { followBanJob, runDealClocksJob, sweepDealDraftsJob, tellPartiesJob } from './jobs.ts'
import { dealsKeepTeam } from './queries/keeps-team.ts'
import { dealLetters } from './letters.ts'
import { permissions } from './permissions.ts'

export const deals: Area = {
  permissions,
  reactions: {
    'deal.clock-set': ({ runsAt }) => [
      enqueue({ job: 'deals.run-clocks', data: {}, startAt: new Date(runsAt) }),
    ],
    'member.banned': ({ memberId }) => [enqueue({ job: 'deals.follow-ban', data: { memberId } })],
    'member.ban-lifted': ({ memberId }) => [enqueue({ job: 'deals.follow-ban', data: { memberId } })],
    'team.happened': ({ what, aboutId }) =>
      what === 'handed-over' && aboutId
        ? [enqueue({ job: 'deals.follow-ban', data: { memberId: aboutId } })]
        : [],
    'deal.happened': ({ dealId, partyIds, isDisputed, byId, what, answered }) => [
      { tell: { to: partyIds, isForStaff: isDisputed, event: { kind: 'deal', dealId } } },
      ...(endsAll(what) ? partyIds : byId ? [byId] : []).map((memberId) => ({
        settle: { memberId, thing: `deal:${dealId}` },
      })),
      ...(answered.length > 0 ? partyIds : []).map((memberId) => ({ settle: { memberId, links: answered } })),
    ],
  },
  letters: dealLetters,
  jobs: () => jobsOf(followBanJob, runDealClocksJob, sweepDealDraftsJob, tellPartiesJob),
  personalData: {
    exportParts: {
      async *deals({ db, person }) {
        yield { name: 'deals.json', json: await exportDeals(db, person.id) }
        yield { name: 'deal-shares.json', json: await exportShares(db, person.id) }
        for (const { id, name, fileKey } of await listFilesOfSide(db, person.id))
          yield { name: `deal-files/${id}${/\.[a-z0-9]+$/i.exec(name)?.[0] ?? ''}`, fileKey }
      },
    },
    deletionBlocks: {
      'open deals': async (db, memberId) =>
        (await hasOpenDeals(db, memberId))
          ? {
              words: 'You have deals that are not finished: finish, cancel or withdraw them first',
              link: { to: '/my/orders', label: 'Orders and deals' },
              stopsAsking: false,
            }
          : undefined,
    },
    erasers: {
      async deals(tx, { id, verifiedEmail }) {
        await eraseDealTraces(tx, { id, verifiedEmail })
        return eraseDealFiles(tx, id)
      },
    },
  },
  ledgerChecks: [milestonesHoldWhatTheyShould],
  disputedMoney: [listDisputedMoney],
  keepsTeam: dealsKeepTeam,
}
