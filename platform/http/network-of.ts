import { isIPv6 } from 'node:net'

/** What one household or company has of the addresses of IPv6: the first half, whichever of the others it uses. */
const GROUPS_OF_A_NETWORK = 4
const GROUPS = 8

export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [start = '', end] = address.split('::')
  const before = start === '' ? [] : start.split(':')
  const after = end ? end.split(':') : []
  const left = end === undefined ? 0 : GROUPS - before.length - after.length
  const whole = [...before, ...Array.from({ length: left }, () => '0'), ...after]
  return whole.slice(0, GROUPS_OF_A_NETWORK).join(':')
}
