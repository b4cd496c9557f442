import type { Form } from './read-forms.ts'
import type { Sender, Sent } from './send-form.ts'
import { formsAt, tryAll, type Sending } from './try-forms.ts'

/** Sets everything up under which the form may be sent, and tells where it stands. */
export type Stage = () => Promise<string>
export type WhichForm = (form: Form) => boolean

/** A form that does something is over once it was taken: then the stage is set up anew, for the next bad value. */
export function onStage(sender: Sender, stage: Stage, isIt: WhichForm): Sending & { form(): Promise<Form> } {
  let form: Form | undefined
  const find = async () => {
    if (form) return form
    const address = await stage()
    form = [...(await formsAt(sender, address)).values()].find(isIt)
    if (!form) throw new Error(`There is no such form at ${address}`)
    return form
  }
  const sending = async (send: (form: Form) => Promise<Sent>) => {
    const used = await find()
    const sent = await send(used)
    if (sent.status < 400 || sent.status === 409) form = undefined
    return { sent, form: used }
  }
  return Object.assign(sending, { form: find })
}

/** What is bad, into one form of a stage. */
export async function tryStage(sender: Sender, stage: Stage, isIt: WhichForm): Promise<void> {
  const on = onStage(sender, stage, isIt)
  await tryAll(sender, await on.form(), on)
}
