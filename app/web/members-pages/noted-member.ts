import type { IncomingMessage } from 'node:http'
import type { KnownMember } from './read-member.ts'

const noted = new WeakMap<IncomingMessage, KnownMember>()

/** Who asks was read at the socket: the way on need not read it again. */
export const noteMember = (incoming: IncomingMessage, member: KnownMember): void =>
  void noted.set(incoming, member)

export const notedMember = (incoming: IncomingMessage): KnownMember | undefined => noted.get(incoming)
