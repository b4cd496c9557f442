import { AiFailure } from './ai-failure.ts'
import { type AiUse, readParts } from './read-parts.ts'
import { spareEndpoint } from './spare-endpoint.ts'

export type AiConfig = {
  /** Up to and without `/chat/completions`. */
  url: string
  key: string
  model: string
}

/** What the model is told to do, and apart from it what a person wrote. */
export type AiQuestion = { instructions: string; data: string }
export type AiAnswer = { text: string; use: AiUse | undefined }

export type AiEndpoint = {
  host: string
  model: string
  /** The whole answer; what comes is shown as it comes. Throws an `AiFailure`, or what the signal says. */
  ask(
    question: AiQuestion,
    listening?: { signal?: AbortSignal; onText?(soFar: string): void },
  ): Promise<AiAnswer>
  /** Asks for one word, and says how it went. */
  health(): Promise<string>
}

export type AiPatience = { firstByteMs: number; wholeMs: number }

/** As long as a person waits for the first sign, and for the whole. */
const PATIENCE: AiPatience = { firstByteMs: 8_000, wholeMs: 25_000 }

/** Any endpoint that speaks the chat completions of OpenAI, if the operator has one. */
export function openAiEndpoint(config: AiConfig | undefined, patience = PATIENCE): AiEndpoint | undefined {
  if (!config) return undefined
  const spare = spareEndpoint()
  const endpoint: AiEndpoint = {
    host: new URL(config.url).host,
    model: config.model,
    ask: (question, listening = {}) => spare(() => askWithin(config, patience, question, listening)),
    async health() {
      const { use } = await endpoint.ask({ instructions: 'Answer with the one word: ready', data: 'ready' })
      return `${config.model} answers${use ? `, and says what it used: ${use.inputTokens + use.outputTokens} tokens` : ''}`
    },
  }
  return endpoint
}

type Listening = { signal?: AbortSignal; onText?(soFar: string): void }

async function askWithin(
  config: AiConfig,
  { firstByteMs, wholeMs }: AiPatience,
  question: AiQuestion,
  { signal, onText }: Listening,
): Promise<AiAnswer> {
  const over = new AbortController()
  const giveUp = (words: string) => () => over.abort(new AiFailure('slow', words))
  const firstByte = setTimeout(giveUp(`no word within ${firstByteMs / 1_000} seconds`), firstByteMs)
  const whole = setTimeout(giveUp(`not done within ${wholeMs / 1_000} seconds`), wholeMs)
  const either = signal ? AbortSignal.any([signal, over.signal]) : over.signal
  try {
    const body = await send(config, question, either)
    return await gather(body, (soFar) => {
      clearTimeout(firstByte)
      onText?.(soFar)
    })
  } catch (error) {
    if (either.aborted) throw either.reason
    throw error instanceof AiFailure ? error : new AiFailure('cut', 'the line broke amid the answer')
  } finally {
    clearTimeout(firstByte)
    clearTimeout(whole)
    // Whatever still comes is not waited for.
    over.abort()
  }
}

async function send(
  { url, key, model }: AiConfig,
  { instructions, data }: AiQuestion,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const answer = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      Accept: 'text/event-stream',
    },
    body: JSON.stringify({
      model,
      stream: true,
      stream_options: { include_usage: true },
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content: data },
      ],
    }),
    // The key is for this address and for no other that it may lead to.
    redirect: 'manual',
    signal,
  }).catch((error: unknown) => {
    throw signal.aborted ? error : new AiFailure('unreachable', 'nobody answers there')
  })
  const { status, body } = answer
  if (status === 429 || status >= 500) throw new AiFailure('busy', `it answered ${status}`)
  if (status !== 200) throw new AiFailure('refused', `it answered ${status}`)
  if (!body || !answer.headers.get('Content-Type')?.startsWith('text/event-stream'))
    throw new AiFailure('nonsense', 'it answered, but not with a stream of events')
  return body
}

async function gather(body: ReadableStream<Uint8Array>, onText: (soFar: string) => void): Promise<AiAnswer> {
  let text = ''
  let use: AiUse | undefined
  let isWhole = false
  for await (const part of readParts(body)) {
    if (part === 'end') isWhole = true
    else if ('use' in part) use = part.use
    else onText((text += part.text))
  }
  if (!isWhole) throw new AiFailure('cut', 'the answer ended in the middle')
  return { text, use }
}
