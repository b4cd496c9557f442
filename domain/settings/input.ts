import { z } from 'zod'
import { definitions, settingKeys, type Settings } from './definitions.ts'

const values = z.strictObject(
  Object.fromEntries(settingKeys.map((key) => [key, definitions[key].schema.optional()])),
  { error: 'There is no such setting' },
) as unknown as z.ZodType<Partial<Settings>>

export const settingsChangeInput = z.object({
  values,
  reason: z
    .string({ error: 'Say why, so that people can read it' })
    .trim()
    .min(3, { error: 'Say why, so that people can read it' })
    .max(300, { error: 'The reason has at most 300 characters' }),
  /** The newest change that the form was filled in from; a newer one of the same setting is a conflict. */
  basedOn: z.int().min(0),
})

export type SettingsChangeInput = z.infer<typeof settingsChangeInput>
