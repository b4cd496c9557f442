import { describe, expect, it } from 'vitest'
import { identityFrom } from './identity.ts'

describe('what a provider says about a person', () => {
  it.each([true, 'true'])('is taken as a verified address when it says %j', (email_verified) => {
    expect(identityFrom('peer', { sub: '1', email: 'a@b.example', email_verified })?.emailVerified).toBe(true)
  })

  it.each([false, 'false', 1, 'yes', null, undefined])(
    'is not taken as a verified address when it says %j',
    (email_verified) => {
      expect(identityFrom('peer', { sub: '1', email: 'a@b.example', email_verified })?.emailVerified).toBe(
        false,
      )
    },
  )

  it.each([
    '',
    'nobody',
    'a@b',
    'a b@c.example',
    'a@b.example\r\nBcc: c@d.example',
    7,
    'a@' + 'b'.repeat(260) + '.example',
  ])('is no address when it is %j, and nothing is verified then', (email) => {
    expect(identityFrom('peer', { sub: '1', email, email_verified: true })).toMatchObject({
      email: undefined,
      emailVerified: false,
    })
  })

  it('is nothing without a subject of sane length', () => {
    expect(identityFrom('peer', { email: 'a@b.example' })).toBeUndefined()
    expect(identityFrom('peer', { sub: 'x'.repeat(256) })).toBeUndefined()
    expect(identityFrom('peer', { sub: 12 })).toBeUndefined()
  })

  it('is a name cut to what a page can bear, without control characters', () => {
    expect(identityFrom('peer', { sub: '1', name: ' Ilse\u0000 Brandt ' })?.name).toBe('Ilse Brandt')
    expect(identityFrom('peer', { sub: '1', name: 'x'.repeat(500) })?.name).toHaveLength(60)
  })
})
