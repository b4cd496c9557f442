import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { member } from '#domain/accounts/schema.server.ts'
import { hashPassword } from '#platform/crypto/password.ts'
import { openPeopledHall, type Kind, type PeopledHall } from '../../hall/peopled-hall.ts'
import { faultsIn } from './judge.ts'
import type { Sender } from './send-form.ts'
import { formsAt, tryForm, tryPage } from './try-forms.ts'

let hall: PeopledHall

beforeAll(async () => {
  hall = await openPeopledHall()
  const passwordHash = await hashPassword('the password of the member')
  await hall.transaction((tx) =>
    tx.db
      .update(member)
      .set({ passwordHash })
      .where(eq(member.id, hall.personOf('member').id)),
  )
  return hall.close
})

const senderOf = (kind: Kind): Sender => ({ hall, headers: () => hall.headersOf(kind) })

test.each<[Kind, string, number]>([
  ['member', '/my/account', 10],
  ['deleting', '/my/account', 2],
  ['banned', '/my', 1],
])(
  'the forms of the %s at %s take anything',
  async (kind, address, atLeast) => {
    const sender = senderOf(kind)
    const forms = await formsAt(sender, address)
    expect([...forms.keys()].length, [...forms.keys()].join('\n')).toBeGreaterThanOrEqual(atLeast)
    for (const form of forms.values()) await tryForm(sender, form)
    const [first] = forms.values()
    if (first) await tryPage(sender, first)
  },
  120_000,
)

test('and no fault was logged', () => {
  expect(faultsIn(hall.web.printed())).toEqual([])
})
