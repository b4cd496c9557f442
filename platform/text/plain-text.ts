import { z } from 'zod'

/** Characters as people count them, not the units of the language. */
const lengthOf = (text: string) => [...text].length
/** Halves of characters and most control characters can't be shown, nor some of them stored. */
const SHOWN = /^(?:[^\p{Cc}\p{Cs}]|\n)*$/u
const SHOWN_IN_A_LINE = /^[^\p{Cc}\p{Cs}]*$/u

type Length = { min: number; max: number }

function typed(label: string, { min, max }: Length, shown: RegExp) {
  return z
    .string({ error: `${label}: fill this in` })
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .refine((text) => min === 0 || text !== '', { error: `${label}: fill this in`, abort: true })
    .refine((text) => lengthOf(text) >= min, { error: `${label}: at least ${min} characters` })
    .refine((text) => lengthOf(text) <= max, { error: `${label}: at most ${max} characters` })
    .refine((text) => shown.test(text), { error: `${label}: remove the characters that can’t be shown` })
}

/** One line that a person types. */
export const plainLine = (label: string, length: Length) => typed(label, length, SHOWN_IN_A_LINE)

/** Several lines that a person types. */
export const plainText = (label: string, length: Length) => typed(label, length, SHOWN)

/** A line that may stay empty, or be missing. */
export const perhapsLine = (label: string, max: number) => plainLine(label, { min: 0, max }).default('')
