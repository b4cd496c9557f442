export type Strength = { level: 0 | 1 | 2 | 3; words: string }

const SHORTEST = 10

/** How hard a password is to guess, roughly and at once, while it is typed; the server has the last word. */
export function judgePassword(password: string, names: readonly string[] = []): Strength {
  const length = [...password].length
  if (length === 0)
    return { level: 0, words: `At least ${SHORTEST} characters. A few words in a row are easy to remember.` }
  if (length < SHORTEST) return { level: 0, words: `Too short: ${SHORTEST - length} more to go.` }
  const left = withoutPatterns(password.toLowerCase(), names)
  const worth = left * kindsOf(password)
  if (worth < 12) return { level: 0, words: 'Easy to guess: it is a name, a row of keys or a repetition.' }
  if (worth < 22) return { level: 1, words: 'Fair. A few more characters make it good.' }
  return worth < 36 ? { level: 2, words: 'Good.' } : { level: 3, words: 'Strong.' }
}

/** More kinds of characters help, but far less than more characters. */
function kindsOf(password: string): number {
  const kinds = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) =>
    kind.test(password),
  ).length
  return 0.9 + kinds * 0.25
}

const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** How many characters are left when one's own names are one, and so is the rest of every row of three or more neighbours. */
function withoutPatterns(password: string, names: readonly string[]): number {
  const own = names.filter((name) => name.length > 2).map((name) => name.toLowerCase())
  const signs = [...own.reduce((text, name) => text.replaceAll(name, '*'), password)]
  const isRow = (at: number) => follows(signs[at - 1], signs[at]) && follows(signs[at - 2], signs[at - 1])
  return signs.filter((_, at) => at < 2 || !isRow(at)).length
}

function follows(before = '', sign = ''): boolean {
  return before === sign || ROWS.some((row) => row.includes(before + sign) || row.includes(sign + before))
}
