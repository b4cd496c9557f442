import { commonPasswords } from './common-passwords.ts'

const PASSWORD_LENGTH = { min: 10, max: 128 } as const

/** What whoever guesses at a door of ours tries first: the product's own words, in any row and with any digits between. */
const WORDS_OF_THE_HOUSE =
  /^(?:guildhall|marketplace|market|escrow|freelancer|freelance|administrator|admin|moderator|support|password|welcome|login)+$/

/** What is wrong with a new password, in words for its field; nothing when it will do. */
export function passwordProblem(
  password: string,
  owner: { email?: string | undefined; username?: string | undefined } = {},
): string | undefined {
  const length = [...password].length
  if (length < PASSWORD_LENGTH.min) return `Password: at least ${PASSWORD_LENGTH.min} characters`
  if (length > PASSWORD_LENGTH.max) return `Password: at most ${PASSWORD_LENGTH.max} characters`
  if (/\p{Cc}/u.test(password)) return 'Password: remove the characters that can’t be shown'
  const plain = password.normalize('NFKC').toLowerCase()
  if (commonPasswords.has(plain))
    return 'Password: many people use this one, so it is easy to guess. Choose another'
  if (new Set(plain).size < 3) return 'Password: use more different characters'
  if (WORDS_OF_THE_HOUSE.test(plain.replace(/[^\p{L}]/gu, '')))
    return 'Password: it is made of the marketplace’s own words, so it is easy to guess. Choose another'
  if (isOwnName(plain, owner))
    return 'Password: it may not be your e-mail address or username. Choose another'
  return undefined
}

function isOwnName(
  plain: string,
  { email, username }: { email?: string | undefined; username?: string | undefined },
) {
  const address = email?.trim().toLowerCase()
  return [address, address?.split('@')[0], username?.trim().toLowerCase()].some((name) => name === plain)
}
