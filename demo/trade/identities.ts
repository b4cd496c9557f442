import { randomBytes, randomUUID } from 'node:crypto'
import { approveCheck, openIdentitySeal, sendDocuments } from '#domain/identity-checks/index.ts'
import { encryptedStore } from '#platform/files/encrypted-store.ts'
import { sharp } from '#platform/pictures/sharp.ts'
import { demoOrigin } from '../demo-step.ts'
import type { Stage } from './stage.ts'

/** Two show who they are before a large payout: one was looked at long ago, one waits. */
export function identities(stage: Stage, waiting: string): void {
  const context = { ...stage.context, origin: demoOrigin, seal: openIdentitySeal(stage.context.secret) }
  const admin = { ...stage.who('nadia-orlova'), role: 'admin' as const }
  const send = (username: string, daysAgo: number, holder: string, country: string) => {
    const made = { checkId: '' }
    stage.at(daysAgo, async (tx) => {
      const key = randomBytes(32)
      const bytes = await drawSpecimen(holder)
      const fileKey = `identity/${randomUUID()}`
      await encryptedStore(context.files, key).put(fileKey, bytes, { contentType: 'image/png' })
      const file = { name: 'specimen.png', type: 'image/png', bytes: bytes.length, fileKey, scannedAt: null }
      const details = { holder, document: 'identity-card' as const, country }
      Object.assign(
        made,
        await sendDocuments(tx, stage.who(username), { details, files: [file], key }, context),
      )
    })
    return made
  }
  const approved = send('tomas-rivera', 41, 'Tomás Rivera', 'ES')
  stage.at(40, (tx) => approveCheck(tx, admin, approved, context))
  send(waiting, 0.4, 'A member of the demo', 'GB')
}

/** A card that nobody would take for a real one. */
function drawSpecimen(holder: string): Promise<Buffer> {
  const card = `<svg xmlns="http://www.w3.org/2000/svg" width="860" height="540" font-family="sans-serif">
    <rect width="860" height="540" rx="28" fill="#dfe7e4"/><rect x="48" y="120" width="220" height="280" fill="#9fb3ad"/>
    <circle cx="158" cy="220" r="62" fill="#dfe7e4"/><path d="M70 400q88-140 176 0z" fill="#dfe7e4"/>
    <text x="48" y="84" font-size="40" fill="#30423d">IDENTITY CARD</text>
    <text x="310" y="170" font-size="26" fill="#5b6f69">Name</text><text x="310" y="212" font-size="38" fill="#1d2b27">${holder}</text>
    <text x="310" y="270" font-size="26" fill="#5b6f69">Number</text><text x="310" y="312" font-size="38" fill="#1d2b27">000000000</text>
    <text x="300" y="430" font-size="84" font-weight="700" fill="#b4482f" transform="rotate(-8 430 430)">SPECIMEN</text></svg>`
  return sharp(Buffer.from(card)).png().toBuffer()
}
