import { type Area, jobsOf } from '#domain/area.ts'
import { rewardsAreAllThatWasPaid, rewardsAreBookedOnce } from './check-rewards.ts'
import { rewardFinalJob, sweepReferralsJob } from './jobs.ts'
import { referralLetters } from './letters.ts'
import { noteCleared } from './note-cleared.ts'
import { noteReferral } from './note-referral.ts'
import { eraseReferrals, exportReferrals, forgetInInvitations } from './own-data.ts'
import { permissions } from './permissions.ts'

export const referrals: Area = {
  permissions,
  reactions: {
    'member.invited': ({ memberId, referrerId, joinedAt }) => [
      {
        write: {
          about: ['invited', memberId],
          work: (tx, { settings }) =>
            noteReferral(tx, { memberId, referrerId, joinedAt: new Date(joinedAt) }, settings),
        },
      },
    ],
  },
  followClearing: noteCleared,
  letters: referralLetters,
  jobs: () => jobsOf(rewardFinalJob, sweepReferralsJob),
  personalData: {
    exportParts: {
      async *invitations({ db, person }) {
        yield { name: 'invitations.json', json: await exportReferrals(db, person.id) }
      },
    },
    erasers: {
      async invitations(tx, person) {
        await eraseReferrals(tx, person.id)
        await forgetInInvitations(tx, person)
        return []
      },
    },
  },
  ledgerChecks: [rewardsAreBookedOnce, rewardsAreAllThatWasPaid],
}
