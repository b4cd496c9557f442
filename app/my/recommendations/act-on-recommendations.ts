import { redirect } from 'react-router'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsNothing, mendsRules } from '#app/forms/mendable.ts'
import { localPath } from '#app/local-path.ts'
import {
  type Away,
  awayInput,
  chooseInterests,
  chooseSources,
  forgetLearned,
  interestsInput,
  sendAway,
  sourcesInput,
  takeBack,
} from '#domain/recommendations/index.ts'
import { Invalid } from '#platform/errors/errors.ts'

const HERE = '/my/recommendations'
const UNDONE_MOST = 3

const { intent, intents } = formsOf({ for: 'members', mends: mendsNothing })

/** `service.{id}`, as a button says it. */
function readAway(said: string): Away {
  const [kind, id] = said.split('.')
  const read = awayInput.safeParse({ kind, id })
  if (!read.success) throw new Invalid('This form is out of date. Reload the page and send it again.')
  return read.data
}

/** Back to where the button stood, with what is gone in its place. */
function backTo(form: FormData, gone: string | undefined): Response {
  const [path = HERE] = localPath(form.get('back')).split(/[?#]/)
  const anchor = /^[a-z-]{1,40}$/.exec(String(form.get('anchor') ?? ''))?.[0]
  return redirect(gone ? `${path}?gone=${gone}${anchor ? `#${anchor}` : ''}` : path)
}

/** What the buttons of recommendations and the forms of their page ask for. */
export const recommendationsIntents = intents({
  away: intent({
    run: (tx, actor, _, { argument }) => sendAway(tx, actor, readAway(argument)),
    done: ({ form }) => {
      const { kind, id } = readAway(String(form.get('gone') ?? ''))
      return backTo(form, `${kind}.${id}`)
    },
  }),
  undo: intent({
    run: async (tx, actor, _, { argument }) => {
      for (const said of argument.split(' ').slice(0, UNDONE_MOST)) await takeBack(tx, actor, readAway(said))
    },
    done: ({ form }) => backTo(form, undefined),
  }),
  sources: intent({
    input: sourcesInput,
    run: chooseSources,
    done: () => redirect(`${HERE}?done=sources#made-from`),
  }),
  forget: intent({
    run: (tx, actor) => forgetLearned(tx, actor),
    done: () => redirect(`${HERE}?done=forgotten#made-from`),
  }),
  interests: intent({
    input: interestsInput,
    mends: mendsRules,
    run: chooseInterests,
    done: () => redirect(`${HERE}?done=interests`),
  }),
})

export type RecommendationsIntent = IntentOf<typeof recommendationsIntents>
