import { redirect } from 'react-router'
import { z } from 'zod'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { originBanForm, reasonInput } from '#domain/accounts/index.ts'
import { banOrigin, liftOriginBan } from '#domain/security/index.ts'

const back = (done: string) => redirect(`/admin/security/bans?done=${done}`)
const originLiftInput = reasonInput.extend({
  originBanId: z.coerce
    .number({ error: 'There is no such ban' })
    .int()
    .positive()
    .max(Number.MAX_SAFE_INTEGER),
})

const { intent, intents } = formsOf({
  for: 'staff',
  needs: 'members.read-bans',
  unknown: 'This form is out of date: reload the page',
})

/** The forms of the page: ban an address or a domain, lift such a ban. */
export const bansIntents = intents({
  'ban-origin': intent({
    input: originBanForm,
    run: (tx, actor, input, { origin, viewer }) =>
      banOrigin(tx, actor, input, { origin, ownEmail: viewer.email }),
    done: () => back('banned'),
  }),
  'lift-origin': intent({
    input: originLiftInput,
    run: (tx, actor, { originBanId: banId, reason }, { origin }) =>
      liftOriginBan(tx, actor, { banId, reason }, { origin }),
    done: () => back('lifted'),
  }),
})

export type BansIntent = IntentOf<typeof bansIntents>
