import type { Letters } from '#domain/letter.ts'
import { administrationLetters } from './administration-letters.ts'
import { keyLetters } from './key-letters.ts'
import { secondFactorLetters } from './second-factor-letters.ts'
import { wayInLetters } from './way-in-letters.ts'

export const accountLetters: Letters = {
  ...keyLetters,
  ...wayInLetters,
  ...secondFactorLetters,
  ...administrationLetters,
}
