import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { askPasswordReset, askSignInCode } from '#domain/accounts/index.ts'
import { askEmailChange } from '#domain/accounts/emails/ask-email-change.ts'
import { sendProofCode } from '#domain/accounts/sign-in/prove.ts'
import { sendVerification } from '#domain/accounts/emails/send-verification.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { signInContext } from '#domain/accounts/sign-in/testing-sign-in.ts'
import { writeLetters } from '#domain/mail/index.ts'
import { visitor } from '#domain/actor.ts'
import { inviteByLetter } from '#domain/deals/index.ts'
import { makeInvitation } from '#domain/deals/agreements/invitation.ts'
import { letter } from '#domain/letter.ts'
import { testDesk } from '#domain/testing-reactions.ts'
import { signExport } from '#domain/privacy/export-link.ts'
import { addDays } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { LetterSecret } from '#platform/mail/letter-secret.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { openMailPeer, transportTo } from '#platform/mail/testing.ts'

const context = signInContext()
/** What opens a door in a letter: the value of a parameter of a link, and six digits. */
const KEYS = /(?:token|key|signature)=([\w-]{20,})|\b(\d{3} \d{3})\b/g
const keysIn = (text: string) => [...text.matchAll(KEYS)].map(([, inLink, code]) => inLink ?? code ?? '')

test('once letters are sent, no key that stood in them can be found in the outbox', async () => {
  const { db, transaction } = await testDatabase()
  await transaction(async (tx) => {
    const who = await makeMember(tx)
    await askPasswordReset(tx, visitor, { login: who.email }, context)
    await askSignInCode(tx, visitor, { login: who.email }, context)
    await askEmailChange(tx, actorOf(who), { email: 'another@example.org' }, context)
    await sendVerification(tx, await makeMember(tx, { state: 'unverified' }), context)
    const expiresAt = addDays(tx.now, 7)
    const exportId = crypto.randomUUID()
    const signature = new LetterSecret(signExport(exportId, expiresAt, ['a secret for tests']), expiresAt)
    await tx.announce({ kind: 'privacy.export-ready', memberId: who.id, exportId, signature })
    const invited = { email: 'guest@example.org', dealId: crypto.randomUUID(), title: 'A logo', from: 'Ann' }
    await inviteByLetter(tx, { ...invited, key: makeInvitation() }, context)
  })
  const peer = await openMailPeer()
  const waiting = await db.select({ id: mailMessage.id }).from(mailMessage)
  for (const { id } of waiting)
    await sendMail({ db, transport: transportTo(peer.url), now: new Date(), isDemo: false }, id)

  const keys = peer.letters.flatMap(({ text }) => keysIn(text ?? ''))
  expect(new Set(keys).size).toBe(6)
  const { rows } = await db.execute<{ row: string }>(sql`select mail_message::text as row from mail_message`)
  const outbox = rows.map(({ row }) => row).join('\n')
  expect(keysIn(outbox)).toEqual([])
  for (const key of keys) expect(outbox).not.toContain(key)
})

test('a letter whose link holds a key can’t be written without saying so', async () => {
  const { transaction } = await testDatabase()
  const event = { kind: 'member.changed', memberId: crypto.randomUUID() } as const
  const action = { label: 'Open', url: `${context.siteOrigin}/my/reset?token=abc` }
  const row = letter({
    kind: 'security',
    who: () => [{ email: 'a@example.org', brand: 'default' }],
    words: () => ({ subject: 'A link', paragraphs: [], action }),
  })
  const written = transaction((tx) => writeLetters(tx, [row], event, testDesk(context)()))
  await expect(written).rejects.toThrow(RangeError)
})

test('a code to go on is gone from the outbox once its letter is sent', async () => {
  const { db, transaction } = await testDatabase()
  await transaction(async (tx) => sendProofCode(tx, actorOf(await makeMember(tx)), context))
  const [waiting] = await db.select().from(mailMessage)
  const code = /Type (\d{6}) /.exec(waiting?.text ?? '')?.[1] ?? ''
  const peer = await openMailPeer()
  await sendMail({ db, transport: transportTo(peer.url), now: new Date(), isDemo: false }, waiting?.id ?? '')
  expect(peer.letters[0]?.text).toContain(`Type ${code} on`)
  const { rows } = await db.execute<{ row: string }>(sql`select mail_message::text as row from mail_message`)
  expect(code).toHaveLength(6)
  expect(rows[0]?.row).not.toContain(`Type ${code}`)
})
