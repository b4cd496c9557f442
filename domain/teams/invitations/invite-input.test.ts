import { expect, test } from 'vitest'
import { inviteInput } from '../index.ts'

const invited = (to: string) => inviteInput.safeParse({ to, role: 'member', share: '10' })

test.each(['hana@example.org', 'Hana@Example.org', 'hana', '@hana', ''])(
  'somebody is invited by an address, by a name, or by a link: “%s”',
  (to) => {
    expect(invited(to).data?.to).toBe(to)
  },
)

test.each(['hana@example.org,', '<hana@example.org>', 'hana@example'])(
  'what no letter could go to is told beside its field: “%s”',
  (to) => {
    expect(invited(to).error?.issues[0]).toMatchObject({
      path: ['to'],
      message: expect.stringContaining('write an address like'),
    })
  },
)
