import { bankLetters } from './bank-letters.ts'

/** The basic Latin set that every bank in SEPA takes: EPC132-08, 1.4. */
const ALLOWED = /^[a-zA-Z0-9/\-?:().,'+ ]$/

/** The standard's own word where nothing can be said. */
const NOTHING = 'NOTPROVIDED'

/**
 * Any text as banks take it: letters written in the basic Latin set, at most so long, without the slashes at the ends or
 * beside one another that the rulebook keeps for itself. What no table knows becomes a question mark, and a text of which
 * no letter or digit is left says so, because an element may not be empty.
 */
export function bankText(text: string, most: number): string {
  const written = [...text.normalize('NFC')].map(writeLetter).join('')
  const tidy = trimmed(written.replaceAll(/\s+/g, ' ').replaceAll(/\/(?:\s*\/)+/g, '/'))
  const cut = trimmed(tidy.slice(0, most))
  return /[a-zA-Z0-9]/.test(cut) ? cut : NOTHING
}

function writeLetter(letter: string): string {
  if (ALLOWED.test(letter)) return letter
  const known = bankLetters.get(letter)
  if (known !== undefined) return known
  if (/^[\s\p{Cc}\p{Zs}]$/u.test(letter)) return ' '
  // What joins or marks other letters has no sound of its own.
  if (/^[\p{M}\p{Cf}]$/u.test(letter)) return ''
  const parts = [...letter.normalize('NFKD')].filter((part) => !/\p{M}/u.test(part))
  return parts.join('') === letter ? '?' : parts.map(writeLetter).join('')
}

const trimmed = (text: string) => text.replaceAll(/^[\s/]+|[\s/]+$/g, '')
