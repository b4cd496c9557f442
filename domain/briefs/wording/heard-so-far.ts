import { readingSchema } from '#domain/assistant/index.ts'

/** What can be shown of an answer that is still coming: whole strings of it, and only those that a brief may have. */
export type Heard = { title: string | null; scope: string[] }

const STRING = String.raw`"((?:[^"\\]|\\.)*)"`
const title = new RegExp(String.raw`"title"\s*:\s*${STRING}`)
const lines = new RegExp(String.raw`"line"\s*:\s*${STRING}`, 'g')
const { title: titleRule, scope: scopeRule } = readingSchema.shape

export function heardSoFar(said: string): Heard {
  const heard = titleRule.safeParse(plain(title.exec(said)?.[1]))
  const scope = [...said.matchAll(lines)].flatMap(([, one]) => {
    const [line] = scopeRule.safeParse([{ text: plain(one), span: null }]).data ?? []
    return line?.text ?? []
  })
  return { title: heard.data ?? null, scope: scope.slice(0, 8) }
}

function plain(escaped: string | undefined): string | undefined {
  try {
    return escaped === undefined ? undefined : (JSON.parse(`"${escaped}"`) as string)
  } catch {
    return undefined
  }
}
