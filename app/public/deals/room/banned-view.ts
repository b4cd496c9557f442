import { isDealOver, otherParty } from '#domain/deals/states.ts'
import type { RoomContext } from './room-context.ts'

/** What a ban of one side means in this room, for whoever looks; nothing where nobody is banned. */
export function bannedView({ facts, party, sides }: RoomContext): { title: string; text: string } | null {
  const [side] = facts.banned
  if (!side || isDealOver(facts.state)) return null
  if (party && facts.banned.includes(party))
    return {
      title: 'Your account is banned.',
      text: 'You can finish and deliver what was begun here, and take out what you earn. No new money goes in, and the other side may leave without fault.',
    }
  const title = `${sides[side].name} is banned.`
  if (!party) return { title, text: 'No new money goes in, and the other side may leave without fault.' }
  return {
    title,
    text:
      otherParty(party) === 'seller'
        ? 'No new money goes in. What was not delivered yet you can cancel at once, without fault and with all of the money back. What was delivered you can accept or dispute. They may still finish and deliver.'
        : 'No new money goes in. What is paid for waits in escrow and is yours when the work is accepted, by them or by time. You can finish it, or leave without fault.',
  }
}
