import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { BrowserContext, Request, Response } from '@playwright/test'
import pg from 'pg'
import type { Secret } from '../server/find-secrets.ts'

/** Where a run keeps what its servers printed and what its people kept secret, until the next run. */
const FOLDER = resolve('.data/journeys')
export const LOGS = join(FOLDER, 'logs')
const SECRETS = join(FOLDER, 'secrets')

export function beginAnew(): void {
  rmSync(FOLDER, { recursive: true, force: true })
  for (const folder of [LOGS, SECRETS]) mkdirSync(folder, { recursive: true })
}

/** Too short a value would be found everywhere and mean nothing. */
const SHORTEST = 6
/** In an address `state` may also be that of an account, and is no secret. */
const SHORTEST_TOKEN = 16

export function keepSecret(kind: string, value: string): void {
  if (value.trim().length < SHORTEST) return
  appendFileSync(join(SECRETS, `${process.pid}.jsonl`), `${JSON.stringify({ kind, value: value.trim() })}\n`)
}

export function listSecrets(): Secret[] {
  const lines = readdirSync(SECRETS).flatMap((name) => readFileSync(join(SECRETS, name), 'utf8').split('\n'))
  return [...new Set(lines.filter(Boolean))].map((line) => JSON.parse(line) as Secret)
}

const SECRET_FIELD = /password|current|code|token|secret|appeal|message/i
const SECRET_PARAMETER = /token|code|state|nonce|secret|signature/i

/** What people type into the fields that are nobody else's business, and the cookies they are given. */
export function watchSecrets(context: BrowserContext): void {
  context.on('request', keepTyped)
  context.on('response', (response) => void keepCookies(response))
}

function keepTyped(request: Request): void {
  keepParameters('address', new URL(request.url()).searchParams, SECRET_PARAMETER, SHORTEST_TOKEN)
  const body = request.method() === 'POST' ? request.postDataBuffer()?.toString() : undefined
  if (body === undefined) return
  const parts = body.matchAll(/name="([^"]+)"\r\n(?:[^\r\n]+\r\n)*\r\n([^\r]*)\r\n/g)
  const isParts = body.startsWith('--')
  const fields = isParts
    ? new URLSearchParams([...parts].map(([, name = '', value = '']) => [name, value]))
    : new URLSearchParams(body)
  keepParameters('typed', fields, SECRET_FIELD)
}

function keepParameters(kind: string, parameters: URLSearchParams, which: RegExp, shortest = SHORTEST): void {
  for (const [name, value] of parameters)
    if (which.test(name) && value.length >= shortest) keepSecret(`${kind} ${name}`, value)
}

/** Files of the build are the same for everyone; to ask the browser for the headers of each took longer than the answer. */
const FILES = /^(script|stylesheet|font|image)$/

async function keepCookies(response: Response): Promise<void> {
  if (FILES.test(response.request().resourceType())) return
  // A page that is closed meanwhile has no headers to tell any more.
  const headers = await response.headersArray().catch(() => [])
  for (const { name, value } of headers) {
    const [, cookie = '', content = ''] = /^([^=]+)=([^;]*)/.exec(value) ?? []
    if (name.toLowerCase() === 'set-cookie' && /HttpOnly/i.test(value))
      keepSecret(`cookie ${cookie}`, content)
  }
}

/** A session that was begun without a page of the browser. */
export async function keepSessionOf(context: BrowserContext): Promise<void> {
  for (const { name, value, httpOnly } of await context.cookies())
    if (httpOnly || name.startsWith('__Host-')) keepSecret(`cookie ${name}`, value)
}

/** Shorter lines of a letter are names and greetings that may stand elsewhere too. */
const SENTENCE = 30
/** The bare address of a thing, or of a list, opens nothing by itself: who may see it is asked there. */
const PLAIN_ADDRESS = /^https?:\/\/[^/\s]+(\/[a-z]+)+(\/[0-9a-f-]{36})?$/

/** Every letter that was written on a server: its sentences, its links with what opens them, its codes. */
export async function keepLettersOf(databaseUrl: string): Promise<void> {
  for (const text of await column(databaseUrl, 'select text from mail_message')) {
    for (const line of text.split('\n').map((one) => one.trim()))
      if (line.length >= SENTENCE && !PLAIN_ADDRESS.test(line)) keepSecret('letter', line)
    for (const [code] of text.matchAll(/\b\d{6}\b|\b\d{3} \d{3}\b/g)) keepSecret('code in a letter', code)
    for (const [link] of text.matchAll(/https?:\/\/\S+/g))
      keepParameters('link in a letter', new URL(link).searchParams, SECRET_PARAMETER)
  }
}

/** Reports of errors and of performance are kept in the database; they are searched like a log. */
export async function keepReportsOf(databaseUrl: string): Promise<void> {
  const reports = await column(databaseUrl, 'select payload::text from telemetry_report')
  appendFileSync(join(LOGS, `reports-${process.pid}.log`), reports.map((report) => `${report}\n`).join(''))
}

async function column(databaseUrl: string, query: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<[string]>({ text: query, rowMode: 'array' })
    return rows.map(([value]) => value)
  } finally {
    await client.end()
  }
}
