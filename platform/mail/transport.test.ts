import { expect, test } from 'vitest'
import { letter } from './layout.ts'
import { MailFailure } from './mail-failure.ts'
import { openDroppingPeer, openMailPeer, refuse, slowly, transportTo } from './testing.ts'
import { openMail } from './open-mail.ts'
import type { Letter } from './transport.ts'

const sample: Letter = {
  id: '0195f6a2-0000-7000-8000-000000000001',
  brand: 'Hall & Söhne',
  from: null,
  to: 'anna@example.org',
  subject: 'Ваш заказ принят',
  ...letter({
    brandName: 'Hall & Söhne',
    origin: 'https://hall.example',
    heading: 'Принято',
    paragraphs: ['Спасибо.'],
  }),
  unsubscribeUrl: 'https://hall.example/unsubscribe/abc',
  thread: 'ticket-1207',
  createdAt: new Date('2026-05-04T10:00:00Z'),
}

test('a letter arrives as it was written', async () => {
  const peer = await openMailPeer()
  await transportTo(peer.url).send(sample)
  const [arrived] = peer.letters
  expect(peer.recipients).toEqual(['anna@example.org'])
  expect(arrived).toMatchObject({
    subject: 'Ваш заказ принят',
    messageId: `<${sample.id}@guildhall.example>`,
    inReplyTo: '<ticket-1207@guildhall.example>',
    date: sample.createdAt,
    from: { value: [{ name: 'Hall & Söhne', address: 'post@guildhall.example' }] },
  })
  expect(arrived!.text).toContain('Спасибо.')
  expect(arrived!.html).toContain('<h1')
  expect(arrived!.headers.get('auto-submitted')).toBe('auto-generated')
  expect(arrived!.headerLines.map(({ line }) => line)).toEqual(
    expect.arrayContaining([
      'List-Unsubscribe: <https://hall.example/unsubscribe/abc>',
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    ]),
  )
})

test('a letter of a brand comes from the sender of that brand, on the envelope too', async () => {
  const envelopes: string[] = []
  const peer = await openMailPeer({
    onMailFrom({ address }, _, callback) {
      envelopes.push(address)
      callback()
    },
  })
  await transportTo(peer.url).send({ ...sample, from: 'post@quay.example' })
  expect(peer.letters[0]).toMatchObject({
    from: { value: [{ name: 'Hall & Söhne', address: 'post@quay.example' }] },
  })
  expect(envelopes).toEqual(['post@quay.example'])
})

test('line breaks in any field add no header and no recipient', async () => {
  const peer = await openMailPeer()
  const attack = '\r\nBcc: bob@example.org\r\nX-Injected: yes'
  await transportTo(peer.url).send({
    ...sample,
    subject: `Hi${attack}`,
    brand: `G${attack}`,
    unsubscribeUrl: `https://a.example/${attack}`,
  })
  await transportTo(peer.url)
    .send({ ...sample, to: `anna@example.org${attack}` })
    .catch((error: unknown) => expect(error).toBeInstanceOf(MailFailure))
  for (const arrived of peer.letters) {
    expect(arrived.headers.has('bcc')).toBe(false)
    expect(arrived.headers.has('x-injected')).toBe(false)
  }
  expect(peer.recipients).not.toContain('bob@example.org')
})

test('a mailbox that does not exist is a refusal for good', async () => {
  const peer = await openMailPeer({ onRcptTo: refuse(550, 'No such mailbox') })
  await expect(transportTo(peer.url).send(sample)).rejects.toMatchObject({
    permanent: true,
    message: expect.stringContaining('No such mailbox'),
  })
})

test.each([
  ['a mailbox that is busy', { onRcptTo: refuse(450, 'Not now') }],
  ['a sender that the server does not want', { onMailFrom: refuse(550, 'Not now') }],
  ['a server that turns us away', { onConnect: refuse(554, 'Not now') }],
])('%s is worth another try', async (_, behave) => {
  const peer = await openMailPeer(behave)
  await expect(transportTo(peer.url).send(sample)).rejects.toMatchObject({
    name: 'MailFailure',
    permanent: false,
  })
})

test('a server that hangs up, or is not there, is worth another try', async () => {
  const peer = await openDroppingPeer()
  await expect(transportTo(peer.url).send(sample)).rejects.toMatchObject({
    name: 'MailFailure',
    permanent: false,
  })
  await peer.close()
  await expect(transportTo(peer.url).send(sample)).rejects.toMatchObject({
    name: 'MailFailure',
    permanent: false,
  })
})

test('a server that is slow at every command is given up in the end, and hung up on before it has the letter', async () => {
  let hungUp = false
  const peer = await openMailPeer({ ...slowly(300), onClose: () => (hungUp = true) })
  await expect(transportTo(peer.url, { wholeMs: 500 }).send(sample)).rejects.toMatchObject({
    name: 'MailFailure',
    permanent: false,
    message: 'The mail server did not take the letter within 0.5 seconds',
  })
  await expect.poll(() => hungUp).toBe(true)
  expect(peer.letters).toEqual([])
})

test.each(['smtp', 'smtps'])('a letter arrives by %s as well, within TLS', async (scheme) => {
  const peer = await openMailPeer({ secure: scheme === 'smtps', disabledCommands: [] })
  const url = `${peer.url.replace('smtp:', `${scheme}:`)}?tls.rejectUnauthorized=false`
  await transportTo(url).send(sample)
  expect(peer.letters).toHaveLength(1)
})

test('it is well when the server lets us in, and not otherwise', async () => {
  const peer = await openMailPeer()
  await expect(transportTo(peer.url).health()).resolves.toBeUndefined()
  const strict = await openMailPeer({ authOptional: false, onAuth: refuse(535, 'Wrong password') })
  await expect(transportTo(strict.url.replace('//', '//user:wrong@')).health()).rejects.toThrow(/password/i)
  await expect(transportTo('smtp://127.0.0.1:1').health()).rejects.toThrow(/ECONNREFUSED/)
})

test('without a mail server there is no transport', async () => {
  expect(await openMail(undefined)).toBeUndefined()
})
