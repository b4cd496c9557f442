import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushKeys } from './encrypt-push.ts'

/** A browser's side of push: it has keys, and opens what was sent to it. */
export function makeBrowserKeys(): { keys: PushKeys; open(body: Buffer): string } {
  const own = createECDH('prime256v1')
  const ownKey = own.generateKeys()
  const auth = randomBytes(16)
  return {
    keys: { p256dh: ownKey.toString('base64url'), auth: auth.toString('base64url') },
    open(body) {
      const salt = body.subarray(0, 16)
      const keyLength = body[20] ?? 0
      const senderKey = body.subarray(21, 21 + keyLength)
      const sealed = body.subarray(21 + keyLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ownKey, senderKey])
      const material = Buffer.from(hkdfSync('sha256', own.computeSecret(senderKey), auth, info, 32))
      const key = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: aes128gcm\0', 16))
      const nonce = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: nonce\0', 12))
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(sealed.subarray(-16))
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
    },
  }
}

export type BroughtPush = { path: string; headers: Record<string, string>; body: Buffer }

/** A push service on this machine: refuses what the protocol forbids, keeps what it takes, and answers as it is told. */
export async function openPushPeer(answer: (push: BroughtPush) => number = () => 201) {
  const brought: BroughtPush[] = []
  const server = createServer(async (request, response) => {
    // Whoever sends may be killed amid it.
    const body = await readBody(request).catch(() => undefined)
    if (!body) return
    const headers = request.headers as Record<string, string>
    const push = { path: request.url ?? '', headers, body }
    const status = isSpokenRight(push, origin()) ? answer(push) : 400
    if (status === 201) brought.push(push)
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin: origin(),
    brought,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** What every push service asks for: who sends, proved by a signature for this service, and an encrypted body with an end. */
function isSpokenRight({ headers, body }: BroughtPush, origin: string): boolean {
  const [, token = '', key = ''] =
    /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), k=([\w-]+)$/.exec(headers['authorization'] ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65 || headers['content-encoding'] !== 'aes128gcm') return false
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
  const isClaimed = aud === origin && typeof exp === 'number' && /^(mailto|https?):/.test(String(sub))
  return isSigned && isClaimed && Number(headers['ttl']) >= 0 && body.length > 100 && body.length <= 4_096
}
