import { redirect } from 'react-router'
import { z } from 'zod'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsNothing } from '#app/forms/mendable.ts'
import {
  hideWork,
  lendWork,
  moveWork,
  removeWork,
  restoreWork,
  showWork,
  takeWorkBack,
} from '#domain/portfolio/index.ts'
import { Invalid } from '#platform/errors/errors.ts'

const HERE = '/my/portfolio'

const { intent, intents } = formsOf({ for: 'members', mends: mendsNothing })

const ofWork = z.object({ workId: z.uuid() })

/** What a button does to one work, and the list that says so. */
const press = (
  operation: typeof hideWork | typeof showWork | typeof removeWork | typeof restoreWork,
  done: string,
) =>
  intent({
    input: ofWork,
    isPressed: true,
    run: async (tx, actor, input) => void (await operation(tx, actor, input)),
    done: ({ url }, _, { workId }) => redirect(back(url, { done, work: workId })),
  })

/** To which team stands behind the intent: `lend:…`. */
const passOn = (operation: typeof lendWork, done: string) =>
  intent({
    input: ofWork,
    isPressed: true,
    run: (tx, actor, { workId }, { argument }) => {
      const teamId = z.uuid().safeParse(argument).data
      if (!teamId) throw new Invalid('Choose the team')
      return operation(tx, actor, { workId, teamId })
    },
    done: ({ url }, _, { workId }) => redirect(back(url, { done, work: workId })),
  })

/** What the buttons of the list do; where a work is moved to stands behind its intent: `move:3`. */
export const worksIntents = intents({
  move: intent({
    input: ofWork,
    isPressed: true,
    run: (tx, actor, { workId }, { argument }) => {
      if (!/^\d{1,3}$/.test(argument)) throw new Invalid('Choose where to move the work')
      return moveWork(tx, actor, { workId, to: Number(argument) })
    },
    done: ({ url }, _, { workId }) => redirect(back(url, { done: 'moved', work: workId })),
  }),
  lend: passOn(lendWork, 'lent'),
  'take-back': passOn(takeWorkBack, 'taken-back'),
  hide: press(hideWork, 'hidden'),
  show: press(showWork, 'shown'),
  remove: press(removeWork, 'removed'),
  restore: press(restoreWork, 'restored'),
})

export type WorksIntent = IntentOf<typeof worksIntents>

/** The same list, with what was done to it. */
function back(url: URL, told: Record<string, string>): string {
  const search = new URLSearchParams()
  for (const name of ['show', 'q']) {
    const value = url.searchParams.get(name)
    if (value) search.set(name, value)
  }
  for (const [name, value] of Object.entries(told)) search.set(name, value)
  return `${HERE}?${search}`
}
