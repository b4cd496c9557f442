import { expect } from 'vitest'
import { sharp } from '#platform/pictures/sharp.ts'
import { newAddress } from '../server/test-server.ts'
import { query } from './own-postgres.ts'
import type { Person } from './people.ts'

const NAMED = 'select avatar_key as key from member where avatar_key is not null'

/** Somebody changes their portrait: the files of the former one go, those of the new one come. */
export async function changePortrait(origin: string, { cookie }: Person): Promise<void> {
  const background = { r: Math.floor(Math.random() * 256), g: 90, b: 60 }
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('intent', 'change-avatar')
  form.set('portrait', new File([new Uint8Array(picture)], 'me.png', { type: 'image/png' }))
  const answer = await fetch(`${origin}/my/account`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: { Cookie: cookie, 'X-Forwarded-For': newAddress() },
  })
  expect(answer.status, await answer.text()).toBe(302)
}

/** Every portrait that a row names is there and opens. */
export async function expectPortraitsOpen(databaseUrl: string, origin: string): Promise<void> {
  const named = await query<{ key: string }>(databaseUrl, NAMED)
  expect(named).not.toEqual([])
  for (const { key } of named) {
    const answer = await fetch(`${origin}/files/${key}-128.webp`)
    expect(answer.status, key).toBe(200)
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(128)
  }
}
