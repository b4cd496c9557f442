import { z } from 'zod'
import { definitions, settingKeys, type Settings } from './definitions.ts'
import { PRINTABLE } from './kinds.ts'

const values = z.strictObject(
  Object.fromEntries(settingKeys.map((key) => [key, definitions[key].schema.optional()])),
  { error: 'There is no such setting' },
) as unknown as z.ZodType<Partial<Settings>>

export const changeReason = z
  .string({ error: 'Say why, so that people can read it' })
  .trim()
  .min(3, { error: 'Say why, so that people can read it' })
  .max(300, { error: 'The reason has at most 300 characters' })
  .regex(PRINTABLE, { error: 'The reason holds a character that can’t be printed' })

export const settingsChangeInput = z.object({
  values,
  reason: changeReason,
  /** The newest change that the form was filled in from; a newer one of the same setting is a conflict. */
  basedOn: z.int().min(0),
  /** The number of the idea that it came from. */
  idea: z
    .string()
    .trim()
    .regex(/^\d{0,15}$/, { error: 'Idea: write its number, or nothing' })
    .transform((typed) => (typed === '' ? null : Number(typed)))
    .nullish()
    .transform((number) => number ?? null),
})

export const withdrawalInput = z.object({
  changeIds: z
    .array(z.coerce.number().int().positive(), { error: 'Choose what to withdraw' })
    .min(1, { error: 'Choose what to withdraw' })
    .max(settingKeys.length),
  reason: changeReason,
})

export type WithdrawalInput = z.infer<typeof withdrawalInput>
