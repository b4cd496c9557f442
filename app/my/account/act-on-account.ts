import type { MemberEdge } from '#app/edge.ts'
import { Invalid } from '#platform/errors/errors.ts'
import {
  actOnAvatar,
  actOnAvatarRemoval,
  actOnChannels,
  actOnProfile,
  actOnTimeZone,
  actOnUsername,
} from './act-on-profile.ts'
import { actOnEmail, actOnOtherSessions, actOnPassword, actOnSession } from './act-on-safety.ts'
import {
  actOnConfirmation,
  actOnRecoveryCodes,
  actOnReset,
  actOnSetUp,
  actOnTurnOff,
} from './act-on-second-factor.ts'
import { actOnData, dataIntents } from './data/act-on-data.ts'
import { actOnNewPasskey, actOnPasskeyName, actOnPasskeyRemoval } from './passkeys/act-on-passkeys.ts'
import { actOnProviders, providerIntents } from './providers/act-on-providers.ts'

/** Every form of the page, by its intent. */
const acts: Readonly<Record<string, (edge: MemberEdge, form: FormData) => Promise<unknown>>> = {
  'change-profile': actOnProfile,
  'change-avatar': actOnAvatar,
  'remove-avatar': actOnAvatarRemoval,
  'change-username': actOnUsername,
  'change-email': actOnEmail,
  'change-password': actOnPassword,
  'set-up-two-factor': actOnSetUp,
  'confirm-two-factor': actOnConfirmation,
  'make-recovery-codes': actOnRecoveryCodes,
  'turn-off-two-factor': actOnTurnOff,
  'stop-reset': actOnReset,
  'add-passkey': actOnNewPasskey,
  'rename-passkey': actOnPasskeyName,
  'remove-passkey': actOnPasskeyRemoval,
  'end-session': actOnSession,
  'end-other-sessions': actOnOtherSessions,
  'change-channels': actOnChannels,
  'change-time-zone': actOnTimeZone,
  ...Object.fromEntries(providerIntents.map((intent) => [intent, actOnProviders])),
  ...Object.fromEntries(dataIntents.map((intent) => [intent, actOnData])),
}

export async function actOnAccount(edge: MemberEdge): Promise<unknown> {
  const form = await edge.form()
  const intent = String(form.get('intent') ?? '')
  const act = Object.hasOwn(acts, intent) ? acts[intent] : undefined
  if (!act) throw new Invalid('This form is out of date. Reload the page and send it again.')
  return act(edge, form)
}
