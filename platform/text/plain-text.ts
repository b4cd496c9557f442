import { z } from 'zod'
import { isShown, isShownLine, lengthOf, seenLengthOf } from './shown-text.ts'

type Length = { min: number; max: number }

function typed(label: string, { min, max }: Length, isFit: (text: string) => boolean) {
  return z
    .string({ error: `${label}: fill this in` })
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .refine((text) => min === 0 || text !== '', { error: `${label}: fill this in`, abort: true })
    .refine((text) => seenLengthOf(text) >= min, { error: `${label}: at least ${min} characters` })
    .refine((text) => lengthOf(text) <= max, { error: `${label}: at most ${max} characters` })
    .refine((text) => isFit(text), { error: `${label}: remove the characters that can’t be shown` })
}

/** One line that a person types. */
export const plainLine = (label: string, length: Length) => typed(label, length, isShownLine)

/** Several lines that a person types. */
export const plainText = (label: string, length: Length) => typed(label, length, isShown)

/** A line that may stay empty, or be missing. */
export const perhapsLine = (label: string, max: number) => plainLine(label, { min: 0, max }).default('')
