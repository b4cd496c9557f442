import { z } from 'zod'
import { isFamily } from '../covers/families.ts'
import { postFiles } from './post-files.ts'

const words = z.string().trim().min(1)
const headInput = z.strictObject({
  title: words,
  summary: words,
  tags: words,
  author: z.enum(['nadia-orlova', 'amara-diallo']),
  /** How long ago it was written; it went out that day unless its state says otherwise. */
  daysAgo: z.coerce.number().min(0),
  state: z.enum(['draft', 'scheduled', 'published', 'archived']),
  cover: z.string().refine(isFamily),
  coverAlt: words,
})

export type DemoPost = z.infer<typeof headInput> & { slug: string; body: string }

const FILE = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

function readPost([file, text]: [string, string]): DemoPost {
  const slug = /([\w-]+)\.md$/.exec(file)?.[1] ?? ''
  const [, head = '', body = ''] = FILE.exec(text) ?? []
  const facts = head.split('\n').map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
  })
  const read = headInput.safeParse(Object.fromEntries(facts))
  if (!read.success) throw new Error(`The head of the post ${slug}: ${z.prettifyError(read.error)}`)
  return { ...read.data, slug, body: body.trim() }
}

/** The posts of the demo, the oldest first. */
export const demoPosts: readonly DemoPost[] = Object.entries(postFiles)
  .map(readPost)
  .toSorted((one, other) => other.daysAgo - one.daysAgo)
