import { createHash, randomInt } from 'node:crypto'

const RECOVERY_CODES = 10
/** Without the letters and digits that are taken for one another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP_LETTERS = 6

/** Ten codes for paper, of 118 bits each: enough chance that their plain hash is safe to keep. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newCode)
}

function newCode(): string {
  const group = () => Array.from({ length: GROUP_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/** However it was typed: capitals, spaces and missing dashes change nothing. */
export function hashRecoveryCode(memberId: string, typed: string): string {
  const letters = typed.toLowerCase().replace(/[^a-z0-9]/g, '')
  return createHash('sha256').update(`${memberId} ${letters}`).digest('base64url')
}
