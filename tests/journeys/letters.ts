import pg from 'pg'
import { expect } from '@playwright/test'

/** Reads a member's post from the outbox, as their mail program would show it. */
export async function newestLetter(
  databaseUrl: string,
  to: string,
  subject: RegExp,
): Promise<{ text: string }> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    let found: { text: string } | undefined
    await expect
      .poll(
        async () => {
          const { rows } = await client.query<{ text: string; subject: string }>(
            'select text, subject from mail_message where lower(to_address) = lower($1) order by created_at desc, id',
            [to],
          )
          found = rows.find((row) => subject.test(row.subject))
          return Boolean(found)
        },
        // Asked often: it is there as soon as its job has run.
        { intervals: [50] },
      )
      .toBe(true)
    return found ?? { text: '' }
  } finally {
    await client.end()
  }
}

export function linkIn(text: string): string {
  const link = /https?:\/\/\S+/g
  const found = [...text.matchAll(link)]
    .map(([address]) => address)
    .find((address) => /token|reset|verify/.test(address))
  if (!found) throw new Error('The letter has no link to follow')
  const { pathname, search } = new URL(found)
  return pathname + search
}

export function codeIn(text: string): string {
  const code = /\b(\d{6}|\d{3} \d{3})\b/.exec(text)?.[1]
  if (!code) throw new Error('The letter has no code')
  return code.replace(' ', '')
}
