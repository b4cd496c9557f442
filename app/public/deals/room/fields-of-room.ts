import type { RoomContext } from './room-context.ts'

const WHICH = ['do', 'preview', 'milestoneId', 'milestoneIds', 'requestId', 'version', 'key', 'formKey']
const WORK = ['text', 'reasons', 'reason', 'days', 'fault', 'title', 'price', 'amount']
const DISPUTE = ['why', 'wanted', 'statement', 'answer', 'earnedMinor']

/** The fields that the forms of a room may have: those of its steps, and an answer to each question of the seller. */
export function fieldsOfRoom({ room }: RoomContext): (name: string) => boolean {
  const answers = room.deal.requirements.map(({ id }) => `answers.${id}`)
  const known = new Set([...WHICH, ...WORK, ...DISPUTE, ...answers])
  return (name) => known.has(name)
}
