import { z } from 'zod'
import { isShown, lengthOf, seenLengthOf } from '#platform/text/shown-text.ts'

/** What a person writes about themselves. */
export function words(label: string, { min = 0, max }: { min?: number; max: number }) {
  return z
    .string({ error: `${label}: fill this in` })
    .trim()
    .transform((text) => text.replaceAll('\r\n', '\n'))
    .refine((text) => seenLengthOf(text) >= min, { error: `${label}: at least ${min} characters` })
    .refine((text) => lengthOf(text) <= max, { error: `${label}: at most ${max} characters` })
    .refine(isShown, { error: `${label}: remove the characters that can’t be shown` })
}

/** The same in one line. */
export const line = (label: string, limits: { min?: number; max: number }) =>
  words(label, limits).refine((text) => !text.includes('\n'), { error: `${label}: write one line` })

export const DISPLAY_NAME_LENGTH = { min: 2, max: 60 }
export const displayNameField = line('Name', DISPLAY_NAME_LENGTH)
