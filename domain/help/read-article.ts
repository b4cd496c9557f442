import { z } from 'zod'
import { helpSections } from './help-rules.ts'

const words = z.string().trim().min(1)
const listed = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .pipe(z.array(words))

const headInput = z.strictObject({
  title: words,
  /** The short answer, with places for figures like the text. */
  summary: words,
  section: z.enum(helpSections),
  /** Where it stands while nobody has read any: the smaller, the earlier. */
  order: z.coerce.number().int().positive(),
  /** How else people ask for it. */
  asked: listed,
  related: listed,
  /** The day its words changed last. */
  changed: z.iso.date(),
})

export type Article = z.infer<typeof headInput> & { slug: string; body: string }

const FILE = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

/** An article: what stands between the two lines of dashes, a fact a line, and the text below. */
export function readArticle(slug: string, text: string): Article {
  const [, head, body] = FILE.exec(text) ?? []
  if (head === undefined || body === undefined) throw new Error(`The article ${slug} has no head`)
  const facts = head.split('\n').map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
  })
  const read = headInput.safeParse(Object.fromEntries(facts))
  if (!read.success) throw new Error(`The head of the article ${slug}: ${z.prettifyError(read.error)}`)
  return { ...read.data, slug, body: body.trim() }
}
