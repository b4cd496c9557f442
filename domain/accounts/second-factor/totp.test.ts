import { expect, test } from 'vitest'
import { authenticatorUri, codeAtStep, findStep, makeTotpSecret, stepAt } from './totp.ts'

/** '12345678901234567890', the key of RFC 6238's own examples. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1_000)

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is the one that the standard gives', (seconds, code) => {
  expect(codeAtStep(secret, stepAt(at(seconds)))).toBe(code)
})

test('a telephone whose clock is half a minute off still gets in, one that is further off does not', () => {
  const now = at(1_800_000_000)
  const code = (drift: number) => codeAtStep(secret, stepAt(now) + drift)
  for (const drift of [-1, 0, 1])
    expect(findStep(secret, code(drift), { now, after: 0 })).toBe(stepAt(now) + drift)
  for (const drift of [-2, 2]) expect(findStep(secret, code(drift), { now, after: 0 })).toBeUndefined()
})

test('a code that was used is worth nothing, and neither is an older one', () => {
  const now = at(1_800_000_000)
  const step = stepAt(now)
  expect(findStep(secret, codeAtStep(secret, step), { now, after: step })).toBeUndefined()
  expect(findStep(secret, codeAtStep(secret, step - 1), { now, after: step })).toBeUndefined()
  expect(findStep(secret, codeAtStep(secret, step + 1), { now, after: step })).toBe(step + 1)
})

test('every app gets a secret of its own, with enough chance in it', () => {
  const made = Array.from({ length: 50 }, makeTotpSecret)
  expect(new Set(made).size).toBe(50)
  for (const one of made) expect(one).toMatch(/^[A-Z2-7]{32}$/)
})

test('the address in the QR code names the marketplace and the member, whatever they are called', () => {
  const uri = authenticatorUri(secret, { issuer: 'Harbour & Co', account: 'ilse@example.org' })
  expect(uri).toBe(
    `otpauth://totp/Harbour%20%26%20Co:ilse%40example.org?secret=${secret}&issuer=Harbour%20%26%20Co&algorithm=SHA1&digits=6&period=30`,
  )
})
