import type { IntentOf } from '#app/forms/intents.ts'
import { intents } from './account-forms.ts'
import { profileIntents } from './act-on-profile.ts'
import { safetyIntents } from './act-on-safety.ts'
import { secondFactorIntents } from './act-on-second-factor.ts'
import { dataIntents } from './data/act-on-data.ts'
import { passkeyIntents } from './passkeys/act-on-passkeys.ts'
import { providerIntents } from './providers/act-on-providers.ts'

/** Every form of the page. */
export const accountIntents = intents({
  ...profileIntents,
  ...safetyIntents,
  ...secondFactorIntents,
  ...passkeyIntents,
  ...providerIntents,
  ...dataIntents,
})

export type AccountIntent = IntentOf<typeof accountIntents>
