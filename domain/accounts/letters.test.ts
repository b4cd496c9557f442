import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { openMailPeer, transportTo } from '#platform/mail/testing.ts'
import { askPasswordReset } from './passwords/ask-password-reset.ts'
import { askSignInCode } from './sign-in/ask-sign-in-code.ts'
import { register } from './members/register.ts'
import { resetPassword } from './passwords/reset-password.ts'
import { makeMember } from './testing.ts'
import { signInContext } from './sign-in/testing-sign-in.ts'

const quay = {
  slug: 'quay',
  name: 'Quayside',
  accentLight: '#1f4fbf',
  accentDark: '#8db8ff',
  logoUrl: '',
  mailFrom: 'post@quay.example',
}
const context = signInContext({ brands: [quay] })
const desk = { ...context }
const { db, transaction } = await testDatabase({ desk })
const lettersTo = (to: string) => db.select().from(mailMessage).where(eq(mailMessage.to, to))

/** What arrives at the mail server of all that waits for this address. */
async function post(to: string) {
  const peer = await openMailPeer()
  for (const { id } of await lettersTo(to))
    await sendMail({ db, transport: transportTo(peer.url), now: new Date(), isDemo: false }, id)
  return peer.letters
}

test('letters to a member of a brand arrive in its name, its colours and from its sender', async () => {
  const input = { email: 'ines@example.org', username: 'ines', passwordHash: 'a hash', brand: 'quay' }
  await transaction((tx) => register(tx, visitor, input, context))
  await transaction((tx) => askSignInCode(tx, visitor, { login: 'ines' }, context))
  await transaction((tx) => askPasswordReset(tx, visitor, { login: 'ines' }, context))
  const token = /reset\?token=([\w-]+)/.exec((await lettersTo(input.email)).at(-1)?.text ?? '')?.[1] ?? ''
  await transaction((tx) => resetPassword(tx, visitor, { token, passwordHash: 'another' }, context))

  const letters = await post(input.email)
  expect(letters).toHaveLength(4)
  for (const letter of letters) {
    expect(letter.from?.value).toEqual([{ name: 'Quayside', address: 'post@quay.example' }])
    expect(letter.html).toContain('Quayside')
    expect(letter.html).toContain('#1f4fbf')
    expect(letter.html).not.toContain('Harbour')
  }
})

test('the links in them lead to the screens of the brand', async () => {
  const who = await transaction((tx) => makeMember(tx, { brand: 'quay' }))
  await transaction((tx) => askPasswordReset(tx, visitor, { login: who.email }, context))
  const again = { email: who.email, username: 'ines-again', passwordHash: 'a hash' }
  await transaction((tx) => register(tx, visitor, again, context))
  const [reset, known] = (await lettersTo(who.email)).map(({ text }) => text)
  expect(reset).toMatch(/https:\/\/harbour\.test\/my\/reset\?token=[\w-]+&brand=quay\n/)
  expect(known).toContain('https://harbour.test/@quay/login?other=1\n')
})

test('a brand without a sender writes from the marketplace’s, and one that is gone in its name', async () => {
  const plain = signInContext({ brands: [{ ...quay, mailFrom: '' }] })
  const none = signInContext({ brands: [] })
  const who = await transaction((tx) => makeMember(tx, { brand: 'quay' }))
  desk.settings = plain.settings
  await transaction((tx) => askPasswordReset(tx, visitor, { login: who.email }, plain))
  desk.settings = none.settings
  await transaction((tx) => askPasswordReset(tx, visitor, { login: who.email }, none))
  const [first, second] = await post(who.email)
  expect(first?.from?.value).toEqual([{ name: 'Quayside', address: 'post@guildhall.example' }])
  expect(second?.from?.value).toEqual([{ name: 'Harbour', address: 'post@guildhall.example' }])
  expect(second?.text).not.toContain('brand=')
})
