import { type Area, jobsOf } from '#domain/area.ts'
import { accountsData } from './accounts-data.ts'
import { authenticatorSecrets, nextAuthenticatorSecrets } from './authenticator-seal.ts'
import { accountLetters } from './letters.ts'
import { accountsSweepJob, avatarsSweepJob, finishResetsJob, liftExpiredBansJob } from './jobs.ts'

export const accounts: Area = {
  reactions: {
    'member.changed': ({ memberId }) => [
      { dropPages: [`member:${memberId}`] },
      { touch: { kind: 'member', ids: [memberId] } },
    ],
  },
  letters: accountLetters,
  jobs: () => jobsOf(liftExpiredBansJob, finishResetsJob, accountsSweepJob, avatarsSweepJob),
  personalData: accountsData,
  sealed: {
    'authenticators’ secrets': authenticatorSecrets,
    'secrets of authenticators to come': nextAuthenticatorSecrets,
  },
}
