import { z } from 'zod'
import { reasonInput } from '#domain/accounts/index.ts'

export const decisionInput = reasonInput.extend({
  memberId: z.uuid({ error: 'There is no such invitation' }),
})
