import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { dealFile, dispute } from '#domain/deals/schema.server.ts'
import { openWornServer } from '../../server/shared-server.ts'
import { type TestServer } from '../../server/test-server.ts'
import { aCaseToTry, roomForms } from './deals-to-try.ts'
import { expectHelpful, expectSane, faultsIn } from './judge.ts'
import { sendTyped, type Sender } from './send-form.ts'
import { formsAt, tryBriefly, tryForm } from './try-forms.ts'
import { onStage, type Stage, tryStage, type WhichForm } from './try-stages.ts'

let server: TestServer
let sender: Sender

beforeAll(async () => {
  server = await openWornServer()
  const headers = await server.headersOf('member')
  sender = { server, headers: async () => headers }
  return server.close
})

const isStep: WhichForm = ({ fields }) => fields.some(({ name }) => /^(do|intent)$/.test(name))

const stageOf = (name: string): Stage => {
  const stage = roomForms[name]
  if (!stage) throw new Error(`There is no form ${name}`)
  return () => server.transaction((tx) => stage(tx, server.personOf('member')))
}

test.each(Object.keys(roomForms))(
  'the form of the room for %s takes anything',
  (name) => tryStage(sender, stageOf(name), isStep),
  120_000,
)

const page = '<!doctype html><script>alert(1)</script>'

test.each([
  ['a page', 'page.html', 'text/html', page],
  ['a page that calls itself a picture', 'page.png', 'image/png', page],
  [
    'a drawing with a script',
    'a.svg',
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
  ],
  ['a name that leads elsewhere', '../../etc/passwd\u0000.pdf', 'application/pdf', '%PDF-1.4\n%%EOF'],
])('%s as evidence is refused, or a download that no browser runs', async (_, name, type, content) => {
  const on = onStage(sender, stageOf('a dispute'), isStep)
  const file = new File([content], name, { type })
  const { sent, form } = await on((one) => sendTyped(sender, one, () => '1', file))
  expectSane(sent, name)
  const typed = Object.fromEntries(form.fields.map((field) => [field.name, '1']))
  if (sent.status >= 400) return expectHelpful(sent, form, typed, name)
  const dealId = /\/deals\/([0-9a-f-]{36})/.exec(sent.to ?? '')?.[1] ?? ''
  const files = await server.transaction((tx) =>
    tx.db.select().from(dealFile).where(eq(dealFile.dealId, dealId)),
  )
  for (const { id } of files) {
    const address = `${server.web.origin}/deals/${dealId}/files/${id}`
    const served = await fetch(address, { headers: await sender.headers() })
    expect(served.headers.get('Content-Type')).not.toMatch(/html|svg|xml/)
    expect(served.headers.get('Content-Disposition')).toMatch(/^attachment;/)
    expect(served.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect((await fetch(address, { headers: await server.headersOf('visitor') })).status).toBe(404)
    expect((await fetch(address, { headers: await server.headersOf('administrator') })).status).toBe(200)
  }
})

test.each([
  ['the member', 'member', 1],
  ['a visitor', 'visitor', 1],
] as const)(
  'the form of a new deal takes anything from %s',
  async (_, kind, atLeast) => {
    const whose: Sender = { server, headers: () => server.headersOf(kind) }
    const forms = await formsAt(whose, '/deals/new')
    expect(forms.size).toBeGreaterThanOrEqual(atLeast)
    for (const form of forms.values()) await tryForm(whose, form)
  },
  120_000,
)

test.each(['decide', 'ask'])(
  'the form to %s an administrator’s case takes anything',
  async (intent) => {
    const admin: Sender = { server, headers: () => server.headersOf('administrator') }
    const stage = async () => {
      const dealId = await server.transaction((tx) => aCaseToTry(tx, server.personOf('member')))
      const [found] = await server.transaction((tx) =>
        tx.db.select().from(dispute).where(eq(dispute.dealId, dealId)),
      )
      return `/admin/deals/analytics?dispute=${found?.id}`
    }
    await tryStage(admin, stage, ({ fields }) => fields.some(({ value }) => value === intent))
  },
  120_000,
)

test('so do those of the rules of deals', async () => {
  const admin: Sender = { server, headers: () => server.headersOf('administrator') }
  const forms = await formsAt(admin, '/admin/deals/settings')
  expect(forms.size, [...forms.keys()].join('\n')).toBeGreaterThanOrEqual(2)
  for (const form of forms.values()) await tryBriefly(admin, form)
}, 120_000)

test('and no fault was logged', () => {
  expect(faultsIn(server.web.printed())).toEqual([])
})
