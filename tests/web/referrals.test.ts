import { beforeAll, expect, test } from 'vitest'
import { someInvitations } from '#domain/referrals/testing-invitations.ts'
import { openSharedServer } from '../server/shared-server.ts'
import type { TestServer } from '../server/test-server.ts'

let server: TestServer
let invited: Awaited<ReturnType<typeof someInvitations>>
let paidBefore: number
beforeAll(async () => {
  server = await openSharedServer()
  paidBefore = paidToAll(await read(FOR_EVERYONE, 'visitor'))
  invited = await server.transaction((tx) => someInvitations(tx, server.personOf('member').id))
  return server.close
})

type Who = Parameters<TestServer['headersOf']>[0]
const read = async (path: string, who: Who = 'member') =>
  (await fetch(server.web.origin + path, { headers: await server.headersOf(who), redirect: 'manual' })).text()
/** As text: React writes a mark between what was put together. */
const plain = (page: string) => page.replaceAll('<!-- -->', '')
/** With a sum of one's own, so that it is nobody's kept page. */
const FOR_EVERYONE = '/referral-program?sales=500'
/** Other files of this server have people who invite, too. */
const paidToAll = (page: string) => Number(/Paid to who invited<\/dt><dd>\$([\d.]+)</.exec(plain(page))?.[1])

test('a visitor reads the rule, works it out without script, and sees what it brought to all', async () => {
  const page = plain(await read(FOR_EVERYONE, 'visitor'))
  expect(page).toContain('Bring good people. Share what we earn.')
  expect(page).toContain('You receive $10.00 a month, $120.00 in 12 months.')
  expect(paidToAll(page) - paidBefore).toBeCloseTo(6.6)
  expect(page).not.toContain('Noor')
})

test('a member has a link, its QR code, whom it brought and what each reward is in the ledger', async () => {
  const { username } = server.personOf('member')
  const page = plain(await read(`/referral-program?who=${invited.rewardedInvited}`))
  expect(page).toContain(`${server.web.origin}/?ref=${username}`)
  expect(page).toMatch(/aria-label="A QR code that opens [^"]+"/)
  expect(page).toContain('2 people you brought have earned you $6.60.')
  expect(page).toContain('Noor Haddad')
  expect(page).toContain('21.00')
  const transfer = /href="(\/my\/balance\?kind=referral[^"#]+)/.exec(page)?.[1]?.replaceAll('&amp;', '&')
  const opened = plain(await read(transfer ?? ''))
  expect(opened).toContain('Referrals and promotions of the marketplace')
  expect(opened).toContain('Noor Haddad')
})

test('whose rewards wait reads why', async () => {
  const page = plain(await read(`/referral-program?who=${invited.heldInvited}`))
  expect(page).toContain('$2.00 wait for an administrator.')
  expect(page).toContain('Both accounts were used on the same device.')
  expect(page).toContain('Both have a payout method with the same ending.')
})

test('nobody opens what another’s link brought', async () => {
  const page = await read(`/referral-program?who=${invited.rewardedInvited}`, 'administrator')
  expect(page).not.toContain('Noor')
})

test('a person who opens a link is one visit a day, a preview of a messenger none', async () => {
  const { username } = server.personOf('administrator')
  const open = (browser: string) =>
    fetch(`${server.web.origin}/pricing?ref=${username}`, {
      redirect: 'manual',
      headers: { 'User-Agent': browser },
    })
  const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  await open('WhatsApp/2.23.20.0')
  await open(browser)
  await open(browser)
  await open(browser.replaceAll('140', '141'))
  const page = plain(await read('/referral-program', 'administrator'))
  expect(page).toContain('<b>2</b><span>opened it')
})

test('an administrator looks and releases with a reason, and both read it', async () => {
  const here = `/admin/referrals/${invited.heldInvited}`
  expect(await read('/admin/referrals', 'administrator')).toContain('Yusuf Demir')
  expect(plain(await read(here, 'administrator'))).toContain('Release $2.00')
  const send = async (fields: Record<string, string>) =>
    fetch(server.web.origin + here, {
      method: 'POST',
      headers: { ...(await server.headersOf('administrator')), Origin: server.web.origin },
      body: new URLSearchParams({ intent: 'release', memberId: invited.heldInvited, ...fields }),
      redirect: 'manual',
    })
  expect((await send({ reason: '' })).status).toBe(400)
  const released = await send({ reason: 'Two people of one workshop.' })
  expect(released.headers.get('location')).toBe('/admin/referrals?done=released')
  expect(await read('/admin/referrals?show=decided', 'administrator')).toContain('Released')
  const page = plain(await read(`/referral-program?who=${invited.heldInvited}`))
  expect(page).toContain('Two people of one workshop.')
  expect(page).toContain('have earned you $8.60.')
  expect(plain(await read('/my/notifications'))).toContain('are released: $2.00')
})
