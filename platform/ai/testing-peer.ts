import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AiConfig } from './endpoint.ts'

export type AskedOfPeer = {
  headers: IncomingMessage['headers']
  body: { model: string; stream: boolean; messages: { role: string; content: string }[] }
}

/** How the peer behaves: it streams this text, or does something that no endpoint should. */
export type PeerAnswer =
  | { says: string }
  | { status: number; headers?: Record<string, string> }
  | { sends: string; type?: string }
  | 'silence'
  | 'half and silence'
  | 'cut'
  | 'endless'

export type AiPeer = {
  config: AiConfig
  asked: AskedOfPeer[]
  /** How it answers from now on. */
  answers(answer: PeerAnswer): void
  close(): Promise<void>
}

const USE = { prompt_tokens: 400, completion_tokens: 120 }

/** An endpoint on this machine that speaks chat completions, and misbehaves as it is told. */
export async function openAiPeer(first: PeerAnswer = { says: '{}' }): Promise<AiPeer> {
  const asked: AskedOfPeer[] = []
  let answer = first
  const server = createServer((request, response) => {
    // Whoever asks may hang up at any time.
    response.on('error', () => {})
    void meet(request, response).catch(() => response.destroy())
  })
  async function meet(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    asked.push({
      headers: request.headers,
      body: JSON.parse(Buffer.concat(parts).toString()) as AskedOfPeer['body'],
    })
    if (request.url !== '/v1/chat/completions') response.writeHead(404).end()
    else give(response, answer)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    config: { url: `http://127.0.0.1:${port}/v1`, key: 'key-of-the-peer', model: 'small-model' },
    asked,
    answers: (next) => {
      answer = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

const eventOf = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`
const wordsOf = (text: string) => eventOf({ choices: [{ delta: { content: text } }] })

function give(response: ServerResponse, answer: PeerAnswer): void {
  if (answer === 'silence') return
  if (typeof answer === 'object' && 'status' in answer) {
    response.writeHead(answer.status, answer.headers ?? {}).end()
    return
  }
  const type = typeof answer === 'object' && 'sends' in answer ? answer.type : undefined
  response.writeHead(200, { 'Content-Type': type ?? 'text/event-stream' })
  if (answer === 'half and silence') response.write(wordsOf('{"title": "Half'))
  else if (answer === 'cut') response.write(wordsOf('{"title": "Half'), () => response.destroy())
  else if (answer === 'endless') flood(response)
  else if ('sends' in answer) response.end(answer.sends)
  else {
    for (const piece of answer.says.match(/.{1,20}/gsu) ?? []) response.write(wordsOf(piece))
    response.end(`${eventOf({ choices: [], usage: USE })}data: [DONE]\n\n`)
  }
}

function flood(response: ServerResponse): void {
  while (!response.destroyed && response.write(wordsOf('more and more '.repeat(20)))) continue
  if (!response.destroyed) response.once('drain', () => flood(response))
}
