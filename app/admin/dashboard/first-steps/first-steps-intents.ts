import { redirect } from 'react-router'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { changeSettings, newestChangeId } from '#domain/settings/index.ts'

const { intent, intents } = formsOf({ for: 'staff', needs: 'settings.change' })

const show = (firstStepsShown: boolean, reason: string) =>
  intent({
    isPressed: true,
    run: async (tx, actor, _, { origin }) =>
      changeSettings(
        tx,
        actor,
        { values: { firstStepsShown }, reason, basedOn: await newestChangeId(tx.db) },
        origin,
      ),
    done: () => redirect(firstStepsShown ? '/admin#first-steps' : '/admin'),
  })

/** The list of what to do first is put aside for all administrators, and brought back. */
export const firstStepsIntents = intents({
  'put-aside': show(false, 'The first steps were put aside'),
  'bring-back': show(true, 'The first steps were brought back'),
})

export type FirstStepsIntent = IntentOf<typeof firstStepsIntents>
