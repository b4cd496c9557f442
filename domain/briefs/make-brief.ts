import { createHash } from 'node:crypto'
import {
  type Assistant,
  type BriefPart,
  keepByHand,
  type Looker,
  type Need,
  type ReadAt,
  type Reading,
  readNeed,
  writeBrief,
} from '#domain/assistant/index.ts'
import { findTree, leavesOf, shownTree, type TreeNode } from '#domain/categories/index.ts'
import { AiFailure } from '#platform/ai/ai-failure.ts'
import type { AiEndpoint } from '#platform/ai/endpoint.ts'
import type { BriefUse } from './count-use.ts'
import type { Made } from './input.ts'
import { askModel, type Question } from './wording/ask-model.ts'
import { type Heard, heardSoFar } from './wording/heard-so-far.ts'
import { readAnswer } from './wording/read-answer.ts'

type BriefServices = { assistant: Assistant; ai: AiEndpoint | undefined }

export type BriefAsked = {
  need: Need
  at: ReadAt
  looker: Looker
  /** What was understood before: nobody is asked again about the same words. */
  made?: Made | undefined
  /** The questions that the answers belong to. */
  asked: readonly Question[]
  signal?: AbortSignal | undefined
  /** What the model says, while it says it. */
  onHeard?(heard: Heard): void
  /** An engine was asked: told once, with what it used, for the count. */
  onUsed(use: BriefUse): Promise<void>
}

/** The parts of a brief as they become known. The reading says which engine made it. */
export type MadePart = BriefPart & { made?: Made }

/**
 * Makes a brief: the endpoint words it where the operator has one, and whatever goes wrong there, the built-in engine does. Figures,
 * services and people come from the database either way.
 */
export async function* makeBrief(services: BriefServices, asked: BriefAsked): AsyncGenerator<MadePart> {
  const { need, at, looker, signal } = asked
  const made = await understandNeed(services, asked)
  const reading = made && keepByHand(made.reading, need)
  for await (const part of writeBrief(services.assistant, {
    need,
    at,
    looker,
    ...(reading ? { reading } : {}),
    ...(signal ? { signal } : {}),
  }))
    yield part.part === 'reading' && made ? { ...part, made } : part
}

/** A reading that need not be made again for the same words; nothing where the built-in engine reads as it goes. */
async function understandNeed(services: BriefServices, asked: BriefAsked): Promise<Made | undefined> {
  const { need, made, at, onUsed } = asked
  const { ai } = services
  const madeFrom = fingerprintOf(need)
  if (made?.madeFrom === madeFrom) return made
  if (!ai) {
    await onUsed({ outcome: 'built-in', use: undefined })
    return undefined
  }
  const plainNeed: Need = { text: need.text, answers: need.answers }
  const builtIn = await readNeed(services.assistant, plainNeed, at)
  // What was answered is paid for, whether or not it can be used.
  let use: BriefUse['use']
  try {
    const answer = await word(services.assistant, ai, asked)
    use = answer.use
    const reading = answer.readWith(builtIn)
    await onUsed({ outcome: 'endpoint', use })
    return { reading, engine: 'endpoint', failure: null, madeFrom }
  } catch (error) {
    if (asked.signal?.aborted) await onUsed({ outcome: 'stopped', use: undefined })
    if (!(error instanceof AiFailure)) throw error
    await onUsed({ outcome: error.kind, use })
    return { reading: builtIn, engine: 'built-in', failure: error.kind, madeFrom }
  }
}

async function word({ db }: Assistant, ai: AiEndpoint, asked: BriefAsked) {
  const { need, signal, onHeard } = asked
  const categories = listCategories(shownTree(await findTree(db)))
  const question = askModel(need, { categories: categories.map(({ name }) => name), asked: asked.asked })
  const { text: said, use } = await ai.ask(question, {
    ...(signal ? { signal } : {}),
    ...(onHeard ? { onText: (soFar: string) => onHeard(heardSoFar(soFar)) } : {}),
  })
  const categoryIds = categories.map(({ id }) => id)
  return { use, readWith: (builtIn: Reading) => readAnswer(said, { text: need.text, builtIn, categoryIds }) }
}

const CATEGORIES_TOLD = 400

function listCategories(tree: readonly TreeNode[]): { id: string; name: string }[] {
  return tree
    .flatMap((top) => leavesOf([top]).map(({ id, title }) => ({ id, name: `${top.title} / ${title}` })))
    .slice(0, CATEGORIES_TOLD)
}

/** Of what an engine is asked: what was changed by hand is no part of it. */
export function fingerprintOf({ text, answers }: Need): string {
  return createHash('sha256')
    .update(JSON.stringify([text, answers]))
    .digest('base64url')
}
