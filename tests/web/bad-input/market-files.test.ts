import { request } from 'node:http'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { picture } from '#domain/pictures/schema.server.ts'
import { aBomb, aPicture, aScript, aScriptInDisguise } from '../../journeys/pictures.ts'
import { openWornServer } from '../../server/shared-server.ts'
import { type TestServer } from '../../server/test-server.ts'
import { faultsIn } from './judge.ts'
import { makeMarketOf, type MarketThings } from './things-of-market.ts'

let server: TestServer
let own: MarketThings
let headers: Record<string, string>

beforeAll(async () => {
  server = await openWornServer()
  own = await server.transaction((tx) => makeMarketOf(tx, server.personOf('member')))
  headers = await server.headersOf('member')
  return server.close
})

type Sent = { name: string; mimeType: string; buffer: Buffer }

const fileOf = ({ name, mimeType, buffer }: Sent) =>
  new File([new Uint8Array(buffer)], name, { type: mimeType })

async function send(file: Sent): Promise<{ status: number; body: { id?: string; error?: string } }> {
  const body = new FormData()
  body.append('file', fileOf(file))
  const response = await fetch(`${server.web.origin}/my/pictures`, { method: 'POST', headers, body })
  return { status: response.status, body: (await response.json()) as { id?: string; error?: string } }
}

const rowsCount = () => server.transaction((tx) => tx.db.$count(picture))
const page = '<!doctype html><script>alert(1)</script>'

describe('what is no picture is refused with the reason, and nothing of it stays', () => {
  test.each<[string, () => Promise<Sent> | Sent, string]>([
    ['a drawing with a script', () => aScript, 'This is not an image'],
    ['the same with the name of a picture', () => aScriptInDisguise, 'This is not an image'],
    ['a page', () => sent('page.html', 'text/html', page), 'This is not an image'],
    ['a page with the name of a picture', () => sent('page.jpg', 'image/jpeg', page), 'This is not an image'],
    ['a picture of far too many pixels', () => aBomb(), 'too many pixels'],
    [
      'the first bytes of one',
      async () => cut(await aPicture('cut.jpg', '#123456')),
      'damaged or incomplete',
    ],
    ['one that is too narrow', () => aPicture('narrow.jpg', '#123456', 320, 240), 'at least 640 px wide'],
    ['nothing', () => sent('empty.jpg', 'image/jpeg', ''), 'empty'],
    ['too many bytes', () => sent('large.jpg', 'image/jpeg', 'x'.repeat(11_000_000)), 'larger than 10 MB'],
  ])('%s', async (_what, make, reason) => {
    const before = await rowsCount()
    const { status, body } = await send(await make())
    expect(status).toBe(400)
    expect(body.error).toContain(reason)
    expect(await rowsCount()).toBe(before)
  })

  test('200 MB are refused before they are sent', async () => {
    const answer = await new Promise<{ status: number; written: number }>((resolve, reject) => {
      let written = 0
      const sending = request(`${server.web.origin}/my/pictures`, {
        method: 'POST',
        headers: {
          ...headers,
          'Content-Type': 'multipart/form-data; boundary=x',
          'Content-Length': String(200_000_000),
        },
      })
      const chunk = Buffer.alloc(65_536)
      const more = () => {
        while (!sending.destroyed && sending.write(chunk)) written += chunk.length
      }
      sending.on('drain', more)
      sending.on('response', (response) => {
        response.resume()
        resolve({ status: response.statusCode ?? 0, written })
        sending.destroy()
      })
      sending.on('error', reject)
      sending.flushHeaders()
      more()
    })
    expect(answer.status).toBe(413)
    expect(answer.written).toBeLessThan(20_000_000)
  })
})

test('the extension says nothing: a picture is one by its content', async () => {
  const { buffer } = await aPicture('x', '#456789')
  const { status, body } = await send({ name: 'notes.html', mimeType: 'text/html', buffer })
  expect(status).toBe(200)
  expect(body.id).toMatch(/^[0-9a-f-]{36}$/)
})

test('a picture that hides a page is drawn anew, and nothing that was sent is served', async () => {
  const { buffer } = await aPicture('both.jpg', '#456789')
  const { body } = await send({
    name: 'both.html',
    mimeType: 'text/html',
    buffer: Buffer.concat([buffer, Buffer.from(page)]),
  })
  const isReady = async () => {
    const response = await fetch(`${server.web.origin}/my/pictures?id=${body.id}`, { headers })
    return ((await response.json()) as { state: string }[])[0]?.state
  }
  await expect.poll(isReady, { interval: 100, timeout: 30_000 }).toBe('ready')
  const served = await fetch(`${server.web.origin}/files/pictures/${body.id}/640.webp`)
  expect(served.status).toBe(200)
  expect(served.headers.get('Content-Type')).toBe('image/webp')
  expect(served.headers.get('X-Content-Type-Options')).toBe('nosniff')
  const bytes = Buffer.from(await served.arrayBuffer())
  expect(bytes.includes('alert(1)')).toBe(false)
  expect((await sharp(bytes).metadata()).format).toBe('webp')
  for (const path of [
    'originals/',
    `originals/${body.id}`,
    `pictures/${body.id}/640.html`,
    '..%2f..%2fetc/passwd',
  ])
    expect((await fetch(`${server.web.origin}/files/${path}`)).status, path).toBeGreaterThanOrEqual(400)
})

test('without script, wrong pictures are named and the good one beside them is kept with what was typed', async () => {
  const address = `${server.web.origin}/my/services/${own.draft}/edit?step=gallery`
  const form = await (await fetch(address, { headers })).text()
  const pictureId = /name="gallery\.0\.pictureId" value="([^"]+)"/.exec(form)?.[1] ?? ''
  const body = new FormData()
  body.append('step', 'gallery')
  body.append('intent', 'next')
  body.append('gallery.0.pictureId', pictureId)
  body.append('gallery.0.alt', 'Words about the first one')
  for (const file of [aScriptInDisguise, aBomb(), await aPicture('good.jpg', '#aa5533')])
    body.append('pictures', fileOf(file))
  const response = await fetch(address, { method: 'POST', headers, body, redirect: 'manual' })
  const text = await response.text()
  expect(response.status).toBe(400)
  expect(text).toContain('drawing.png: This is not an image')
  expect(text).toContain('bomb.png: The picture has too many pixels')
  expect(text).toContain('value="Words about the first one"')
  expect(text).toMatch(/name="gallery\.1\.pictureId"/)
})

test('the same for a work: it is not lost with a wrong picture', async () => {
  const body = new FormData()
  body.append('title', 'A work that came with a wrong picture')
  body.append('text', 'Words about it')
  body.append('pictures', fileOf(aScriptInDisguise))
  const address = `${server.web.origin}/my/portfolio/new`
  const response = await fetch(address, { method: 'POST', headers, body, redirect: 'manual' })
  const text = await response.text()
  expect(response.status).toBe(400)
  expect(text).toContain('This is not an image')
  expect(text).toContain('value="A work that came with a wrong picture"')
})

test('and no fault was logged', () => {
  expect(faultsIn(server.web.printed())).toEqual([])
})

function sent(name: string, mimeType: string, text: string): Sent {
  return { name, mimeType, buffer: Buffer.from(text) }
}

function cut(file: Sent): Sent {
  return { ...file, buffer: file.buffer.subarray(0, 100) }
}
