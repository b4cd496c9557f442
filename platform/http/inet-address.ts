import { isIP } from 'node:net'

/** An IPv4 address that came through an IPv6 socket is the same address. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** An address that PostgreSQL knows as one, or nothing: Node.js takes one with a zone for an address, PostgreSQL refuses it. */
export function inetAddress(written: string | undefined): string | undefined {
  const address = plainAddress(written ?? '')
  return isIP(address) === 0 || address.includes('%') ? undefined : address
}

type InetRange = { text: string; version: 4 | 6; bits: number }

/** The same of what a person typed, who may mean one address or a range. */
export function inetRange(typed: string): InetRange | undefined {
  const [written, typedBits, ...more] = typed.trim().split('/')
  const address = inetAddress(written)
  if (!address || more.length > 0) return undefined
  const version = address.includes(':') ? 6 : 4
  const most = version === 4 ? 32 : 128
  if (typedBits !== undefined && !/^\d{1,3}$/.test(typedBits)) return undefined
  const bits = Number(typedBits ?? most)
  return bits <= most ? { text: `${address}/${bits}`, version, bits } : undefined
}
