import { z } from 'zod'
import { type Reading, readingSchema } from '#domain/assistant/index.ts'
import { AiFailure } from '#platform/ai/ai-failure.ts'
import { isShownLine } from '#platform/text/shown-text.ts'

const line = z.string().max(2_000).refine(isShownLine)

/** What a model answers: words alone. Every figure of a brief is found by our own rules and in our own database. */
const answered = z.object({
  title: line,
  categories: z.array(z.int().min(1)).max(50).default([]),
  scope: z.array(z.object({ line, from: z.string().max(4_000).default('') })).max(50),
  skills: z.array(line).max(50).default([]),
  questions: z
    .array(z.object({ question: line, answers: z.array(line).max(20) }))
    .max(20)
    .default([]),
})

type Known = { text: string; builtIn: Reading; categoryIds: readonly string[] }

/** A reading in the model's words; whatever is no brief, too long, or has links or markup in it is an `AiFailure`. */
export function readAnswer(said: string, { text, builtIn, categoryIds }: Known): Reading {
  const read = answered.safeParse(readObject(said))
  if (!read.success) throw new AiFailure('nonsense', 'its answer is no brief')
  const { title, categories, scope, skills, questions } = read.data
  const guessed = categories.flatMap((number) => categoryIds[number - 1] ?? [])
  const reading = readingSchema.safeParse({
    ...builtIn,
    title,
    categoryIds: [...new Set([...guessed, ...builtIn.categoryIds])].slice(0, 3),
    scope: scope.map(({ line: words, from }) => ({ text: words, span: placeOf(text, from) })),
    skills,
    questions: questions.map((one, at) => ({ ...one, id: `asked-${'abcdefghijklmnopqrst'[at]}` })),
  })
  if (!reading.success)
    throw new AiFailure('nonsense', 'its answer is longer than a brief, or not plain text')
  return reading.data
}

/** Models like to put their JSON into a fence, or a sentence before it. */
function readObject(said: string): unknown {
  const begin = said.indexOf('{')
  const end = said.lastIndexOf('}')
  if (begin < 0 || end < begin) return undefined
  try {
    return JSON.parse(said.slice(begin, end + 1))
  } catch {
    return undefined
  }
}

function placeOf(text: string, from: string): [number, number] | null {
  const words = from.trim()
  const at = words === '' ? -1 : text.toLowerCase().indexOf(words.toLowerCase())
  return at < 0 ? null : [at, at + words.length]
}
