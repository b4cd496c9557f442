import { type Area, type Consequence, jobsOf } from '#domain/area.ts'
import { accountsData } from './accounts-data.ts'
import { authenticatorSecrets, nextAuthenticatorSecrets } from './second-factor/authenticator-seal.ts'
import { accountLetters } from './letters.ts'
import { accountsSweepJob, avatarsSweepJob, finishResetsJob, liftExpiredBansJob } from './jobs.ts'
import { permissions } from './permissions.ts'
import { RESET_THING } from './second-factor-letters.ts'
import { newDevice } from './sessions/new-device.ts'

const resetIsOver = (memberId: string): Consequence => ({ settle: { memberId, thing: RESET_THING } })

export const accounts: Area = {
  permissions,
  reactions: {
    'account.device-answered': ({ memberId, device }) => [{ settle: { memberId, thing: newDevice(device) } }],
    'account.second-factor-reset-stopped': ({ memberId }) => [resetIsOver(memberId)],
    'account.second-factor-reset-done': ({ memberId }) => [resetIsOver(memberId)],
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
