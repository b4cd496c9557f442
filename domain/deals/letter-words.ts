import type { TimelineKind } from './timeline-words.ts'
import type { Party } from './states.ts'

export type ToldOf = {
  /** Who reads it: everybody who did not do it themselves, one side only, or the side that was asked. */
  to: 'others' | 'asked' | Party
  channel: 'deals' | 'money'
  /** Begins with the name of who did it, unless it happened by itself. */
  subject: string
  /** What there is to know about it; what comes next is said after it, from the deal itself. */
  toDo: string
  /** Where the letter leads, if not just into the room. */
  action?: { label: string; do: string }
}

/** On the side of who took the step one reads that it happened: what is asked of the other side is nothing to them. */
export const toldBeside = (told: ToldOf): ToldOf => (told.channel === 'deals' ? { ...told, toDo: '' } : told)

const step = (subject: string, toDo = '', to: ToldOf['to'] = 'others') =>
  ({ to, channel: 'deals', subject, toDo }) as const
const money = (subject: string, toDo = 'Every cent is written down in the room of the deal.') =>
  ({ to: 'others', channel: 'money', subject, toDo }) as const

/** Which steps of a deal are worth a letter, and what it says; `{who}` is the one who took the step. */
export const letterWords: Partial<Record<TimelineKind, ToldOf>> = {
  proposed: step('{who} proposes a deal', 'Read the terms, then accept, change or decline.'),
  changed: step('{who} changed the proposal', 'Read the new version, then accept, change or decline.'),
  joined: step('{who} came by your invitation'),
  accepted: step('{who} accepted the deal', 'The buyer pays into escrow, and the work begins.'),
  declined: step('{who} declined the deal', 'Nothing was paid, so nothing moves.'),
  withdrawn: step('{who} withdrew the deal', 'Nothing was paid, so nothing moves.'),
  expired: step('The deal expired', 'Nothing was paid, so nothing moves.'),
  ordered: step('{who} ordered from you'),
  funded: money('{who} paid into escrow', 'The money waits there until the work is accepted.'),
  'requirements-answered': step('{who} answered your questions', 'The time to deliver runs from now.'),
  'requirements-reminded': step(
    'The seller waits for your answers',
    'The work begins when the questions are answered.',
    'buyer',
  ),
  delivered: step(
    '{who} delivered',
    'Look at the work, then accept it or ask for a revision. Silence accepts.',
  ),
  'due-reminded': step(
    'Your work is due within a day',
    'Deliver it in time, or ask for more time.',
    'seller',
  ),
  'revision-asked': step('{who} asked for a revision', 'The reasons are in the room.'),
  'acceptance-reminded': step(
    'A delivery waits for you',
    'Accept it or ask for a revision. If you do nothing, it is accepted for you.',
    'buyer',
  ),
  released: money('{who} accepted your delivery', 'The money clears in a few days.'),
  'released-by-time': money('A delivery was accepted by time', 'The money went to the seller and clears.'),
  'released-early': money('{who} released the money early', 'The money clears in a few days.'),
  'extension-asked': step('{who} asks for more time', 'Agree or refuse in the room.'),
  'extension-agreed': step('{who} agreed to more time'),
  'extension-refused': step('{who} refused more time'),
  cancelled: money('{who} cancelled', 'The whole money went back to the buyer.'),
  'cancellation-asked': step(
    '{who} asks to cancel',
    'Agree or refuse in time. Silence agrees only where nothing was delivered.',
  ),
  'cancellation-agreed': money('{who} agreed to cancel', 'The whole money went back to the buyer.'),
  'cancellation-refused': step('{who} refused to cancel'),
  'cancellation-lapsed': {
    ...step(
      'Nobody answered the request to cancel',
      'Something was delivered, so silence agrees to nothing: the request lapsed, and the money stays where it is. If you do not agree with one another, open a dispute.',
    ),
    action: { label: 'Open a dispute', do: 'dispute' },
  },
  'refund-asked': step('{who} proposes a refund', 'Agree or refuse in the room. Nothing moves until then.'),
  'refund-agreed': money('{who} agreed to the refund', 'That part of the price is back with the buyer.'),
  'refund-refused': step('{who} refused the refund'),
  'refund-lapsed': step('A proposed refund lapsed', 'The money has cleared: it is the seller’s.'),
  'cancelled-by-silence': money('A cancellation went through', 'Nobody answered it in time.'),
  'cancelled-unanswered': money('A deal was cancelled', 'The questions were never answered.'),
  'milestone-proposed': step('{who} proposes another milestone', 'Agree or refuse in the room.'),
  'milestone-agreed': step('{who} agreed to another milestone', 'It can be paid for now.'),
  'milestone-refused': step('{who} refused another milestone'),
  'request-withdrawn': step('{who} took a request back'),
  ended: step('The deal was ended'),
  'dispute-opened': step(
    '{who} opened a dispute',
    'The clocks of this milestone stand still. Say in time how you see it.',
  ),
  claimed: step('{who} made a claim', 'Say in time how you see it.'),
  'return-asked': step(
    '{who} asks for money back that has cleared',
    'It is the seller’s: only they can give any of it back. An administrator helps both to agree.',
  ),
  'dispute-answered': step('{who} answered the dispute'),
  'question-asked': step(
    'An administrator asks you about a dispute',
    'Read the question in the room and answer it there. It is decided with what is known by then.',
    'asked',
  ),
  'question-answered': step('{who} answered an administrator’s question'),
  'dispute-unanswered': step('A dispute was not answered in time'),
  'dispute-due': step('An administrator decides the dispute'),
  'settlement-offered': step('{who} offers a settlement', 'The money moves at once if you agree.'),
  'dispute-settled': money('{who} agreed to the settlement'),
  'dispute-withdrawn': step(
    '{who} withdrew the dispute',
    'The milestone goes on where it stopped, with the time that it had left.',
  ),
  'dispute-decided': money(
    'The dispute is decided',
    'The reasons are in the room. Either side can appeal there, once.',
  ),
  'decision-appealed': step(
    '{who} appealed the decision',
    'It is looked at again, by another person where there is one, and may end either way. Money of it that is still here is held until then. Write in the room what should be known.',
  ),
  'decision-upheld': money(
    'The appeal is decided: the decision stays',
    'What was held for it is free again. This is final. The reasons are in the room.',
  ),
  'decision-changed': money(
    'The appeal is decided: the decision was changed',
    'This is final. The reasons are in the room.',
  ),
  tipped: money('{who} gave you a tip', 'The whole of it is yours, and clears as your other earnings do.'),
  'buyer-banned': step(
    'The buyer of your deal was banned',
    'No new money goes in. What is paid for waits in escrow and is yours when the work is accepted, by the buyer or by time. You may finish it, or leave without fault.',
    'seller',
  ),
  'buyer-back': step(
    'The buyer of your deal is back',
    'Their ban was lifted: the deal goes on as before.',
    'seller',
  ),
  'seller-banned': step(
    'The seller of your deal was banned',
    'No new money goes in. What was not delivered yet you can cancel at once without fault, and all of it comes back to you. What was delivered you can accept or dispute. The seller may still finish and deliver.',
    'buyer',
  ),
  'seller-back': step(
    'The seller of your deal is back',
    'Their ban was lifted: the deal goes on as before.',
    'buyer',
  ),
  'files-added': step('{who} added files'),
}
