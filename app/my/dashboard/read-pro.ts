import type { MemberEdge } from '#app/edge.ts'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { dayWords } from '#app/my/pro/pro-words.ts'
import { hasPro } from '#domain/accounts/index.ts'
import { findSubscription, nextSum, stateAt } from '#domain/pro/index.ts'
import { byWhen } from './task-deadline.ts'
import type { Task } from './task.ts'

/** What ends or is taken when: a line for who has PRO, a task for who is short of money for it. */
export async function readPro({ db, actor, viewer, clock, settings }: MemberEdge) {
  const now = clock.now()
  // Whoever has none costs no question.
  const row = hasPro(viewer, now) ? await findSubscription(db, actor.id) : undefined
  if (!row) return { line: null, tasks: [] }
  const on = dayWords(viewer.timeZone, now).on
  const sum = formatMoney(nextSum(row, settings), settings.currency)
  const isShort = stateAt(row, now) === 'past_due'
  const task: Task = {
    key: 'pro',
    title: `${sum} for PRO is not on your balance`,
    text: 'PRO ends when the days of grace are over. Nothing that you made is lost.',
    by: byWhen(row.until, row.holdsUntil, { now, timeZone: viewer.timeZone }),
    action: { label: 'Pay for PRO', to: '/my/pro' },
  }
  return {
    line: isShort
      ? null
      : row.cancelledAt
        ? `ends on ${on(row.until)}`
        : `renews on ${on(row.until)} for ${sum}`,
    tasks: isShort ? [task] : [],
  }
}
