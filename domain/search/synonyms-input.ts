import { z } from 'zod'

const SYNONYM_GROUPS_MOST = 500
const SYNONYM_PHRASES_MOST = 12
const SYNONYM_LETTERS_MOST = 60

/** One group as it is typed: phrases parted by commas. */
const synonymGroupInput = z
  .string()
  .transform((text) => [
    ...new Set(text.split(',').map((phrase) => phrase.trim().replace(/\s+/g, ' ').toLowerCase())),
  ])
  .transform((phrases) => phrases.filter((phrase) => phrase !== ''))
  .pipe(
    z
      .array(
        z
          .string()
          .max(SYNONYM_LETTERS_MOST, `A phrase has at most ${SYNONYM_LETTERS_MOST} letters`)
          .regex(/[\p{L}\p{N}]/u, 'A phrase has at least one letter or digit'),
      )
      .min(2, 'Write at least two phrases that mean the same, parted by commas')
      .max(SYNONYM_PHRASES_MOST, `A group has at most ${SYNONYM_PHRASES_MOST} phrases: part it in two`),
  )

/** The whole dictionary as one form gives it: a line a group; empty lines are left out. */
export const synonymsInput = z.object({
  groups: z
    .string()
    .transform((text) => text.split('\n').filter((line) => line.trim() !== ''))
    .pipe(
      z
        .array(synonymGroupInput)
        .max(SYNONYM_GROUPS_MOST, `The dictionary has at most ${SYNONYM_GROUPS_MOST} groups`),
    ),
})
export type SynonymsInput = z.output<typeof synonymsInput>
