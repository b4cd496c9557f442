import { isIPv6 } from 'node:net'
import { plainAddress } from './inet-address.ts'

/** What one household or company has of the addresses of IPv6: the first half, whichever of the others it uses. */
const GROUPS_OF_A_NETWORK = 4
const GROUPS = 8

/** Anything that is no address of IPv6 is left as it is. */
export function networkOf(written: string): string {
  const address = plainAddress(written)
  if (!isIPv6(address)) return address
  const [start = '', end] = address.split('::')
  const before = start === '' ? [] : start.split(':')
  const after = end ? end.split(':') : []
  const left = end === undefined ? 0 : GROUPS - before.length - after.length
  const whole = [...before, ...Array.from({ length: left }, () => '0'), ...after]
  const network = whole.slice(0, GROUPS_OF_A_NETWORK)
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
