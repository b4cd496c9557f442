import { z } from 'zod'
import { AiFailure } from './ai-failure.ts'

/** What a model used up, as its endpoint counts it. */
export type AiUse = { inputTokens: number; outputTokens: number }
export type AiPart = { text: string } | { use: AiUse } | 'end'

const tokens = z.number().int().min(0).max(10_000_000)
const chunk = z.object({
  choices: z
    .array(z.object({ delta: z.object({ content: z.string().nullish() }).nullish() }))
    .max(8)
    .nullish(),
  usage: z.object({ prompt_tokens: tokens, completion_tokens: tokens }).nullish(),
})

const BYTES_MOST = 131_072
const PARTS_MOST = 8_000

/** The parts of a streamed chat completion (server-sent events), within bounds: whoever never ends is cut off. */
export async function* readParts(body: ReadableStream<Uint8Array>): AsyncGenerator<AiPart> {
  const decoder = new TextDecoder()
  let rest = ''
  let bytes = 0
  let parts = 0
  for await (const piece of body) {
    bytes += piece.byteLength
    if (bytes > BYTES_MOST) throw new AiFailure('too-large', 'it sent more than a brief can be')
    const lines = (rest + decoder.decode(piece, { stream: true })).split(/\r?\n/)
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (line !== '' && (parts += 1) > PARTS_MOST)
        throw new AiFailure('too-large', 'it sent more parts than a brief can have')
      yield* partsOf(line)
    }
  }
}

function* partsOf(line: string): Generator<AiPart> {
  // Comments, empty lines and the names of events carry nothing.
  if (!line.startsWith('data:')) return
  const data = line.slice('data:'.length).trim()
  if (data === '[DONE]') return yield 'end'
  const { choices, usage } = readChunk(data)
  const text = choices?.[0]?.delta?.content
  if (text) yield { text }
  if (usage) yield { use: { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens } }
}

function readChunk(data: string): z.infer<typeof chunk> {
  try {
    return chunk.parse(JSON.parse(data))
  } catch {
    throw new AiFailure('nonsense', 'it sent something that is no part of an answer')
  }
}
